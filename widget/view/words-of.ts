import type { PublicBot } from '../../api/contract/public-bot.ts';
import { copyFor, type Language } from '../copy/copy.ts';
import type { Copy } from '../copy/copy-type.ts';

/** The bot's words, with those that the website's admins have chosen in place of the usual ones. */
export function wordsOf(
  language: Language,
  { launcher, title, subtitle, greeting, pageGreeting }: PublicBot,
): Copy {
  const copy = copyFor(language);
  const { status, floating, page } = copy;
  const ready = subtitle || status.ready;
  return {
    ...copy,
    launcher: launcher || copy.launcher,
    title: title || copy.title,
    status: { ...status, idle: ready, ready },
    floating: { ...floating, hint: greeting || floating.hint },
    page: { ...page, hint: pageGreeting || page.hint },
  };
}
