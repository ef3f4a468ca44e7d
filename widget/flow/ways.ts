import type { PublicChannel } from '../../api/contract/public-bot.ts';
import type { ChatState, Transition } from './chat-types.ts';
import { report } from './handover.ts';
import { nextOpening } from './opening-hours.ts';

/** A way to a human, as it is at some time. */
export interface Way {
  channel: PublicChannel;
  /** As {@link nextOpening} returns it. */
  opensAtMs: number;
}

const liveChat: PublicChannel = { type: 'livechat' };

/** The ways to a human in the order of the admins, but closed ones last. Times are the server's. */
export function waysOf({ bot: { channels = [liveChat] } }: ChatState, nowMs: number): Way[] {
  const ways = channels.map(
    (channel): Way => ({ channel, opensAtMs: nextOpening(channel.hours, nowMs) }),
  );
  return [
    ...ways.filter(({ opensAtMs }) => opensAtMs === 0),
    ...ways.filter(({ opensAtMs }) => 0 < opensAtMs && opensAtMs < Infinity),
  ];
}

/** Whether a message through this channel opens with a draft. */
export function hasDraft({ type }: PublicChannel): boolean {
  return type === 'whatsapp' || type === 'telegram' || type === 'email';
}

/** Where the visitor who wants a human is led at once; undefined if there is something to choose or to say first. */
export function directWay(state: ChatState, nowMs: number): PublicChannel | undefined {
  // A chat that runs goes on after closing time.
  if (state.handover.status !== 'none') return liveChat;
  const [first, second] = waysOf(state, nowMs);
  const isDirect =
    first && !second && first.opensAtMs === 0 && !(state.checked && hasDraft(first.channel));
  return isDirect ? first.channel : undefined;
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
    effects: first?.opensAtMs === 0 ? [] : [report(state, 'absent', true, first?.channel.type)],
  };
}
