import { describe, expect, it } from 'vitest';
import type { ChatEffect, ChatEvent } from '../../../widget/flow/chat-types.ts';
import type { SavedHandover } from '../../../widget/flow/handover-types.ts';
import { initialState } from '../../../widget/flow/transition.ts';
import { choose, open, play, questions, source } from '../play.ts';

const nowMs = 1_000_000;
const deadlineMs = nowMs + 300_000;
const asked = play(initialState(source), open, questions(), choose(1), choose(2), choose(-2));
const opening = asked.state;
const shown = (request = 1): ChatEvent => ({ type: 'vendor-chat-shown', request, nowMs });
const started: ChatEvent = { type: 'vendor-chat-started', request: 1 };
const minimised: ChatEvent = { type: 'vendor-chat-minimised', request: 1 };
const chatEnded: ChatEvent = { type: 'vendor-chat-ended', request: 1 };
const passed: ChatEvent = { type: 'deadline-passed', request: 1 };
const href = 'https://chat.example';
const fellBack: ChatEvent = {
  ...{ type: 'handover-ended', request: 1 },
  outcome: { type: 'fell-back', href },
};
const up = play(opening, shown()).state;
const chatting = play(up, started).state;
const away = play(chatting, minimised).state;
/** What is saved in the tab. */
const saving = (saved: SavedHandover | null) => ({ type: 'save-handover', source, saved });

describe('an opening handover', () => {
  it('passes the chosen questions to the agent', () => {
    expect(asked.effects.at(-1)).toEqual({
      type: 'open-live-agent',
      request: 1,
      source,
      context: { questions: ['Akun', 'Lupa password'] },
      saved: null,
    });
  });

  it('is cancelled by Home', () => {
    const { state, effects } = play(opening, choose(-1));
    expect(state.handover).toEqual({ status: 'none' });
    expect(effects).toContainEqual({ type: 'close-vendor-chat', isEnded: false });
    expect(play(state, shown()).state).toBe(state);
  });

  it('says that the link was opened because the vendor did not load', () => {
    const { state, effects } = play(opening, fellBack);
    expect(state.handover).toEqual({ status: 'none' });
    const notice = { type: 'notice', notice: 'live-agent-fell-back', href };
    expect(state.messages.at(-1)).toEqual(notice);
    expect(reports(effects)).toEqual(['fell-back']);
  });
});

describe('the window', () => {
  it('replaces the panel, is saved in the tab and has a deadline of five minutes', () => {
    const { state, effects } = play(opening, shown());
    expect(state.isOpen).toBe(false);
    expect(effects).toContainEqual(saving({ deadlineMs, isAway: false }));
    expect(effects).toContainEqual({ type: 'watch-deadline', request: 1, deadlineMs });
    expect(reports(effects)).toEqual(['opened']);
  });

  it('has no deadline once a chat has started', () => {
    const { state, effects } = play(up, started, started, passed);
    expect(state.handover.status).toBe('running');
    expect(effects).toContainEqual({ type: 'watch-deadline', request: 1, deadlineMs: null });
    expect(reports(effects)).toEqual(['started']);
  });

  it('is closed when the deadline passes, which ends the chat and shows the panel', () => {
    const { state, effects } = play(up, passed);
    expect(state).toMatchObject({ isOpen: true, openedBy: 'page', handover: { status: 'none' } });
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'vendor-chat-timed-out' });
    expect(effects).toContainEqual({ type: 'close-vendor-chat', isEnded: true });
    expect(effects).toContainEqual(saving(null));
    expect(reports(effects)).toEqual(['timed-out']);
  });

  it('is closed and the panel shown when the chat ends', () => {
    const { state, effects } = play(chatting, chatEnded);
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'none' } });
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'vendor-chat-ended' });
    expect(effects).toContainEqual({ type: 'close-vendor-chat', isEnded: false });
    expect(effects).toContainEqual(saving(null));
  });

  it('is closed when it is minimised before a message was sent', () => {
    const { state, effects } = play(up, minimised);
    expect(state).toMatchObject({
      isOpen: true,
      openedBy: 'visitor',
      handover: { status: 'none' },
    });
    expect(state.messages).toEqual(up.messages);
    expect(effects).toContainEqual({ type: 'close-vendor-chat', isEnded: false });
    expect(reports(effects)).toEqual(['minimised']);
  });

  it('is hidden and stays saved when it is minimised in the middle of a chat', () => {
    const { state, effects } = play(chatting, minimised);
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'running', isAway: true } });
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'vendor-chat-minimised' });
    expect(effects).toContainEqual({ type: 'hide-vendor-chat' });
    expect(effects).toContainEqual(saving({ deadlineMs: null, isAway: true }));
  });

  it('is minimised when the page opens the panel', () => {
    const { state, effects } = play(chatting, { type: 'opened', by: 'page' });
    expect(state).toMatchObject({ isOpen: true, handover: { isAway: true } });
    expect(effects).toContainEqual({ type: 'hide-vendor-chat' });
  });

  it('drops events of an earlier handover', () => {
    const again = play(up, minimised, choose(-2), shown(2)).state;
    for (const type of ['vendor-chat-minimised', 'vendor-chat-ended', 'deadline-passed'] as const) {
      expect(play(again, { type, request: 1 })).toEqual({ state: again, effects: [] });
    }
  });
});

