import { fillers } from './fillers.ts';
import { wordsTyped } from './words-typed.ts';

export type SmallTalk = 'greeting' | 'thanks';

const thanks = 'kasih makasih makasi mksh terimakasih trimakasih trims thank thanks thx tq';
const greetings =
  'halo hallo helo hello hai hi hey p pagi siang sore malam permisi salam assalamualaikum';
/** `terima kasih banyak kak`, `halo apa kabar`: the words around them ask for nothing. */
const around = `${fillers} ${thanks} ${greetings} terima you kabar ok oke ada apa mau mana banyak`;
const human =
  /\b(cs|orang|manusia|admin+|operator|petugas|(live )?agent?|c[ou]st[ou]mer( servi[cs]e?)?|live chat)(nya)?\b/g;

/** Whether the visitor only greets or thanks, or asks for nothing but a human: `halo admin`, `ada orang?`. */
export function smallTalkOf(typed: string): SmallTalk | 'human' | undefined {
  const said = wordsTyped(typed).join(' ');
  const words = said.replace(human, 'kak').split(' ');
  if (!words.every((word) => isIn(around, word))) return undefined;
  if (words.some((word) => isIn(thanks, word))) return 'thanks';
  if (asksForHuman(said)) return 'human';
  return words.some((word) => isIn(greetings, word)) ? 'greeting' : undefined;
}

/** Whether a word for a human is among the words. */
export function asksForHuman(typed: string): boolean {
  return wordsTyped(typed).join(' ').search(human) >= 0;
}

function isIn(list: string, word: string): boolean {
  return ` ${list} `.includes(` ${word} `);
}
