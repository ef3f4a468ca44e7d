import { en } from './en.ts';
import { id } from './id.ts';

/** Every word the bot can say; a language that misses one does not compile. */
export type Copy = Words<typeof id>;

type Words<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string ? string : Words<Table[Key]>;
};

/** The words for a language tag: English for `en` and its regions, Indonesian for everything else. */
export function copyFor(language: Language): Copy {
  return language === 'en' ? en : id;
}

export type Language = 'id' | 'en';
