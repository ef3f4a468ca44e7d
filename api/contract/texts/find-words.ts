/** Finds words in FAQs. The server's search and the highlights in the admin app use the same functions. */

/** Further words of a query are ignored. */
const maxWords = 10;

/**
 * Lower case without diacritics and unseen marks: `Ménu` becomes `menu`. Apostrophes are straight, as most keyboards type
 * them, and all white space between two words is one space.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFD')
      .replaceAll(/[\p{Mn}\p{Cf}]/gu, '')
      // A single space is left out: there are many, and replacing them would take most of the time.
      .replaceAll(/\s{2,}|[^\S ]/g, ' ')
      .replaceAll(/[‘’‛ʼʻ`´′]/g, "'")
      .toLowerCase()
  );
}

/** Two questions are equal if their comparable texts are. */
export function comparableText(text: string): string {
  return foldText(text).trim();
}

/** The words of a query, folded. Words in quotes are one phrase: `"10 menit"`. */
export function wordsOf(query: string): string[] {
  const parts = foldText(query)
    .replaceAll(/[“”„]/g, '"')
    .matchAll(/"([^"]*)"?|[^\s"]+/g);
  const words = [...parts].map(([part, phrase = part]) => phrase.trim());
  return [...new Set(words.filter(Boolean))].slice(0, maxWords);
}

/** Whether all folded words are in the texts. */
export function hasAllWords(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  // No phrase is found across two texts.
  const folded = foldText(texts.join('\0'));
  return words.every((word) => folded.includes(word));
}

/** The start and the end of a match, in characters of the text. */
export type Match = [start: number, end: number];

/** The matches of folded words in a text, in order. Overlapping matches are joined. */
export function findWords(text: string, words: readonly string[]): Match[] {
  const { folded, origin } = foldWithOrigins(text);
  const found: Match[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      found.push([origin[at] ?? 0, origin[at + word.length] ?? text.length]);
    }
  }
  found.sort(([one], [other]) => one - other);
  const joined: Match[] = [];
  for (const [start, end] of found) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * At most about 160 characters of a text, around the first of the words that it contains.
 * @param lead how many characters before the word are shown. Give a small number if only one line is shown.
 */
export function partAround(text: string, words: readonly string[], lead = partLength / 4): string {
  if (text.length <= lead * 4) return text;
  const [first = 0] = findWords(text, words)[0] ?? [];
  const isAtStart = first < lead * 2;
  // Near the end, it begins earlier, so that it is not nearly empty. Cut between words if a space is near enough.
  const from = Math.min(first - lead, text.length - lead * 4);
  const start = isAtStart ? 0 : afterSpace(text, from, first);
  const part = text.slice(start, start + partLength);
  const isAtEnd = start + partLength >= text.length;
  const end = isAtEnd ? part.length : Math.max(part.lastIndexOf(' '), partLength - longestCut);
  return `${isAtStart ? '' : '…'}${part.slice(0, end).trim()}${isAtEnd ? '' : '…'}`;
}

const partLength = 160;
const longestCut = 20;

function afterSpace(text: string, from: number, to: number): number {
  const space = text.slice(from, Math.min(from + longestCut, to)).search(/\s/);
  return space === -1 ? from : from + space + 1;
}

/** The folded text, and for each of its characters the index of the original character. */
function foldWithOrigins(text: string): { folded: string; origin: number[] } {
  const origin: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const folds = foldText(character);
    const added = folds === ' ' && folded.endsWith(' ') ? '' : folds;
    for (let index = 0; index < added.length; index += 1) origin.push(place);
    folded += added;
    place += character.length;
  }
  return { folded, origin };
}
