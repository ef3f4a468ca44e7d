import type { SentWords } from '../../api/contract/bot/public-bot.ts';
import * as en from './en.ts';
import { id } from './id.ts';
import type { Language } from './names.ts';

/** All texts of the bot. A language that lacks one does not compile. */
export type Copy = Words<typeof id>;
/** The texts that are needed before the others have loaded. */
type FirstWords = Pick<Copy, keyof typeof en.first>;

type Words<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? string : Words<Table[Key]>;
};

/** The script has all texts of the default language, and the first texts of the others. */
const languages = { id, en: en.first } satisfies Record<Language, FirstWords>;

/**
 * The other texts of each language. The server sends them with a website's settings: in the script, a language would
 * cost every visitor 1 KiB, although most never read it.
 */
const laterWords: Record<Exclude<Language, 'id'>, Omit<Copy, keyof FirstWords>> = {
  en: en.others,
};

/** The texts of a language as the server sends them; undefined for the default, which needs none. */
export function wordsToSend(lang: string | null): SentWords | undefined {
  const later: Readonly<Record<string, object>> = laterWords;
  if (lang === null || !Object.hasOwn(later, lang)) return undefined;
  return { lang, ...languages[lang as Language], ...later[lang] };
}

/** @param sent the texts that the server sent, maybe in another language */
export function copyFor(language: Language, sent?: SentWords): Copy {
  return { ...id, ...languages[language], ...(sent?.lang === language ? sent : undefined) };
}
