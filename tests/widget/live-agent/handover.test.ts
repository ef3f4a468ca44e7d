import { describe, expect, it } from 'vitest';
import type { ChatEffect, ChatEvent, ChatState } from '../../../widget/flow/chat-types.ts';
import { initialState, transition } from '../../../widget/flow/transition.ts';
import { sampleFaqs } from '../sample-faqs.ts';

const source = { apiHost: 'https://faq.example', websiteId: 1 };
const nowMs = 1_000_000;
const deadlineMs = nowMs + 300_000;
const asked = play(
  initialState(source),
  { type: 'opened', by: 'visitor' },
  { type: 'faqs-loaded', request: 1, faqs: sampleFaqs },
  { type: 'option-chosen', id: 1 },
  { type: 'option-chosen', id: 2 },
  { type: 'option-chosen', id: -2 },
);
const opening = asked.state;
const up = play(opening, { type: 'live-chat-shown', request: 1, nowMs }).state;
const chatting = play(up, { type: 'live-chat-started', request: 1 }).state;
const away = play(chatting, { type: 'live-chat-minimised', request: 1 }).state;

describe('on the way', () => {
  it('tells the agent what was asked', () => {
    expect(asked.effects.at(-1)).toEqual({
      type: 'open-live-agent',
      request: 1,
      source,
      context: { questions: ['Akun', 'Lupa password'] },
      recalled: null,
    });
  });

  it('is called off by going home', () => {
    const { state, effects } = play(opening, { type: 'option-chosen', id: -1 });
    expect(state.handover).toEqual({ status: 'none' });
    expect(effects).toContainEqual({ type: 'close-live-chat', isEnded: false });
    expect(play(state, { type: 'live-chat-shown', request: 1, nowMs }).state).toBe(state);
  });

  it('says that the link took the place of a vendor that did not come', () => {
    const { state, effects } = play(opening, {
      type: 'handover-ended',
      request: 1,
      outcome: { type: 'fell-back', href: 'https://chat.example' },
    });
    expect(state.handover).toEqual({ status: 'none' });
    expect(state.messages.at(-1)).toEqual({
      type: 'notice',
      notice: 'live-agent-fell-back',
      href: 'https://chat.example',
    });
    expect(news(effects)).toEqual(['fell-back']);
  });
});

describe('the window', () => {
  it('takes the panel’s place, is kept for the tab and has five minutes', () => {
    const { state, effects } = play(opening, { type: 'live-chat-shown', request: 1, nowMs });
    expect(state.isOpen).toBe(false);
    expect(effects).toContainEqual({
      type: 'keep-handover',
      source,
      kept: { deadlineMs, isAway: false },
    });
    expect(effects).toContainEqual({ type: 'watch-deadline', request: 1, deadlineMs });
    expect(news(effects)).toEqual(['opened']);
  });

  it('has no deadline any more once a chat started', () => {
    const { state, effects } = play(
      up,
      { type: 'live-chat-started', request: 1 },
      { type: 'live-chat-started', request: 1 },
      { type: 'deadline-passed', request: 1 },
    );
    expect(state.handover.status).toBe('running');
    expect(effects).toContainEqual({ type: 'watch-deadline', request: 1, deadlineMs: null });
    expect(news(effects)).toEqual(['started']);
  });

  it('is closed, its chat ended and the panel shown when the deadline passes', () => {
    const { state, effects } = play(up, { type: 'deadline-passed', request: 1 });
    expect(state).toMatchObject({ isOpen: true, openedBy: 'page', handover: { status: 'none' } });
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'live-chat-timed-out' });
    expect(effects).toContainEqual({ type: 'close-live-chat', isEnded: true });
    expect(effects).toContainEqual({ type: 'keep-handover', source, kept: null });
    expect(news(effects)).toEqual(['timed-out']);
  });

  it('is closed and the panel shown when the chat ends', () => {
    const { state, effects } = play(chatting, { type: 'live-chat-ended', request: 1 });
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'none' } });
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'live-chat-ended' });
    expect(effects).toContainEqual({ type: 'close-live-chat', isEnded: false });
    expect(effects).toContainEqual({ type: 'keep-handover', source, kept: null });
  });

  it('minimised before anybody wrote, is done with', () => {
    const { state, effects } = play(up, { type: 'live-chat-minimised', request: 1 });
    expect(state).toMatchObject({
      isOpen: true,
      openedBy: 'visitor',
      handover: { status: 'none' },
    });
    expect(state.messages).toEqual(up.messages);
    expect(effects).toContainEqual({ type: 'close-live-chat', isEnded: false });
    expect(news(effects)).toEqual(['minimised']);
  });

  it('minimised in the middle of a chat, is put away and stays kept', () => {
    const { state, effects } = play(chatting, { type: 'live-chat-minimised', request: 1 });
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'running', isAway: true } });
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'live-chat-away' });
    expect(effects).toContainEqual({ type: 'hide-live-chat' });
    expect(effects).toContainEqual({
      type: 'keep-handover',
      source,
      kept: { deadlineMs: null, isAway: true },
    });
  });

  it('makes room for a panel that the page opens', () => {
    const { state, effects } = play(chatting, { type: 'opened', by: 'page' });
    expect(state).toMatchObject({ isOpen: true, handover: { isAway: true } });
    expect(effects).toContainEqual({ type: 'hide-live-chat' });
  });

  it('takes no word of an earlier handover', () => {
    const again = play(
      up,
      { type: 'live-chat-minimised', request: 1 },
      { type: 'option-chosen', id: -2 },
      { type: 'live-chat-shown', request: 2, nowMs },
    ).state;
    for (const type of ['live-chat-minimised', 'live-chat-ended', 'deadline-passed'] as const) {
      expect(play(again, { type, request: 1 })).toEqual({ state: again, effects: [] });
    }
  });
});

