import type { ChannelType } from '../../api/contract/bot/contact.ts';
import type { ChatEffect, ChatMessage, ChatState, Transition } from './chat-types.ts';
import type {
  Handover,
  HandoverContext,
  HandoverEvent,
  HandoverOutcome,
  HandoverReport,
  SavedHandover,
} from './handover-types.ts';
import { closePanel, emit, openPanel, stay } from './panel.ts';

/** If no chat has started after this time, the handover ends (spec, section 9). */
const handoverTimeoutMs = 300_000;

export const noHandover: Handover = { status: 'none' };

type RunningHandover = Extract<Handover, { status: 'running' }>;

/** Whether the vendor's window is shown. The panel and the launcher are then hidden, because they would overlap it. */
export function isVendorWindowShown({ handover }: ChatState): boolean {
  return handover.status === 'running' && !handover.isAway;
}

/** Opens a live agent, or shows the running chat again. */
export function startHandover(state: ChatState): Transition {
  const { handover } = state;
  if (handover.status === 'opening') return stay(state);
  if (handover.status === 'none') return openLiveAgent(state, null);
  const context = contextOf(state);
  return andThen(closePanel({ ...state, handover: { ...handover, isAway: false } }), (next) => [
    save(next),
    { type: 'show-vendor-chat', request: next.handoverRequest, context },
  ]);
}

/** Applies an event of the live agent. Drops events of an earlier handover. */
export function handOver(state: ChatState, event: HandoverEvent): Transition {
  switch (event.type) {
    case 'handover-approached':
      return { state, effects: [{ type: 'prepare-live-agent', source: state.source }] };
    case 'handover-loaded':
      return resume(state, event.saved, event.nowMs);
  }
  if (event.request !== state.handoverRequest || state.handover.status === 'none') {
    return stay(state);
  }
  const { handover } = state;
  if (event.type === 'handover-ended') return endAttempt(state, event.outcome);
  if (event.type === 'vendor-chat-shown') {
    return handover.status === 'opening' ? show(state, handover.saved, event.nowMs) : stay(state);
  }
  if (handover.status === 'opening') return stay(state);
  const hasStarted = handover.deadlineMs === null;
  switch (event.type) {
    case 'vendor-chat-started':
      return hasStarted ? stay(state) : start(state, handover);
    case 'vendor-chat-minimised':
      return handover.isAway ? stay(state) : minimise(state, handover);
    case 'vendor-chat-ended':
      return finish(state, 'ended', handover.isAway ? undefined : 'page');
    case 'deadline-passed':
      return hasStarted ? stay(state) : finish(state, 'timed-out', 'page');
  }
}

/** Detaches from the vendor. `isDeleted` also deletes the saved handover, so that a page load does not resume it. */
export function dropHandover(state: ChatState, isDeleted: boolean): Transition {
  const next = { ...state, handover: noHandover, handoverRequest: state.handoverRequest + 1 };
  const effects: ChatEffect[] = [{ type: 'close-vendor-chat', isEnded: false }];
  return { state: next, effects: isDeleted ? [...effects, save(next)] : effects };
}

function openLiveAgent(state: ChatState, saved: SavedHandover | null): Transition {
  const request = state.handoverRequest + 1;
  return {
    state: {
      ...state,
      isHandoverOffered: true,
      handover: { status: 'opening', saved },
      handoverRequest: request,
    },
    effects: [
      {
        type: 'open-live-agent',
        request,
        source: state.source,
        context: contextOf(state),
        saved,
      },
    ],
  };
}

function resume(state: ChatState, saved: SavedHandover, nowMs: number): Transition {
  if (state.handover.status !== 'none') return stay(state);
  const isOverdue = saved.deadlineMs !== null && saved.deadlineMs <= nowMs;
  return isOverdue ? finish(state, 'timed-out', 'page') : openLiveAgent(state, saved);
}

