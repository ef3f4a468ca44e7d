import { describe, expect, it } from 'vitest';
import type { ChatEffect, ChatEvent } from '../../widget/flow/chat-types.ts';
import { conversationToSave } from '../../widget/flow/restore-conversation.ts';
import { initialState } from '../../widget/flow/transition.ts';
import { choose, fillIn, interest, open, play, questions, readyWith, source } from './play.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const fresh = initialState(source);
const ready = readyWith();

describe('loading', () => {
  it('requests nothing before the visitor shows interest', () => {
    const closed = play(fresh, { type: 'closed' });
    expect(closed.effects).toEqual([]);
    expect(closed.state.faqStatus).toBe('idle');
  });

  it('loads once, however often interest is shown', () => {
    const { state, effects } = play(fresh, interest, interest, open);
    expect(state.faqStatus).toBe('loading');
    expect(ofType(effects, 'load-faqs')).toEqual([{ type: 'load-faqs', request: 1, source }]);
  });

  it('loads when it is opened without a sign of interest before', () => {
    const { state, effects } = play(fresh, { type: 'opened', by: 'page' });
    expect(state).toMatchObject({ isOpen: true, openedBy: 'page', faqStatus: 'loading' });
    expect(ofType(effects, 'load-faqs')).toHaveLength(1);
  });

  it('offers a human when the questions cannot be loaded, and loads again on retry', () => {
    const failed = play(fresh, interest, { type: 'faqs-failed', request: 1 }).state;
    expect(failed).toMatchObject({ faqStatus: 'failed', isHandoverOffered: true });
    const retried = play(failed, { type: 'retry-chosen' });
    expect(retried.state.faqStatus).toBe('loading');
    expect(retried.effects).toEqual([{ type: 'load-faqs', request: 2, source }]);
  });

  it('offers no human on a page that the server refuses, also after another error', () => {
    const { state } = play(
      fresh,
      interest,
      { type: 'faqs-failed', request: 1 },
      { type: 'retry-chosen' },
      { type: 'faqs-refused', request: 2 },
    );
    expect(state).toMatchObject({ faqStatus: 'refused', isHandoverOffered: false });
    expect(play(state, { type: 'retry-chosen' }).state.faqStatus).toBe('loading');
    expect(play(ready, { type: 'faqs-refused', request: 1 }).state).toEqual(ready);
  });

  it('drops a response that arrives after a retry', () => {
    const { state } = play(
      fresh,
      interest,
      { type: 'faqs-failed', request: 1 },
      { type: 'retry-chosen' },
      questions(),
    );
    expect(state).toMatchObject({ faqStatus: 'loading', faqs: [] });
  });

  it('drops an error that arrives after the response', () => {
    expect(play(ready, { type: 'faqs-failed', request: 1 }).state).toEqual(ready);
  });

  it('offers a human when there are no questions at all', () => {
    const { state } = play(fresh, interest, questions([]));
    expect(state).toMatchObject({ faqStatus: 'ready', isHandoverOffered: true });
  });

  it('ignores a retry when nothing failed', () => {
    expect(play(ready, { type: 'retry-chosen' })).toEqual({ state: ready, effects: [] });
  });
});

describe('choosing', () => {
  it('adds the question as a message of the visitor and the answer as a message of the bot', () => {
    const { state } = play(ready, choose(1));
    expect(state.messages).toEqual([
      { type: 'user', faqId: 1, text: 'Akun' },
      { type: 'bot', text: 'Pilih masalah akun Anda.' },
    ]);
    expect(state.chosenId).toBe(1);
  });

  it('adds the picture after the answer', () => {
    const { state } = play(ready, choose(3));
    expect(state.messages.slice(1)).toEqual([
      { type: 'bot', text: 'Tunggu.' },
      { type: 'image', image: 'ab12-640x360.webp', text: 'Kode tidak masuk' },
    ]);
  });

  it('adds no message of the bot for a topic without an answer', () => {
    const { state } = play(ready, choose(5));
    expect(state.messages).toEqual([{ type: 'user', faqId: 5, text: 'Deposit' }]);
  });

  it('says that it has no answer when a question has neither an answer nor questions below', () => {
    const { state } = play(ready, choose(4));
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'no-answer' });
  });

  it('ignores the same question chosen twice in a row', () => {
    const once = play(ready, choose(1)).state;
    expect(play(once, choose(1))).toEqual({ state: once, effects: [] });
  });

  it('keeps earlier messages', () => {
    const { state } = play(ready, choose(1), choose(2));
    expect(state.messages.map(({ type }) => type)).toEqual(['user', 'bot', 'user', 'bot']);
  });

  it('ignores a question that does not exist', () => {
    expect(play(ready, choose(99))).toEqual({ state: ready, effects: [] });
  });

  it('emits which question was chosen', () => {
    expect(play(ready, choose(2)).effects).toEqual([
      {
        type: 'emit',
        event: {
          name: 'faq-question',
          detail: { websiteId: 1, id: 2, question: 'Lupa password' },
        },
        fact: { type: 'read', faq_id: 2 },
      },
    ]);
  });

  it('offers a human at the end of a path, not on the way', () => {
    const topic = play(ready, choose(1)).state;
    expect(topic.isHandoverOffered).toBe(false);
    expect(play(topic, choose(2)).state.isHandoverOffered).toBe(true);
  });
});

