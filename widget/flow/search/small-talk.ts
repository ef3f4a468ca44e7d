import { fillers } from './fillers.ts';
import { wordsTyped } from './words-typed.ts';

export type SmallTalk = 'greeting' | 'thanks';

const thanks = 'kasih makasih makasi mksh terimakasih trimakasih trims thank thanks thx tq';
const greetings =
  'halo hallo helo hello hai hi hey p pagi siang sore malam permisi salam assalamualaikum';
/** Words that may surround a greeting or thanks and ask for nothing: `terima kasih banyak kak`, `halo apa kabar`. */
const around = `${fillers} ${thanks} ${greetings} terima you kabar ok oke ada apa mau mana banyak`;
const human =
  /\b(cs|orang|manusia|admin+|operator|petugas|(live )?agent?|c[ou]st[ou]mer( servi[cs]e?)?|live chat)(nya)?\b/g;

/** The kind of small talk, or `human` if the visitor only asks for one (`halo admin`, `ada orang?`). Else undefined. */
export function smallTalkOf(typed: string): SmallTalk | 'human' | undefined {
  const said = wordsTyped(typed).join(' ');
  const words = said.replace(human, 'kak').split(' ');
  if (!words.every((word) => isIn(around, word))) return undefined;
  if (words.some((word) => isIn(thanks, word))) return 'thanks';
  if (asksForHuman(said)) return 'human';
  return words.some((word) => isIn(greetings, word)) ? 'greeting' : undefined;
}

/** Whether the text contains a word for a human. */
export function asksForHuman(typed: string): boolean {
  return wordsTyped(typed).join(' ').search(human) >= 0;
}

function isIn(list: string, word: string): boolean {
  return ` ${list} `.includes(` ${word} `);
}
