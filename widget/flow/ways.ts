import type { ChannelType } from '../../api/contract/bot/contact.ts';
import type { PublicChannel } from '../../api/contract/bot/public-bot.ts';
import type { ChatState, Transition } from './chat-types.ts';
import { report } from './handover.ts';
import { nextOpening, type Opening } from './opening-hours.ts';

/** A channel, and when it opens next. */
export type Way = PublicChannel & Opening;

const channelsWithDraft = new Set<ChannelType>(['whatsapp', 'telegram', 'email']);
const liveChat: PublicChannel = { type: 'livechat' };

/**
 * The ways to a human: open channels in the admins' order, then the others by opening time. `nowMs` is the server's
 * time.
 */
export function waysOf({ bot: { channels = [liveChat] } }: ChatState, nowMs: number): Way[] {
  return channels
    .map((channel) => ({ ...channel, ...nextOpening(channel.hours, nowMs) }))
    .filter(({ opensAtMs }) => opensAtMs < Infinity)
    .sort((a, b) => a.opensAtMs - b.opensAtMs);
}

/** Whether this channel's link can contain a prefilled message. */
export function hasDraft({ type }: PublicChannel): boolean {
  return channelsWithDraft.has(type);
}

/** The channel to open directly. `null`: show the card first. `undefined`: no channel is ever open. */
export function directWay(state: ChatState, nowMs: number): PublicChannel | null | undefined {
  // A running chat continues after closing time.
  if (state.handover.status !== 'none') return liveChat;
  const [first, second] = waysOf(state, nowMs);
  return first && (second || first.opensAtMs || (state.checked && hasDraft(first)) ? null : first);
}

/** Whether the conversation ends with the ways to a human. They are then alone on the screen. */
export function areWaysShown({ messages }: ChatState): boolean {
  const types = messages.map(({ type }) => type);
  return types.lastIndexOf('ways') > Math.max(types.lastIndexOf('user'), types.lastIndexOf('said'));
}

/** The conversation without the ways to a human. */
export function withoutWays(state: ChatState): ChatState {
  return { ...state, messages: state.messages.filter(({ type }) => type !== 'ways') };
}

/** Shows the ways to a human, or when the first one opens, at the end of the conversation. */
export function showWays(state: ChatState, nowMs: number, text: string | undefined): Transition {
  const [first] = waysOf(state, nowMs);
  return {
    state: {
      ...state,
      isHandoverOffered: true,
      // Remove the earlier card: it may be out of date.
      messages: [...withoutWays(state).messages, { type: 'ways', nowMs, text }],
    },
    effects: first?.opensAtMs ? [report(state, 'absent', true, first.type)] : [],
  };
}
