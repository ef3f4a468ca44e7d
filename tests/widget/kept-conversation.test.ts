import { describe, expect, it } from 'vitest';
import type { ChatState } from '../../widget/flow/chat-types.ts';
import {
  conversationToKeep,
  isNewsToKeep,
  type KeptConversation,
  readKeptConversation,
} from '../../widget/flow/kept-conversation.ts';
import { initialState } from '../../widget/flow/transition.ts';
import { play } from './play.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const source = { apiHost: 'https://faq.example', websiteId: 1 };
const faqs = [...sampleFaqs, faq(6, 'Cek Deposit', { answer: 'Isi form.' })];
const loaded = { type: 'faqs-loaded', request: 1, faqs } as const;
const opened = play(initialState(source), { type: 'opened', by: 'visitor' }, loaded).state;
const kept = (rest: Partial<KeptConversation> = {}): KeptConversation => ({
  version: 1,
  isOpen: false,
  askedIds: [1, 2],
  result: null,
  ...rest,
});
const recall = (what: KeptConversation, state: ChatState = initialState(source)) =>
  play(state, { type: 'conversation-recalled', kept: what });

describe('what is kept', () => {
  it('is nothing of a bot that was never opened', () => {
    const closed = initialState(source);
    const near = play(closed, { type: 'interest-shown' }, loaded).state;
    expect(isNewsToKeep(closed, near)).toBe(false);
    expect(conversationToKeep(near)).toBeNull();
  });

  it('is the questions by their ids, and whether the panel is open', () => {
    const asked = play(
      opened,
      { type: 'option-chosen', id: 1 },
      { type: 'option-chosen', id: 2 },
    ).state;
    expect(isNewsToKeep(opened, asked)).toBe(true);
    expect(conversationToKeep(asked)).toEqual(kept({ isOpen: true }));
    expect(conversationToKeep(play(asked, { type: 'closed' }).state)).toEqual(kept());
  });

  it('is a check’s result, never what was typed for it', () => {
    const sent = play(
      opened,
      { type: 'option-chosen', id: 6 },
      { type: 'check-edited', field: 'username', value: 'rahasia' },
      { type: 'check-edited', field: 'ticket', value: 'D3612272' },
      { type: 'check-sent' },
    ).state;
    const failed = play(sent, {
      type: 'check-ended',
      request: 1,
      outcome: { type: 'failed' },
    }).state;
    expect(conversationToKeep(failed)?.result).toBeNull();
    const found = play(
      failed,
      { type: 'check-sent' },
      {
        type: 'check-ended',
        request: 2,
        outcome: { type: 'found', amount: 5 },
      },
    ).state;
    expect(conversationToKeep(found)?.result).toEqual({ type: 'found', amount: 5 });
    for (const state of [sent, failed, found]) {
      expect(JSON.stringify(conversationToKeep(state))).not.toMatch(/rahasia|3612272/);
    }
  });

  it('is nothing once a closed bot is at Home', () => {
    const home = play(opened, { type: 'option-chosen', id: 1 }, { type: 'option-chosen', id: -1 });
    expect(conversationToKeep(home.state)?.askedIds).toEqual([]);
    expect(conversationToKeep(play(home.state, { type: 'closed' }).state)).toBeNull();
  });

  it('is not written over by another website’s', () => {
    const elsewhere = play(opened, {
      type: 'source-changed',
      source: { ...source, websiteId: 2 },
    }).state;
    expect(isNewsToKeep(opened, elsewhere)).toBe(false);
  });
});

