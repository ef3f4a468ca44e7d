import { fillers } from './word-list.ts';
import { wordsTyped } from './words-of.ts';

export type SmallTalk = 'greeting' | 'thanks';

const thanks = 'kasih makasih makasi mksh terimakasih trimakasih trims thank thanks thx tq';
const greetings =
  'halo hallo helo hello hai hi hey p pagi siang sore malam permisi salam assalamualaikum';
/** `terima kasih banyak kak`, `halo apa kabar`: the words around them ask for nothing. */
const around = `${fillers} ${thanks} ${greetings} terima you kabar ok oke`;
const human =
  /\b(cs|orang|manusia|admin|operator|petugas|agent?|customer service|live chat)(nya)?\b/;

/** Whether the visitor only greets or thanks. */
export function smallTalkOf(typed: string): SmallTalk | undefined {
  const words = wordsTyped(typed);
  if (!words.every((word) => isIn(around, word))) return undefined;
  if (words.some((word) => isIn(thanks, word))) return 'thanks';
  return words.some((word) => isIn(greetings, word)) ? 'greeting' : undefined;
}

/** Whether a word for a human is among the words. */
export function asksForHuman(typed: string): boolean {
  return human.test(wordsTyped(typed).join(' '));
}

function isIn(list: string, word: string): boolean {
  return ` ${list} `.includes(` ${word} `);
}
