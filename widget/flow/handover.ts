import type { ChatEffect, ChatMessage, ChatState, Notice, Transition } from './chat-types.ts';
import type {
  Handover,
  HandoverContext,
  HandoverEvent,
  HandoverNews,
  HandoverOutcome,
  KeptHandover,
} from './handover-types.ts';
import { announce, closePanel, openPanel, stay } from './panel.ts';

/** A chat that nobody has started by then is ended (spec, section 9). */
export const handoverTimeoutMs = 300_000;

export const noHandover: Handover = { status: 'none' };

type RunningHandover = Extract<Handover, { status: 'running' }>;

/** Whether the vendor's window stands in the page: the bot's panel and launcher keep out of its way. */
export function isLiveChatUp({ handover }: ChatState): boolean {
  return handover.status === 'running' && !handover.isAway;
}

/** Leads to a live agent, or back to the one the visitor is chatting with. */
export function startHandover(state: ChatState): Transition {
  const { handover } = state;
  if (handover.status === 'opening') return stay(state);
  if (handover.status === 'none') return openLiveAgent(state, null);
  const context = contextOf(state);
  return after(closePanel({ ...state, handover: { ...handover, isAway: false } }), (next) => [
    keep(next),
    { type: 'show-live-chat', request: next.handoverRequest, context },
  ]);
}

/** What happens on the way to a live agent and in the chat; what belongs to an earlier handover comes too late. */
export function handOver(state: ChatState, event: HandoverEvent): Transition {
  switch (event.type) {
    case 'handover-approached':
      return { state, effects: [{ type: 'prepare-live-agent', source: state.source }] };
    case 'handover-recalled':
      return recall(state, event.kept, event.nowMs);
  }
  if (event.request !== state.handoverRequest || state.handover.status === 'none') {
    return stay(state);
  }
  const { handover } = state;
  if (event.type === 'handover-ended') return endAttempt(state, event.outcome);
  if (event.type === 'live-chat-shown') {
    return handover.status === 'opening'
      ? show(state, handover.recalled, event.nowMs)
      : stay(state);
  }
  if (handover.status === 'opening') return stay(state);
  const hasStarted = handover.deadlineMs === null;
  switch (event.type) {
    case 'live-chat-started':
      return hasStarted ? stay(state) : start(state, handover);
    case 'live-chat-minimised':
      return handover.isAway ? stay(state) : putAway(state, handover);
    case 'live-chat-ended':
      return finish(state, 'ended', handover.isAway ? undefined : 'page');
    case 'deadline-passed':
      return hasStarted ? stay(state) : finish(state, 'timed-out', 'page');
  }
}

/** Lets go of the vendor. What was running is forgotten, unless the visitor may find it again in this tab. */
export function dropHandover(state: ChatState, isForgotten: boolean): Transition {
  const next = { ...state, handover: noHandover, handoverRequest: state.handoverRequest + 1 };
  const effects: ChatEffect[] = [{ type: 'close-live-chat', isEnded: false }];
  return { state: next, effects: isForgotten ? [...effects, keep(next)] : effects };
}

function openLiveAgent(state: ChatState, recalled: KeptHandover | null): Transition {
  const request = state.handoverRequest + 1;
  return {
    state: {
      ...state,
      isHandoverOffered: true,
      handover: { status: 'opening', recalled },
      handoverRequest: request,
    },
    effects: [
      {
        type: 'open-live-agent',
        request,
        source: state.source,
        context: contextOf(state),
        recalled,
      },
    ],
  };
}

function recall(state: ChatState, kept: KeptHandover, nowMs: number): Transition {
  if (state.handover.status !== 'none') return stay(state);
  const isOverdue = kept.deadlineMs !== null && kept.deadlineMs <= nowMs;
  return isOverdue ? finish(state, 'timed-out', 'page') : openLiveAgent(state, kept);
}

const noticeOf: Record<HandoverOutcome['type'], Notice> = {
  opened: 'live-agent-opened',
  blocked: 'live-agent-blocked',
  'fell-back': 'live-agent-fell-back',
  absent: 'live-agent-absent',
  failed: 'live-agent-failed',
};

