import type { PublicChannel } from '../../api/contract/public-bot.ts';
import type { ChatState, Transition } from './chat-types.ts';
import { report } from './handover.ts';
import { nextOpening, type Opening } from './opening-hours.ts';

/** A channel, as it is at some time. */
export type Way = PublicChannel & Opening;

const liveChat: PublicChannel = { type: 'livechat' };

/** The ways to a human: the open ones in the order of the admins, then the others as they open. Times are the server's. */
export function waysOf({ bot: { channels = [liveChat] } }: ChatState, nowMs: number): Way[] {
  return channels
    .map((channel) => ({ ...channel, ...nextOpening(channel.hours, nowMs) }))
    .filter(({ opensAtMs }) => opensAtMs < Infinity)
    .sort((a, b) => a.opensAtMs - b.opensAtMs);
}

/** Whether a message through this channel opens with a draft. */
export function hasDraft({ type }: PublicChannel): boolean {
  return 'whatsapp telegram email'.includes(type);
}

/** Where a visitor who wants a human is led; `null` if there is something to choose or to say first, undefined if nobody is ever there. */
export function directWay(state: ChatState, nowMs: number): PublicChannel | null | undefined {
  // A chat that runs goes on after closing time.
  if (state.handover.status !== 'none') return liveChat;
  const [first, second] = waysOf(state, nowMs);
  return first && (second || first.opensAtMs || (state.checked && hasDraft(first)) ? null : first);
}

/** Shows the ways to a human at the end of the conversation, or when somebody is back. */
export function showWays(state: ChatState, nowMs: number): Transition {
  const [first] = waysOf(state, nowMs);
  return {
    state: {
      ...state,
      isHandoverOffered: true,
      messages: [
        // Those shown before may be out of date.
        ...state.messages.filter(({ type }) => type !== 'ways'),
        { type: 'ways', nowMs },
      ],
    },
    effects: first?.opensAtMs ? [report(state, 'absent', true, first.type)] : [],
  };
}
