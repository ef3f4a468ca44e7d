import type { english } from '../../embed/english.ts';
import { firstEnglish } from '../../embed/first-english.ts';
import type { Copy } from './copy-type.ts';
import { id } from './id.ts';

export type Language = 'id' | 'en';

/** @param words the words of another language, which the server sends with a website's settings */
export function copyFor(language: Language, words?: object): Copy {
  return language === 'en'
    ? { ...id, ...firstEnglish, ...(words as typeof english | undefined) }
    : id;
}
