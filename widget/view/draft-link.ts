import type { PublicChannel } from '../../api/contract/public-bot.ts';
import type { Copy } from '../copy/copy-type.ts';
import type { ChatState } from '../flow/chat-types.ts';
import { contextOf } from '../flow/handover.ts';
import { hasDraft } from '../flow/ways.ts';

/** Mail programs cut addresses of more than about 2,000 characters. */
const pathMaxLength = 200;

/** The link of a channel, with a draft in the visitor's words where the channel takes one. */
export function draftLink(
  way: PublicChannel,
  state: ChatState,
  { check, draft }: Copy,
  isShared: boolean,
): string | undefined {
  const { href } = way;
  if (!hasDraft(way)) return href;
  const { bot, messages, checked } = state;
  const { questions } = contextOf(state);
  const path = [...questions.join(' > ')];
  const name = bot.name || '';
  const lines = [`${draft.hello} ${name}.`.replace(' .', '.')];
  // Cuts the beginning, because the latest questions matter most.
  if (path[0]) lines.push(`${draft.questions}: ${path.slice(-pathMaxLength).join('')}`);
}
