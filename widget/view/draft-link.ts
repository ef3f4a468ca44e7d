import type { PublicChannel } from '../../api/contract/public-bot.ts';
import type { Copy } from '../copy/copy-type.ts';
import type { ChatState } from '../flow/chat-types.ts';
import { contextOf } from '../flow/handover.ts';
import { hasDraft } from '../flow/ways.ts';

/** Mail programs cut addresses of more than about 2,000 characters. */
const pathMaxLength = 200;

/**
 * The link of a channel, with a draft in the visitor's words where the channel takes one.
 *
 * @param isShared whether the draft names the username and the ticket
 */
export function draftLink(
  channel: PublicChannel,
  state: ChatState,
  { check, draft }: Copy,
  isShared?: boolean,
): string | undefined {
  if (!hasDraft(channel)) return channel.href;
  const { bot, messages, checked } = state;
  const { questions } = contextOf(state);
  const lines = [`${draft.hello} ${bot.name}.`];
  // Whole characters: half a character cannot be encoded. The latest questions matter most.
  const path = [...questions.join(' > ')].slice(-pathMaxLength).join('');
  if (path) lines.push(`${draft.questions}: ${path}`);
  const result = messages.filter((message) => message.type === 'check').pop();
  if (result) lines.push(`${draft.check}: ${result.kind}`);
  if (isShared && checked) {
    const { kind, username, ticket } = checked;
    lines.push(`${check.username}: ${username}`, `${check.ticket[kind]}: ${ticket}`);
  }
  const query = new URLSearchParams(
    channel.type === 'email'
      ? { subject: `${bot.name}${path && `: ${path}`}`, body: lines.join('\r\n') }
      : { text: lines.join('\n') },
  );
  // In `mailto:` a plus is no space.
  return `${channel.href}?${`${query}`.replace(/\+/g, '%20')}`;
}