function endAttempt(state: ChatState, outcome: HandoverOutcome): Transition {
  const { handover } = state;
  const wasUp = isLiveChatUp(state);
  const hadMemory =
    handover.status === 'running' || (handover.status === 'opening' && handover.recalled !== null);
  const said: ChatMessage = {
    type: 'notice',
    notice: noticeOf[outcome.type],
    ...('href' in outcome ? { href: outcome.href } : {}),
  };
  const next = say({ ...state, handover: noHandover }, said);
  return after(wasUp ? openPanel(next, 'page') : stay(next), () => [
    // An attempt to bring back what was running fails for good.
    ...(hadMemory ? [keep(next)] : []),
    news(state, outcome.type),
  ]);
}

function show(state: ChatState, recalled: KeptHandover | null, nowMs: number): Transition {
  const kept = recalled ?? { deadlineMs: nowMs + handoverTimeoutMs, isAway: false };
  const next: ChatState = { ...state, handover: { status: 'running', ...kept } };
  const shown = kept.isAway
    ? stay(say(next, { type: 'notice', notice: 'live-chat-away' }))
    : closePanel(next);
  return after(shown, () => [
    keep(next),
    { type: 'watch-deadline', request: state.handoverRequest, deadlineMs: kept.deadlineMs },
    news(state, recalled ? 'resumed' : 'opened'),
  ]);
}

function start(state: ChatState, handover: RunningHandover): Transition {
  const next: ChatState = { ...state, handover: { ...handover, deadlineMs: null } };
  return {
    state: next,
    effects: [
      keep(next),
      { type: 'watch-deadline', request: state.handoverRequest, deadlineMs: null },
      news(state, 'started'),
    ],
  };
}

/** A chat goes on behind the panel; a window in which nobody wrote is done with. */
function putAway(state: ChatState, handover: RunningHandover): Transition {
  if (handover.deadlineMs !== null) return finish(state, 'minimised', 'visitor');
  const next = say(
    { ...state, handover: { ...handover, isAway: true } },
    { type: 'notice', notice: 'live-chat-away' },
  );
  return after(openPanel(next, 'visitor'), () => [
    keep(next),
    { type: 'hide-live-chat' },
    news(state, 'minimised'),
  ]);
}

function finish(
  state: ChatState,
  how: 'minimised' | 'ended' | 'timed-out',
  opener: ChatState['openedBy'] | undefined,
): Transition {
  const over = { ...state, handover: noHandover };
  const next =
    how === 'minimised' ? over : say(over, { type: 'notice', notice: `live-chat-${how}` });
  return after(opener ? openPanel(next, opener) : stay(next), () => [
    keep(next),
    { type: 'close-live-chat', isEnded: how === 'timed-out' },
    news(state, how),
  ]);
}

/** The same thing is not said twice in a row. */
function say(state: ChatState, said: ChatMessage & { type: 'notice' }): ChatState {
  const last = state.messages[state.messages.length - 1];
  const isRepeated = last?.type === 'notice' && last.notice === said.notice;
  return isRepeated ? state : { ...state, messages: [...state.messages, said] };
}

function keep({ source, handover }: ChatState): ChatEffect {
  if (handover.status !== 'running') return { type: 'keep-handover', source, kept: null };
  const { deadlineMs, isAway } = handover;
  return { type: 'keep-handover', source, kept: { deadlineMs, isAway } };
}

function contextOf({ messages, checkedTicket }: ChatState): HandoverContext {
  return {
    questions: messages.flatMap((message) => (message.type === 'user' ? [message.text] : [])),
    ...(checkedTicket && { ticket: checkedTicket }),
  };
}

function news({ source }: ChatState, outcome: HandoverNews): ChatEffect {
  return announce({ name: 'faq-handover', detail: { websiteId: source.websiteId, outcome } });
}

function after(
  { state, effects }: Transition,
  more: (state: ChatState) => readonly ChatEffect[],
): Transition {
  return { state, effects: [...effects, ...more(state)] };
}
