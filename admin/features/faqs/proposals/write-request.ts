import type { UnpublishedChange } from '../../../../api/contract/faqs/publishing.ts';
import { keywordMaxLength } from '../../../../api/contract/limits.ts';
import { plainAnswer } from '../../../../api/contract/texts/answer-markup.ts';
import { keywordSeparator } from '../../../../api/contract/texts/keywords.ts';
import { wordRequestCopy as copy } from '../../../copy/faqs/word-request.ts';

/** The texts of a FAQ that a request contains, with the words to fill in still in braces. */
export interface RequestedFaq {
  id: number;
  parent_id: number | null;
  question: string;
  answer: string | null;
  keywords: readonly string[];
}

interface RequestOptions {
  /** The website's name; undefined for the library. */
  website: string | undefined;
  /** All FAQs, in tree order. */
  faqs: readonly RequestedFaq[];
  /** The FAQs to ask for. */
  ids: ReadonlySet<number>;
}

export interface RequestText {
  text: string;
  ids: readonly number[];
}

/** Characters of the FAQs of one part. Assistants cut the answers to longer requests. */
export const partMaxLength = 10_000;
const answerLength = 300;

/** Returns the request for other words, in parts. It contains neither notes nor wordings of visitors. */
export function writeRequest({ website, faqs, ids }: RequestOptions): RequestText[] {
  const paths = pathsOf(faqs);
  const parts: { ids: number[]; texts: string[]; length: number }[] = [];
  let topic = '';
  for (const faq of faqs) {
    if (!ids.has(faq.id)) continue;
    const text = describe(faq);
    const path = paths.get(faq.parent_id) ?? '';
    let part = parts.at(-1);
    if (part === undefined || part.length + text.length > partMaxLength) {
      part = { ids: [], texts: [], length: 0 };
      parts.push(part);
      topic = '';
    }
    const heading = path === topic ? '' : `${copy.topic}: ${path || '-'}\n\n`;
    topic = path;
    part.ids.push(faq.id);
    part.texts.push(heading + text);
    part.length += heading.length + text.length;
  }
  return parts.map(({ ids, texts }, at) => {
    const introduction = copy.introduction({
      website,
      part: at + 1,
      parts: parts.length,
      count: ids.length,
      longest: keywordMaxLength,
    });
    return { text: `${[introduction, ...texts].join('\n\n')}\n`, ids };
  });
}

/** Returns the FAQs with the texts that visitors read, without those that are not published; the same list without changes. */
export function publishedTexts(
  draft: readonly RequestedFaq[],
  changes: readonly UnpublishedChange[],
): readonly RequestedFaq[] {
  if (changes.length === 0) return draft;
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  return draft.flatMap((faq) => {
    const change = changeOf.get(faq.id);
    if (change === undefined) return faq;
    // Keywords are added to the draft, so those that it has already are not asked for again.
    return change.before ? { ...faq, ...change.before, keywords: faq.keywords } : [];
  });
}

function describe({ id, question, answer, keywords }: RequestedFaq): string {
  const lines = [`[${id}] ${oneLine(question)}`];
  const plain = oneLine(plainAnswer(answer ?? ''));
  if (plain !== '') lines.push(`${copy.answer}: ${shorten(plain)}`);
  if (keywords.length > 0)
    lines.push(`${copy.keywords}: ${keywords.map(oneLine).join(` ${keywordSeparator} `)}`);
  return lines.join('\n');
}

/** The questions above the children of each FAQ. A parent comes before its children. */
function pathsOf(faqs: readonly RequestedFaq[]): ReadonlyMap<number | null, string> {
  const paths = new Map<number | null, string>();
  for (const { id, parent_id, question } of faqs) {
    const above = paths.get(parent_id);
    paths.set(id, above === undefined ? oneLine(question) : `${above} > ${oneLine(question)}`);
  }
  return paths;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function shorten(text: string): string {
  // By characters, so that no emoji is cut in half.
  const characters = [...text];
  return characters.length > answerLength
    ? `${characters.slice(0, answerLength).join('').trimEnd()}…`
    : text;
}
