import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import { type Copy, copyFor } from '../../embed/languages/languages.ts';
import type { Language } from '../../embed/languages/names.ts';

/** The bot's words. Words that the website's admins have set replace the defaults. */
export function wordsOf(
  language: Language,
  { launcher, title, subtitle, greeting, pageGreeting, words }: PublicBot,
): Copy {
  const copy = copyFor(language, words);
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