describe('going home', () => {
  it('clears the conversation, the menu and the offer', () => {
    const { state, effects } = play(ready, choose(1), choose(2), choose(-1));
    expect(state).toMatchObject({ chosenId: null, messages: [], isHandoverOffered: false });
    expect(state.faqs).toBe(sampleFaqs);
    expect(ofType(effects, 'load-faqs')).toEqual([]);
  });

  it('lets the question chosen last be chosen again', () => {
    const { state } = play(ready, choose(8), choose(-1), choose(8));
    expect(state.messages).toHaveLength(2);
  });
});

describe('going one level back', () => {
  it('removes the latest question and shows its siblings again', () => {
    const topic = play(ready, choose(1)).state;
    const { state, effects } = play(topic, choose(2), choose(-3));
    expect(state).toMatchObject({ chosenId: 1, messages: topic.messages });
    expect(effects.map(({ type }) => type)).toEqual(['emit']);
    // The same question can be chosen again.
    expect(play(state, choose(2)).state.chosenId).toBe(2);
  });

  it('chooses the question above if the search had skipped it', () => {
    const { state } = play(ready, choose(7), choose(2), choose(-3));
    expect(state.chosenId).toBe(1);
    expect(state.messages.flatMap(({ ...it }) => (it.type === 'user' ? it.faqId : []))).toEqual([
      7, 1,
    ]);
  });

  it('opens a new form of the level above, and cancels the running check', () => {
    const tree = [
      faq(6, 'Cek Deposit'),
      faq(60, 'Cek Withdraw lama', { parent_id: 6 }),
      faq(61, 'Jam', { parent_id: 6 }),
    ];
    const checks = play(
      fresh,
      interest,
      questions(tree),
      choose(6),
      choose(60),
      ...fillIn('siti', 'w1'),
      { type: 'check-sent' },
    ).state;
    const { state, effects } = play(checks, choose(-3));
    expect(state.check).toMatchObject({ kind: 'deposit', status: 'editable', username: '' });
    expect(state.messages.map(({ type }) => type)).toEqual([
      'user',
      'notice',
      'ticket-picture',
      'form',
    ]);
    expect(effects).toEqual([{ type: 'cancel-requests' }]);
  });

  it('leads home from the top tier and from small talk, and does nothing at home', () => {
    const home = { ...ready, readId: 1, canVote: false };
    expect(play(ready, choose(1), choose(-3)).state).toEqual(home);
    expect(play(ready, { type: 'small-talk-sent', text: 'halo' }, choose(-3)).state).toEqual(ready);
    expect(play(ready, choose(-3))).toEqual({ state: ready, effects: [] });
  });
});

describe('small talk', () => {
  it('gets a reply, followed by the top tier', () => {
    const { state } = play(ready, choose(1), { type: 'small-talk-sent', text: 'makasih kak' });
    expect(state.chosenId).toBeNull();
    expect(state.messages.slice(2)).toEqual([
      { type: 'said', text: 'makasih kak' },
      { type: 'notice', notice: 'thanks' },
    ]);
    expect(conversationToSave(state)).toMatchObject({ askedIds: [1] });
  });

  it('does not include a text that asks for something', () => {
    const { state } = play(ready, { type: 'small-talk-sent', text: 'halo depo belum masuk' });
    expect(state).toEqual(ready);
  });
});

const ended = (type: 'failed' | 'opened', request = 1): ChatEvent => {
  return { type: 'handover-ended', request, outcome: { type } };
};