describe('a chat behind the panel', () => {
  it('is shown again when the visitor asks for it', () => {
    const { state, effects } = play(away, choose(-2));
    expect(state).toMatchObject({ isOpen: false, handover: { status: 'running', isAway: false } });
    expect(effects).toContainEqual({
      type: 'show-vendor-chat',
      request: 1,
      context: { questions: ['Akun', 'Lupa password'] },
    });
  });

  it('shows that it ended, and does not close the panel', () => {
    const closed = play(away, { type: 'closed' }).state;
    const { state } = play(closed, chatEnded);
    expect(state).toMatchObject({ isOpen: false, handover: { status: 'none' } });
    expect(state.messages.at(-1)).toEqual({ type: 'notice', notice: 'vendor-chat-ended' });
  });

  it('survives Home', () => {
    const { state, effects } = play(away, choose(-1));
    expect(state.handover).toEqual(away.handover);
    expect(effects).toEqual([]);
  });

  it('returns to the panel when it cannot be shown again', () => {
    const { state } = play(away, choose(-2), fellBack);
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'none' } });
  });
});

describe('after a page load', () => {
  const arrived = play(initialState(source), { type: 'connected' });

  it('loads the saved handover', () => {
    expect(arrived.effects).toContainEqual({ type: 'load-handover', source });
  });

  it('restores the handover with its deadline', () => {
    const saved = { deadlineMs: nowMs + 1, isAway: false };
    const { state, effects } = play(
      arrived.state,
      { type: 'handover-loaded', saved, nowMs },
      { type: 'vendor-chat-shown', request: 1, nowMs: nowMs + 500 },
    );
    expect(state.handover).toEqual({ status: 'running', ...saved });
    expect(effects).toContainEqual({ type: 'watch-deadline', request: 1, deadlineMs: nowMs + 1 });
    expect(reports(effects)).toEqual(['resumed']);
  });

  it('is restored behind the panel if it was behind it before', () => {
    const saved = { deadlineMs: null, isAway: true };
    const behind = play(arrived.state, open).state;
    const { state } = play(behind, { type: 'handover-loaded', saved, nowMs }, shown());
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'running', ...saved } });
    expect(state.messages).toEqual([{ type: 'notice', notice: 'vendor-chat-minimised' }]);
  });

  it('ends when the deadline passed between two pages', () => {
    const saved = { deadlineMs: nowMs, isAway: false };
    const { state, effects } = play(arrived.state, { type: 'handover-loaded', saved, nowMs });
    expect(state).toMatchObject({ isOpen: true, handover: { status: 'none' } });
    expect(effects).toContainEqual(saving(null));
    expect(reports(effects)).toEqual(['timed-out']);
  });

  it('is deleted when the vendor cannot be resumed', () => {
    const { effects } = play(
      arrived.state,
      { type: 'handover-loaded', saved: { deadlineMs: null, isAway: false }, nowMs },
      fellBack,
    );
    expect(effects).toContainEqual(saving(null));
  });
});

describe('leaving', () => {
  it('disconnects the vendor and keeps the saved handover', () => {
    const { state, effects } = play(chatting, { type: 'disconnected' });
    expect(state.handover).toEqual({ status: 'none' });
    expect(effects).toContainEqual({ type: 'close-vendor-chat', isEnded: false });
    expect(effects.map(({ type }) => type)).not.toContain('save-handover');
  });

  it('deletes the saved handover when the element changes to another website', () => {
    const { effects } = play(chatting, {
      type: 'source-changed',
      source: { ...source, websiteId: 2 },
    });
    expect(effects).toContainEqual({ type: 'close-vendor-chat', isEnded: false });
    expect(effects).toContainEqual(saving(null));
  });
});

function reports(effects: readonly ChatEffect[]): string[] {
  return effects.flatMap((effect) =>
    effect.type === 'emit' && effect.event?.name === 'faq-handover'
      ? [effect.event.detail.outcome]
      : [],
  );
}
