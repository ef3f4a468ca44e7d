import { keywordsMax } from '../../../../api/contract/limits.ts';
import { removeUnseenMarks } from '../../../../api/contract/texts/unseen-marks.ts';
import { wordsOf } from '../../../../api/contract/texts/words-of.ts';
import type { ProposedWords } from './propose.ts';
import { readJson } from './read-json.ts';

/**
 * - `foreign`: the website has no FAQ of its own with this number
 * - `not-asked`: no copied request contained it
 * - `empty`: the line has no words
 * - `too-many`: the words beyond `mostWords` of a FAQ
 */
export type Refusal = 'foreign' | 'not-asked' | 'empty' | 'too-many';

export interface ReadAnswer {
  words: ProposedWords[];
  refused: { line: string; reason: Refusal }[];
  /** Lines without the number of a FAQ. */
  unread: string[];
}

interface ReadOptions {
  /** The questions of the website's own FAQs, by their ids. */
  questions: ReadonlyMap<number, string>;
  /** The FAQs of the copied requests; empty if none is known. */
  asked: ReadonlySet<number>;
}

/** More of one FAQ are a fault of the assistant, and would make the page slow. */
const mostWords = 2 * keywordsMax;

const thinkTag = /(<\/?think(?:ing)?>)/i;

/** What takes the place of HTML; other tags stay text. */
const tags: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'br hr p li ul ol div tr h1 h2 h3 h4 pre table thead tbody'
      .split(' ')
      .map((tag) => [tag, '\n']),
  ),
  ...Object.fromEntries('span b strong i em code a mark u'.split(' ').map((tag) => [tag, ''])),
  td: ' | ',
  th: ' | ',
};
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

const bullet = /^[-*•·–>][-*•·–> ]{0,9}/;
/** `12: ...`, `[12] ...`, `No. 12 - ...` */
const numbered = /^(?:nomor |no\. ?|id |faq )?#?(\[?)(\d{1,15})\]?/i;
const keywordsLabel = /^kata lain[^:]{0,20}: /i;
const nothing = /^(?:[-–—]{0,3}|tidak (?:ada|perlu)|kosong|n\/?a|none|skip|(?:di)?lewati)\.?$/i;
const separators = ['\t', '|', ';', ',', ' / '];

