import type { PublicChannel } from '../../../api/contract/bot/public-bot.ts';
import type { Copy } from '../../../embed/languages/languages.ts';
import type { ChatState } from '../../flow/chat-types.ts';
import { contextOf } from '../../flow/handover.ts';
import { hasDraft } from '../../flow/ways.ts';

/** In characters. Mail programs cut links that are longer than about 2,000 characters. */
const pathMaxLength = 200;

/**
 * The link of a channel, with a draft of the visitor's message if the channel supports one.
 *
 * @param isShared whether the draft contains the username and the ticket
 */
export function prefilledLink(
  channel: PublicChannel,
  state: ChatState,
  { check, draft }: Copy,
  isShared?: boolean,
): string | undefined {
  if (!hasDraft(channel)) return channel.href;
  const { bot, checked } = state;
  // Cut the beginning: the latest questions matter most.
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

/** Encodes a text. A cut may leave half of a surrogate pair, on which `encodeURIComponent` throws. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, ''));
}