describe('a chat behind the panel', () => {
  it('comes to the fore again when the visitor wants it', () => {
    const { state, effects } = play(away, { type: 'option-chosen', id: -2 });
    expect(state).toMatchObject({ isOpen: false, handover: { status: 'running', isAway: false } });
    expect(effects).toContainEqual({
      type: 'show-live-chat',
      request: 1,
      context: { questions: ['Akun', 'Lupa password'] },
    });
  });

  it('says that it ended, and leaves the panel as it is', () => {
    const closed = play(away, { type: 'closed' }).state;
    const { state } = play(closed, { type: 'live-chat-ended', request: 1 });
    expect(state).toMatchObject({ isOpen: false, handover: { status: 'none' } });
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'live-chat-ended' });
  });

  it('outlives going home', () => {
    const { state, effects } = play(away, { type: 'option-chosen', id: -1 });
    expect(state.handover).toEqual(away.handover);
    expect(effects).toEqual([]);
  });

  it('gives the panel back when it cannot come to the fore', () => {
    const { state } = play(
      away,
      { type: 'option-chosen', id: -2 },
      {
        type: 'handover-ended',
        request: 1,
        outcome: { type: 'fell-back', href: 'https://chat.example' },
      },
    );
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'none' } });
  });
});

describe('after a page load', () => {
  const arrived = play(initialState(source), { type: 'arrived' });

  it('asks what was running', () => {
    expect(arrived.effects).toContainEqual({ type: 'recall-handover', source });
  });

  it('comes back with the deadline it had', () => {
    const kept = { deadlineMs: nowMs + 1, isAway: false };
    const { state, effects } = play(
      arrived.state,
      { type: 'handover-recalled', kept, nowMs },
      { type: 'live-chat-shown', request: 1, nowMs: nowMs + 500 },
    );
    expect(state.handover).toEqual({ status: 'running', ...kept });
    expect(effects).toContainEqual({ type: 'watch-deadline', request: 1, deadlineMs: nowMs + 1 });
    expect(news(effects)).toEqual(['resumed']);
  });

  it('comes back behind the panel where it was there', () => {
    const kept = { deadlineMs: null, isAway: true };
    const open = play(arrived.state, { type: 'opened', by: 'visitor' }).state;
    const { state } = play(
      open,
      { type: 'handover-recalled', kept, nowMs },
      { type: 'live-chat-shown', request: 1, nowMs },
    );
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'running', ...kept } });
    expect(state.messages).toEqual([{ type: 'notice', notice: 'live-chat-away' }]);
  });

  it('is over where the deadline passed between the pages', () => {
    const kept = { deadlineMs: nowMs, isAway: false };
    const { state, effects } = play(arrived.state, { type: 'handover-recalled', kept, nowMs });
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'none' } });
    expect(effects).toContainEqual({ type: 'keep-handover', source, kept: null });
    expect(news(effects)).toEqual(['timed-out']);
  });

  it('is forgotten when the vendor does not come back', () => {
    const { effects } = play(
      arrived.state,
      { type: 'handover-recalled', kept: { deadlineMs: null, isAway: false }, nowMs },
      {
        type: 'handover-ended',
        request: 1,
        outcome: { type: 'fell-back', href: 'https://chat.example' },
      },
    );
    expect(effects).toContainEqual({ type: 'keep-handover', source, kept: null });
  });
});

describe('leaving', () => {
  it('lets go of the vendor and keeps the handover for the element’s return', () => {
    const { state, effects } = play(chatting, { type: 'left' });
    expect(state.handover).toEqual({ status: 'none' });
    expect(effects).toContainEqual({ type: 'close-live-chat', isEnded: false });
    expect(effects.map(({ type }) => type)).not.toContain('keep-handover');
  });

  it('forgets the handover of a website that the element shows no more', () => {
    const { effects } = play(chatting, {
      type: 'source-changed',
      source: { ...source, websiteId: 2 },
    });
    expect(effects).toContainEqual({ type: 'close-live-chat', isEnded: false });
    expect(effects).toContainEqual({ type: 'keep-handover', source, kept: null });
  });
});

function play(state: ChatState, ...events: ChatEvent[]) {
  const effects: ChatEffect[] = [];
  let current = state;
  for (const event of events) {
    const step = transition(current, event);
    current = step.state;
    effects.push(...step.effects);
  }
  return { state: current, effects };
}

function news(effects: readonly ChatEffect[]): string[] {
  return effects.flatMap((effect) =>
    effect.type === 'announce' && effect.announcement.name === 'faq-handover'
      ? [effect.announcement.detail.outcome]
      : [],
  );
}
