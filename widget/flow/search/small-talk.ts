import { usualFillers } from './usual-fillers.ts';
import { wordsTyped } from './words-typed.ts';

export type SmallTalk = 'greeting' | 'thanks';

const thanks = 'kasih makasih makasi mksh terimakasih trimakasih trims thank thanks thx tq';
const greetings =
  'halo hallo helo hello hai hi hey p pagi siang sore malam permisi salam assalamualaikum';
/** Words that may surround a greeting or thanks and ask for nothing: `terima kasih banyak kak`, `halo apa kabar`. */
const around = `${usualFillers} ${thanks} ${greetings} terima you kabar ok oke ada apa mau mana banyak`;
const human =
  /\b(cs|manusia|admin+|operator|petugas|live agent?|c[ou]st[ou]mer( servi[cs]e?)?|live chat)(nya)?\b/g;

/** Anyone, or a person to talk to: only by themselves, or where somebody asks to talk to them. */
const anyone = /\b(orang|agent?)(nya)?\b/g;
const toAnyone = /(^|\b(ada|sama|dengan|dgn) )(orang|agent?)(nya)?$/;

/** The kind of small talk, or `human` if the visitor only asks for one (`halo admin`, `ada orang?`). Else undefined. */
export function smallTalkOf(typed: string): SmallTalk | 'human' | undefined {
  const said = wordsTyped(typed).join(' ');
  const words = said.replace(human, 'kak').replace(anyone, 'kak').split(' ');
  if (!words.every((word) => isIn(around, word))) return undefined;
  if (words.some((word) => isIn(thanks, word))) return 'thanks';
  if (said.search(human) >= 0 || said.search(anyone) >= 0) return 'human';
  return words.some((word) => isIn(greetings, word)) ? 'greeting' : undefined;
}

/** Whether the text contains a word for a human. */
export function asksForHuman(typed: string): boolean {
  const said = wordsTyped(typed).join(' ');
  return said.search(human) >= 0 || toAnyone.test(said);
}

function isIn(list: string, word: string): boolean {
  return ` ${list} `.includes(` ${word} `);
}