describe('coming back', () => {
  it('is asked for when the element arrives', () => {
    const { effects } = play(initialState(source), { type: 'arrived' });
    // Before the handover, which may have something to say.
    expect(effects).toEqual([
      { type: 'recall-conversation', source },
      { type: 'recall-handover', source },
    ]);
  });

  it('loads nothing for a panel that was closed, and says everything again once it is opened', () => {
    const back = recall(kept());
    expect(back.effects).toEqual([]);
    expect(back.state.messages).toEqual([]);
    const { state } = play(back.state, { type: 'opened', by: 'visitor' }, loaded);
    expect(state.messages).toEqual([
      { type: 'user', faqId: 1, text: 'Akun' },
      { type: 'bot', text: 'Pilih masalah akun Anda.' },
      { type: 'user', faqId: 2, text: 'Lupa password' },
      { type: 'bot', text: 'Klik Lupa Password.' },
    ]);
    expect(state).toMatchObject({ chosenId: 2, isHandoverOffered: true });
  });

  it('opens a panel that was open, in the page’s name, so that the focus stays', () => {
    const { state, effects } = recall(kept({ isOpen: true }));
    expect(state).toMatchObject({ isOpen: true, openedBy: 'page', faqStatus: 'loading' });
    expect(effects).toContainEqual({ type: 'load-faqs', request: 1, source });
  });

  it('outlives a second page load before the questions are there', () => {
    const { state } = recall(kept({ isOpen: true }));
    expect(conversationToKeep(state)).toEqual(kept({ isOpen: true }));
    const failed = play(state, { type: 'faqs-failed', request: 1 }, { type: 'closed' }).state;
    expect(conversationToKeep(failed)).toEqual(kept());
  });

  it('leaves out questions that are gone', () => {
    const { state } = recall(kept({ isOpen: true, askedIds: [1, 99] }));
    const back = play(state, loaded).state;
    expect(back.chosenId).toBe(1);
    expect(back.messages).toHaveLength(2);
  });

  it('brings a check back locked, with its result', () => {
    const result = { type: 'found', amount: 150_000 } as const;
    const { state } = recall(kept({ isOpen: true, askedIds: [6], result }));
    const back = play(state, loaded).state;
    expect(back.check).toMatchObject({ status: 'locked', username: '', ticket: '' });
    expect(back.messages.at(-1)).toEqual({ type: 'check', kind: 'deposit', outcome: result });
  });

  it('gives a result to no other form than its own', () => {
    const result = { type: 'queued' } as const;
    const { state } = recall(kept({ isOpen: true, askedIds: [6, 99], result }));
    expect(play(state, loaded).state.check?.status).toBe('editable');
  });

  it('stands before what was said meanwhile', () => {
    const { state } = recall(kept({ isOpen: true, askedIds: [2] }));
    const said = { type: 'notice', notice: 'live-chat-ended' } as const;
    const back = play({ ...state, messages: [said] }, loaded).state;
    expect(back.messages.map(({ type }) => type)).toEqual(['user', 'bot', 'notice']);
  });

  it('does not write over the conversation of an element that only moved', () => {
    const asked = play(opened, { type: 'option-chosen', id: 5 }).state;
    expect(recall(kept(), asked)).toEqual({ state: asked, effects: [] });
  });

  it('is over once the visitor chooses Home', () => {
    const { state } = recall(kept({ isOpen: true }));
    const home = play(state, { type: 'option-chosen', id: -1 }, loaded).state;
    expect(home.messages).toEqual([]);
  });
});

describe('what is read', () => {
  it.each([
    kept(),
    kept({ isOpen: true, askedIds: [], result: { type: 'queued' } }),
    kept({ result: { type: 'found', amount: null } }),
  ])('is what was kept: %o', (value) => {
    expect(readKeptConversation(JSON.parse(JSON.stringify(value)))).toEqual(value);
  });

  it.each([
    null,
    undefined,
    'halo',
    7,
    [],
    {},
    { ...kept(), version: 2 },
    { ...kept(), isOpen: 'yes' },
    { ...kept(), askedIds: '1' },
    { ...kept(), askedIds: [1.5] },
    { ...kept(), askedIds: ['1'] },
    { ...kept(), askedIds: [null] },
    { ...kept(), result: undefined },
    { ...kept(), result: 'found' },
    { ...kept(), result: { type: 'failed' } },
    { ...kept(), result: { type: 'found' } },
    { ...kept(), result: { type: 'found', amount: '5' } },
  ])('is dropped when somebody else wrote it: %o', (value) => {
    expect(readKeptConversation(value)).toBeUndefined();
  });
});