function endAttempt(state: ChatState, outcome: HandoverOutcome): Transition {
  const { handover } = state;
  const wasShown = isVendorWindowShown(state);
  const wasSaved =
    handover.status === 'running' || (handover.status === 'opening' && handover.saved !== null);
  const message: ChatMessage = {
    type: 'notice',
    notice: `live-agent-${outcome.type}`,
    ...('href' in outcome ? { href: outcome.href } : {}),
  };
  const over = { ...state, handover: noHandover };
  // The visitor leaves the page. After Back, 'opened in a new tab' would be wrong.
  const next = 'isHere' in outcome ? over : addNotice(over, message);
  return andThen(wasShown ? openPanel(next, 'page') : stay(next), () => [
    // Delete a handover that could not be resumed, so that the next page does not try again.
    ...(wasSaved ? [save(next)] : []),
    report(state, outcome.type, !wasSaved),
  ]);
}

function show(state: ChatState, saved: SavedHandover | null, nowMs: number): Transition {
  const running = saved || { deadlineMs: nowMs + handoverTimeoutMs, isAway: false };
  const next: ChatState = { ...state, handover: { status: 'running', ...running } };
  const shown = running.isAway
    ? stay(addNotice(next, { type: 'notice', notice: 'vendor-chat-minimised' }))
    : closePanel(next);
  return andThen(shown, () => [
    save(next),
    { type: 'watch-deadline', request: state.handoverRequest, deadlineMs: running.deadlineMs },
    report(state, saved ? 'resumed' : 'opened', !saved),
  ]);
}

function start(state: ChatState, handover: RunningHandover): Transition {
  const next: ChatState = { ...state, handover: { ...handover, deadlineMs: null } };
  return {
    state: next,
    effects: [
      save(next),
      { type: 'watch-deadline', request: state.handoverRequest, deadlineMs: null },
      report(state, 'started'),
    ],
  };
}

/** A started chat continues in the background. If nobody has written, the window is closed. */
function minimise(state: ChatState, handover: RunningHandover): Transition {
  if (handover.deadlineMs !== null) return finish(state, 'minimised', 'visitor');
  const next = addNotice(
    { ...state, handover: { ...handover, isAway: true } },
    { type: 'notice', notice: 'vendor-chat-minimised' },
  );
  return andThen(openPanel(next, 'visitor'), () => [
    save(next),
    { type: 'hide-vendor-chat' },
    report(state, 'minimised'),
  ]);
}

function finish(
  state: ChatState,
  reason: 'minimised' | 'ended' | 'timed-out',
  opener: ChatState['openedBy'] | undefined,
): Transition {
  const over = { ...state, handover: noHandover };
  const next =
    reason === 'minimised'
      ? over
      : addNotice(over, { type: 'notice', notice: `vendor-chat-${reason}` });
  return andThen(opener ? openPanel(next, opener) : stay(next), () => [
    save(next),
    { type: 'close-vendor-chat', isEnded: reason === 'timed-out' },
    report(state, reason),
  ]);
}

/** Adds a notice, unless it repeats the latest message. */
function addNotice(state: ChatState, message: ChatMessage & { type: 'notice' }): ChatState {
  const last = state.messages[state.messages.length - 1];
  const isRepeated = last?.type === 'notice' && last.notice === message.notice;
  return isRepeated ? state : { ...state, messages: [...state.messages, message] };
}

function save({ source, handover }: ChatState): ChatEffect {
  if (handover.status !== 'running') return { type: 'save-handover', source, saved: null };
  const { deadlineMs, isAway } = handover;
  return { type: 'save-handover', source, saved: { deadlineMs, isAway } };
}

export function contextOf({ messages, checked }: ChatState): HandoverContext {
  return {
    questions: messages.flatMap((message) => (message.type === 'user' ? [message.text] : [])),
    ...(checked && { ticket: checked.ticket }),
  };
}

/** @param isCounted whether the visitor has just asked for a human */
export function report(
  { source, readId }: ChatState,
  outcome: HandoverReport,
  isCounted?: boolean,
  channel: ChannelType = 'livechat',
): ChatEffect {
  return emit(
    { name: 'faq-handover', detail: { websiteId: source.websiteId, outcome, channel } },
    isCounted && {
      type: 'handed-over',
      outcome: outcome as HandoverOutcome['type'],
      channel,
      faq_id: readId || undefined,
    },
  );
}

function andThen(
  { state, effects }: Transition,
  more: (state: ChatState) => readonly ChatEffect[],
): Transition {
  return { state, effects: [...effects, ...more(state)] };
}
