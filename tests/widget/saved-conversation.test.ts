import { describe, expect, it } from 'vitest';
import type { ChatEvent, ChatState } from '../../widget/flow/chat-types.ts';
import type { CheckOutcome } from '../../widget/flow/check-types.ts';
import { conversationToSave, hasChangeToSave } from '../../widget/flow/restore-conversation.ts';
import {
  parseSavedConversation,
  type SavedConversation,
} from '../../widget/flow/saved-conversation.ts';
import { initialState } from '../../widget/flow/transition.ts';
import { choose, fillIn, interest, open, play, questions, source } from './play.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const faqs = [...sampleFaqs, faq(6, 'Cek Deposit', { answer: 'Isi form.' })];
const loaded = questions(faqs);
const opened = play(initialState(source), open, loaded).state;
const saved = (rest: Partial<SavedConversation> = {}): SavedConversation => ({
  version: 1,
  isOpen: false,
  askedIds: [1, 2],
  result: null,
  ...rest,
});
const load = (what: SavedConversation, state: ChatState = initialState(source)) =>
  play(state, { type: 'conversation-loaded', saved: what });

const ended = (outcome: CheckOutcome, request = 1): ChatEvent => {
  return { type: 'check-ended', request, outcome };
};

describe('the saved conversation', () => {
  it('is empty for a bot that was never opened', () => {
    const closed = initialState(source);
    const near = play(closed, interest, loaded).state;
    expect(hasChangeToSave(closed, near)).toBe(false);
    expect(conversationToSave(near)).toBeNull();
  });

  it('contains the ids of the questions, and whether the panel is open', () => {
    const asked = play(opened, choose(1), choose(2)).state;
    expect(hasChangeToSave(opened, asked)).toBe(true);
    expect(conversationToSave(asked)).toEqual(saved({ isOpen: true }));
    expect(conversationToSave(play(asked, { type: 'closed' }).state)).toEqual(saved());
  });

  it('contains the result of a check, never the typed text', () => {
    const sent = play(opened, choose(6), ...fillIn('rahasia', 'D3612272'), {
      type: 'check-sent',
    }).state;
    const failed = play(sent, ended({ type: 'failed' })).state;
    expect(conversationToSave(failed)?.result).toBeNull();
    const found = play(
      failed,
      { type: 'check-sent' },
      ended({ type: 'found', amount: 5 }, 2),
    ).state;
    expect(conversationToSave(found)?.result).toEqual({ type: 'found', amount: 5 });
    for (const state of [sent, failed, found]) {
      expect(JSON.stringify(conversationToSave(state))).not.toMatch(/rahasia|3612272/);
    }
  });

  it('is empty for a closed bot at Home', () => {
    const home = play(opened, choose(1), choose(-1));
    expect(conversationToSave(home.state)?.askedIds).toEqual([]);
    expect(conversationToSave(play(home.state, { type: 'closed' }).state)).toBeNull();
  });

  it('is not overwritten by the conversation of another website', () => {
    const elsewhere = play(opened, {
      type: 'source-changed',
      source: { ...source, websiteId: 2 },
    }).state;
    expect(hasChangeToSave(opened, elsewhere)).toBe(false);
  });
});

describe('restoring a conversation', () => {
  it('starts when the element is added', () => {
    const { effects } = play(initialState(source), { type: 'connected' });
    // The conversation is loaded before the handover, which may add a message.
    expect(effects).toEqual([
      { type: 'load-conversation', source },
      { type: 'load-handover', source },
    ]);
  });

  it('loads nothing for a closed panel, and shows the conversation when it is opened', () => {
    const back = load(saved());
    expect(back.effects).toEqual([]);
    expect(back.state.messages).toEqual([]);
    const { state } = play(back.state, open, loaded);
    expect(state.messages).toEqual([
      { type: 'user', faqId: 1, text: 'Akun' },
      { type: 'bot', text: 'Pilih masalah akun Anda.' },
      { type: 'user', faqId: 2, text: 'Lupa password' },
      { type: 'bot', text: 'Klik Lupa Password.' },
    ]);
    expect(state).toMatchObject({ chosenId: 2, isHandoverOffered: true });
  });

  it('opens a panel that was open, without moving the focus', () => {
    const { state, effects } = load(saved({ isOpen: true }));
    expect(state).toMatchObject({ isOpen: true, openedBy: 'page', faqStatus: 'loading' });
    expect(effects).toContainEqual({ type: 'load-faqs', request: 1, source });
  });

  it('survives a second page load before the questions have loaded', () => {
    const { state } = load(saved({ isOpen: true }));
    expect(conversationToSave(state)).toEqual(saved({ isOpen: true }));
    const failed = play(state, { type: 'faqs-failed', request: 1 }, { type: 'closed' }).state;
    expect(conversationToSave(failed)).toEqual(saved());
  });

  it('leaves out deleted questions', () => {
    const { state } = load(saved({ isOpen: true, askedIds: [1, 99] }));
    const back = play(state, loaded).state;
    expect(back.chosenId).toBe(1);
    expect(back.messages).toHaveLength(2);
  });

  it('restores a check as locked, with its result', () => {
    const result = { type: 'found', amount: 150_000 } as const;
    const { state } = load(saved({ isOpen: true, askedIds: [6], result }));
    const back = play(state, loaded).state;
    expect(back.check).toMatchObject({ status: 'locked', username: '', ticket: '' });
    expect(back.messages.at(-1)).toEqual({ type: 'check', kind: 'deposit', outcome: result });
  });

  it('shows a result only with its own form', () => {
    const result = { type: 'queued' } as const;
    const { state } = load(saved({ isOpen: true, askedIds: [6, 99], result }));
    expect(play(state, loaded).state.check?.status).toBe('editable');
  });

  it('inserts it before messages that were added meanwhile', () => {
    const { state } = load(saved({ isOpen: true, askedIds: [2] }));
    const said = { type: 'notice', notice: 'vendor-chat-ended' } as const;
    const back = play({ ...state, messages: [said] }, loaded).state;
    expect(back.messages.map(({ type }) => type)).toEqual(['user', 'bot', 'notice']);
  });

  it('does not overwrite the conversation of an element that only moved', () => {
    const asked = play(opened, choose(5)).state;
    expect(load(saved(), asked)).toEqual({ state: asked, effects: [] });
  });

  it('stops when the visitor chooses Home', () => {
    const { state } = load(saved({ isOpen: true }));
    const home = play(state, choose(-1), loaded).state;
    expect(home.messages).toEqual([]);
  });
});

describe('reading a stored value', () => {
  it.each([
    saved(),
    saved({ isOpen: true, askedIds: [], result: { type: 'queued' } }),
    saved({ result: { type: 'found', amount: null } }),
  ])('returns a saved value: %o', (value) => {
    expect(parseSavedConversation(JSON.parse(JSON.stringify(value)))).toEqual(value);
  });

  it.each([
    null,
    undefined,
    'halo',
    7,
    [],
    {},
    { ...saved(), version: 2 },
    { ...saved(), isOpen: 'yes' },
    { ...saved(), askedIds: '1' },
    { ...saved(), askedIds: [1.5] },
    { ...saved(), askedIds: ['1'] },
    { ...saved(), askedIds: [null] },
    { ...saved(), result: undefined },
    { ...saved(), result: 'found' },
    { ...saved(), result: { type: 'failed' } },
    { ...saved(), result: { type: 'found' } },
    { ...saved(), result: { type: 'found', amount: '5' } },
  ])('drops an invalid value: %o', (value) => {
    expect(parseSavedConversation(value)).toBeUndefined();
  });
});
