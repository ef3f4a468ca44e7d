import { fillers } from './word-list.ts';
import { wordsTyped } from './words-of.ts';

export type SmallTalk = 'greeting' | 'thanks';

const thanks = /\b(ma?ka?sih?|ma?ksh|terima ?kasi?h|trim(ak?asi?h|s)|thanks?( you)?|thx|tq)\b/g;
const greeting =
  /\b(h[ae]ll?oo?|ha?i|he[iy]|p(ermisi|agi|g)?|assalam(u|ualaikum)?|salam|siang|sore|malam|apa kabar)\b/g;
const human =
  /\b(cs|orang|manusia|admin|operator|petugas|agent?|customer service|live ?(agent|chat))(nya)?\b/;
const fillerWords = ` ${fillers} ok oke sip `;

/** Whether the visitor only greets or thanks. The words between, as in `makasih banyak kak`, say nothing else. */
export function smallTalkOf(typed: string): SmallTalk | undefined {
  const words = wordsTyped(typed).join(' ');
  const rest = words.replace(thanks, '').replace(greeting, '');
  const isMore = rest.split(' ').some((word) => word && !fillerWords.includes(` ${word} `));
  if (isMore || rest === words) return undefined;
  return words.search(thanks) < 0 ? 'greeting' : 'thanks';
}

/** Whether a word for a human is among the words. */
export function asksForHuman(typed: string): boolean {
  return human.test(wordsTyped(typed).join(' '));
}