describe('handing over', () => {
  const atLeaf = play(ready, choose(8)).state;

  it('opens the live agent only once while it is opening', () => {
    const { state, effects } = play(atLeaf, choose(-2), choose(-2));
    expect(state.handover.status).toBe('opening');
    expect(effects).toMatchObject([{ type: 'open-live-agent', request: 1, source }]);
  });

  it.each([
    ['opened', { type: 'opened' }, { type: 'notice', notice: 'live-agent-opened' }],
    ['absent', { type: 'absent' }, { type: 'notice', notice: 'live-agent-absent' }],
    ['failed', { type: 'failed' }, { type: 'notice', notice: 'live-agent-failed' }],
    [
      'blocked',
      { type: 'blocked', href: 'https://chat.example' },
      { type: 'notice', notice: 'live-agent-blocked', href: 'https://chat.example' },
    ],
  ] as const)('says and announces that it was %s', (name, outcome, message) => {
    const { state, effects } = play(atLeaf, choose(-2), {
      type: 'handover-ended',
      request: 1,
      outcome,
    });
    expect(state.handover.status).toBe('none');
    expect(state.messages.at(-1)).toEqual(message);
    expect(effects.at(-1)).toMatchObject({
      type: 'emit',
      event: { name: 'faq-handover', detail: { websiteId: 1, outcome: name } },
      fact: { type: 'handed-over', outcome: name },
    });
  });

  it('does not say the same thing twice in a row', () => {
    const { state } = play(atLeaf, choose(-2), ended('failed'), choose(-2), ended('failed', 2));
    expect(state.messages.filter(({ type }) => type === 'notice')).toHaveLength(1);
  });

  it('emits nothing after Home', () => {
    const { state, effects } = play(atLeaf, choose(-2), choose(-1), ended('failed'));
    expect(state.messages).toEqual([]);
    expect(ofType(effects, 'emit')).toEqual([]);
  });

  it('loads the link on hover', () => {
    expect(play(atLeaf, { type: 'handover-approached' }).effects).toEqual([
      { type: 'prepare-live-agent', source },
    ]);
  });
});

describe('opening and closing', () => {
  it('emits each once', () => {
    const { state, effects } = play(
      ready,
      open,
      { type: 'opened', by: 'page' },
      { type: 'closed' },
      { type: 'closed' },
    );
    expect(state.isOpen).toBe(false);
    expect(effects).toEqual([
      {
        type: 'emit',
        event: { name: 'faq-open', detail: { websiteId: 1 } },
        fact: { type: 'opened' },
        isHeld: false,
      },
      { type: 'emit', event: { name: 'faq-close', detail: { websiteId: 1 } } },
    ]);
  });

  it('keeps the conversation', () => {
    const { state } = play(ready, open, choose(1), { type: 'closed' }, open);
    expect(state.messages).toHaveLength(2);
  });
});

describe('another website', () => {
  const other = { apiHost: 'https://faq.example', websiteId: 2 };

  it('clears the state and loads its questions', () => {
    const { state, effects } = play(ready, open, choose(1), {
      type: 'source-changed',
      source: other,
    });
    expect(state).toMatchObject({ isOpen: true, messages: [], faqs: [], faqStatus: 'loading' });
    expect(effects.slice(-2)).toEqual([
      { type: 'cancel-requests' },
      { type: 'load-faqs', request: 2, source: other },
    ]);
  });

  it('still waits for interest when none was shown', () => {
    const { state, effects } = play(fresh, {
      type: 'source-changed',
      source: other,
    });
    expect(state).toMatchObject({ source: other, faqStatus: 'idle' });
    expect(effects).toEqual([]);
  });

  it('drops responses of the previous website', () => {
    const { state } = play(fresh, interest, { type: 'source-changed', source: other }, questions());
    expect(state.faqs).toEqual([]);
  });

  it('changes nothing when it is the same one', () => {
    const same = { ...source };
    expect(play(ready, { type: 'source-changed', source: same })).toEqual({
      state: ready,
      effects: [],
    });
  });
});

it('cancels requests when the element is removed, and loads again when it is back', () => {
  const left = play(fresh, interest, { type: 'disconnected' });
  expect(left.effects.at(-1)).toEqual({ type: 'cancel-requests' });
  expect(left.state.faqStatus).toBe('idle');
  expect(play(left.state, interest).effects).toEqual([{ type: 'load-faqs', request: 2, source }]);
});

it('never changes the state that it gets', () => {
  const frozen = deepFreeze(structuredClone(ready));
  expect(() =>
    play(
      frozen,
      open,
      choose(1),
      choose(2),
      choose(-2),
      ended('opened'),
      choose(-1),
      questions([faq(1, 'Lain')]),
      { type: 'disconnected' },
    ),
  ).not.toThrow();
});

function ofType(effects: readonly ChatEffect[], type: ChatEffect['type']): ChatEffect[] {
  return effects.filter((effect) => effect.type === type);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner);
    Object.freeze(value);
  }
  return value;
}
