import type { Copy } from './copy-type.ts';
import { en } from './en.ts';
import { id } from './id.ts';

export type Language = 'id' | 'en';

export function copyFor(language: Language): Copy {
  return language === 'en' ? en : id;
}
