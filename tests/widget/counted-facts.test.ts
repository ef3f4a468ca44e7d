import { describe, expect, it } from 'vitest';
import type { ChatEvent, ChatState } from '../../widget/flow/chat-types.ts';
import { initialState } from '../../widget/flow/transition.ts';
import { choose, open, play, questions, readyWith, source } from './play.ts';
import { faq, sampleFaqs } from './sample-faqs.ts';

const faqs = [...sampleFaqs, faq(6, 'Cek Deposit', { parent_id: 5 })];
const ready = readyWith(faqs);

function facts(state: ChatState, ...events: ChatEvent[]) {
  return play(state, ...events).effects.flatMap((effect) =>
    effect.type === 'emit' && effect.fact
      ? [{ ...effect.fact, ...(effect.isHeld && { isHeld: true }) }]
      : [],
  );
}

/** Sends the events of the effect `send`, as the store does. */
function follow(state: ChatState, ...events: ChatEvent[]): ReturnType<typeof facts> {
  return events.flatMap((event) => {
    const step = play(state, event);
    const found = facts(state, event);
    state = step.state;
    const next = step.effects.flatMap((it) => (it.type === 'send' ? it.events : []));
    const rest = follow(state, ...next);
    state = play(state, ...next).state;
    return [...found, ...rest];
  });
}

describe('a fact', () => {
  it('is each opening by the visitor, but not a restored panel', () => {
    expect(facts(ready, open, open, { type: 'closed' }, open)).toEqual([
      { type: 'opened' },
      { type: 'opened' },
    ]);
    const saved = { version: 1, isOpen: true, askedIds: [2], result: null } as const;
    expect(
      facts(
        initialState(source),
        { type: 'connected' },
        { type: 'conversation-loaded', saved },
        questions(faqs),
      ),
    ).toEqual([]);
  });

  it('is each answer that is read, also repeatedly, but not a question without an answer', () => {
    expect(facts(ready, choose(5), choose(7), choose(8), choose(7), choose(-3), choose(4))).toEqual(
      [
        { type: 'read', faq_id: 7 },
        { type: 'read', faq_id: 8 },
        { type: 'read', faq_id: 7 },
      ],
    );
  });

  it('is on hold when an address opened the panel and the answer', () => {
    const linked: ChatEvent = { type: 'faq-linked', id: 7 };
    expect(follow(ready, { type: 'opened', by: 'page' }, linked, choose(8))).toEqual([
      { type: 'opened', isHeld: true },
      { type: 'read', faq_id: 7, isHeld: true },
      { type: 'read', faq_id: 8 },
    ]);
    expect(follow(ready, open, linked)).toEqual([{ type: 'opened' }, { type: 'read', faq_id: 7 }]);
    // The phone page has no panel to open.
    expect(follow(ready, linked)).toEqual([{ type: 'read', faq_id: 7 }]);
  });

  it('is a vote and each change of it', () => {
    const voted = (isHelpful: boolean): ChatEvent => ({ type: 'voted', isHelpful });
    expect(facts(ready, voted(true))).toEqual([]);
    const read = play(ready, choose(8)).state;
    expect(facts(read, voted(true), voted(true), voted(false))).toEqual([
      { type: 'voted', faq_id: 8, helpful: true },
      { type: 'voted', faq_id: 8, helpful: false },
    ]);
  });

  it('is each request for a human, with the answer that was read last', () => {
    const outcome = (type: 'opened' | 'absent', request: number): ChatEvent => ({
      type: 'handover-ended',
      request,
      outcome: { type },
    });
    const asked = facts(
      ready,
      choose(-2),
      outcome('absent', 1),
      choose(7),
      choose(-1),
      choose(-2),
      outcome('opened', 2),
    );
    expect(asked.filter(({ type }) => type === 'handed-over')).toEqual([
      { type: 'handed-over', outcome: 'absent', channel: 'livechat', faq_id: undefined },
      { type: 'handed-over', outcome: 'opened', channel: 'livechat', faq_id: 7 },
    ]);
  });

  it('is the start of a live chat, but not its return or its end', () => {
    const chat: ChatEvent[] = [
      { type: 'vendor-chat-shown', request: 1, nowMs: 0 },
      { type: 'vendor-chat-started', request: 1 },
      { type: 'vendor-chat-minimised', request: 1 },
      choose(-2),
      {
        type: 'handover-ended',
        request: 1,
        outcome: { type: 'fell-back', href: 'https://a.example' },
      },
    ];
    const once = { type: 'handed-over', outcome: 'opened', channel: 'livechat' };
    expect(facts(ready, choose(-2), ...chat)).toEqual([{ ...once, faq_id: undefined }]);
    const saved = { deadlineMs: null, isAway: false };
    expect(facts(ready, { type: 'handover-loaded', saved, nowMs: 0 }, ...chat)).toEqual([]);
  });
});