/** Reads what an assistant answered to a request, in whatever form it came. It never fails. */
export function readAnswer(pasted: string, { questions, asked }: ReadOptions): ReadAnswer {
  const counts = new Map<number, number>();
  const result: ReadAnswer = { words: [], refused: [], unread: [] };
  /** A line with a number and no words: they may follow, each in a line. */
  let open: { id: number; line: string; isQuestion: boolean; hasWords: boolean } | undefined;

  const refuse = (line: string, reason: Refusal) => void result.refused.push({ line, reason });
  const add = (id: number, words: readonly string[], line: string) => {
    if (!questions.has(id)) return refuse(line, 'foreign');
    if (asked.size > 0 && !asked.has(id)) return refuse(line, 'not-asked');
    if (words.length === 0) return refuse(line, 'empty');
    const count = counts.get(id) ?? 0;
    const fitting = words.slice(0, mostWords - count);
    counts.set(id, count + fitting.length);
    if (fitting.length > 0) result.words.push({ id, words: fitting });
    const left = words.slice(fitting.length);
    if (left.length > 0) refuse(toLine(id, left), 'too-many');
  };
  const close = () => {
    if (open?.isQuestion && !open.hasWords) result.unread.push(open.line);
    else if (open && !open.hasWords) add(open.id, [], open.line);
    open = undefined;
  };
  const readLine = (raw: string) => {
    const line = raw.trim();
    // The second is a fence, or a line of a table.
    if (line === '' || /^(?:```|~~~)/.test(line) || /^[-*_=|:\s]+$/.test(line)) return;
    const marked = line.replaceAll(/\*\*|__|`/g, '').trim();
    const plain = marked.replace(bullet, '').replace(/^\| ?/, '');
    const found = findNumber(plain);
    if (found) {
      close();
      const { id, rest } = found;
      const question = questions.get(id) ?? '';
      const text = withoutQuestion(rest, question);
      if (text === '') open = { id, line, isQuestion: isSame(rest, question), hasWords: false };
      else add(id, splitWords(text, question), line);
      return;
    }
    const isWords =
      keywordsLabel.test(plain) ||
      bullet.test(marked) ||
      (open?.isQuestion === false && plain.includes('|'));
    if (!open || !isWords) return void result.unread.push(line);
    open.hasWords = true;
    add(open.id, splitWords(plain.replace(keywordsLabel, ''), ''), line);
  };

  for (const part of readJson(toText(pasted, result.unread))) {
    if (typeof part === 'string') for (const line of linesOf(part, questions)) readLine(line);
    else {
      const words = part.words.flatMap((each) => splitWords(each, ''));
      add(part.id, words, toLine(part.id, words));
    }
  }
  close();
  return result;
}

function toLine(id: number, words: readonly string[]): string {
  return `${id}: ${words.join(' | ')}`;
}

/** Returns the answer without what the assistant thought and without HTML. */
function toText(pasted: string, unread: string[]): string {
  const text = removeUnseenMarks(pasted.replaceAll(/\r\n?/g, '\n').replaceAll('\u00a0', ' '));
  let answers: string[] = [];
  let thoughts: string[] = [];
  let isThought = false;
  for (const part of text.split(thinkTag)) {
    const tag = thinkTag.test(part) ? part[1] : undefined;
    if (tag === undefined) (isThought ? thoughts : answers).push(part);
    // Some answers have only the tag at the end of the thoughts.
    else if (tag === '/' && !isThought) [thoughts, answers] = [answers, []];
    if (tag !== undefined) isThought = tag !== '/';
  }
  unread.push(...thoughts.flatMap((part) => part.split('\n')).filter((line) => line.trim() !== ''));
  return withoutTags(answers.join('\n')).replaceAll(
    /&(amp|lt|gt|quot|#39|nbsp);/g,
    (_, name: string) => entities[name] ?? '',
  );
}

function withoutTags(html: string): string {
  const [first = '', ...others] = html.split('<');
  const pieces = others.map((piece) => {
    const end = piece.indexOf('>');
    const name = /^\/?([a-z]{1,10}\d?)\b/i.exec(piece)?.[1]?.toLowerCase() ?? '';
    const instead = end !== -1 && Object.hasOwn(tags, name) ? tags[name] : undefined;
    if (instead === undefined) return `<${piece}`;
    return (piece.startsWith('/t') ? '' : instead) + piece.slice(end + 1);
  });
  return first + pieces.join('');
}

/** Some answers come as one endless line: each number of a FAQ begins a new one. */
function linesOf(text: string, questions: ReadonlyMap<number, string>): string[] {
  return text
    .replaceAll(/ (\d{1,15}): /g, (all, id: string) =>
      questions.has(Number(id)) ? `\n${id}: ` : all,
    )
    .split('\n');
}

/** Finds the number of the FAQ at the start of a line; undefined in a line that only begins with a number. */
function findNumber(line: string): { id: number; rest: string } | undefined {
  // A list numbers its lines, too.
  const text = line.replace(/^\d{1,4}[.)] (?=[[#\d])/, '');
  const found = numbered.exec(text);
  if (!found) return undefined;
  const after = text.slice(found[0].length);
  const rest = after.trim();
  const sign = rest.charAt(0);
  const isNumber =
    found[1] === '[' ||
    rest === '' ||
    after.startsWith('\t') ||
    ':|=→,;–—'.includes(sign) ||
    (sign === '-' && after.startsWith(' ')) ||
    ('.)'.includes(sign) && /[|;]/.test(rest));
  return isNumber
    ? { id: Number(found[2]), rest: rest.replace(/^(?:->|[:|=→,;–—.)-])/, '').trim() }
    : undefined;
}

/** Some repeat the question before the words. */
function withoutQuestion(rest: string, question: string): string {
  if (isSame(rest, question)) return '';
  const [first = ''] = rest.split(/[:|]/);
  return isSame(first, question) ? rest.slice(first.length + 1).trim() : rest;
}

function isSame(text: string, question: string): boolean {
  const words = wordsOf(text).join(' ');
  return words !== '' && words === wordsOf(question).join(' ');
}

/** Separates by the strongest separator in the text. */
function splitWords(text: string, question: string): string[] {
  let [rest = ''] = text.split(/ (?:<-|←|\/\/) /);
  if (rest.startsWith('(') && rest.endsWith(')')) return [];
  for (const separator of separators) {
    const words = rest
      .split(separator)
      .map(trimWord)
      .filter((word) => !nothing.test(word) && !isSame(word, question));
    if (words.length !== 1) return words;
    rest = words[0] ?? '';
  }
  return [rest];
}

function trimWord(word: string): string {
  const text = word
    .replaceAll(/["“”„«»]/g, '')
    .replaceAll(/(^|\s)['‘]|['’](?=\s|$)/g, '$1')
    .replaceAll(/\s+/g, ' ');
  let start = 0;
  let end = text.length;
  while (start < end && ' .,;:•-'.includes(text.charAt(start))) start += 1;
  while (end > start && ' .,;:'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
