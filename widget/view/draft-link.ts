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
  const { bot, checked } = state;
  // The latest questions matter most.
  const path = contextOf(state).questions.join(' > ').slice(-pathMaxLength);
  const lines = [`${draft} ${bot.name}.`, path];
  if (checked) {
    const { kind, username, ticket } = checked;
    lines.push(check.title[kind]);
    if (isShared) lines.push(`${check.username}: ${username}`, `${check.ticket[kind]}: ${ticket}`);
  }
  const start = channel.type === 'email' ? `subject=${encode(`${bot.name}`)}&body` : 'text';
  return `${channel.href}?${start}=${encode(lines.join('\r\n'))}`;
}

/** Half a character, as a cut leaves it, cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, ''));
}
