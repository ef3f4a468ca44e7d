import { faqsPerWebsiteMax } from '../../../config/server-limits.ts';
import { questionMaxLength } from '../../../contract/limits.ts';
import { messages } from '../../../copy/messages.ts';
import type { FileRecord } from '../reading/import-row.ts';
import type { ReadRecords } from '../tables/table-reader.ts';
import {
  headingOf,
  isLabelledAnswer,
  isListTitle,
  isNumbered,
  isQuestion,
  isStrongHeading,
  markdownLevel,
  questionOf,
  withoutAnswerLabel,
} from './line-marks.ts';
import type { TextLine } from './text-line.ts';

/** What a line is in the list of FAQs. */
type Role = 'blank' | 'heading' | 'question' | 'text';

interface Part {
  line: number;
  question: string;
  topics: readonly string[];
  answer: string[];
  isHeading: boolean;
}

/** Longer lines are no headings. */
const headingMaxLength = 80;
const sentenceEnds = '.,;!';
/** A question and its answer in one line. */
const inOneLine = /^([^?]{2,300}\?)\s+(\S)/;

/**
 * Reads FAQs from lines of text. As soon as one line is a question, only questions and headings begin a FAQ. Otherwise
 * numbered lines begin one, or else paragraphs.
 *
 * @param isChat whether short lines above a question are what people said before it, and no headings.
 */
export function readLines(lines: readonly TextLine[], isChat = false): ReadRecords {
  const { roles, splits } = rolesOf(lines, isChat);
  const parts: Part[] = [];
  let headings: { level: number; name: string }[] = [];
  let skipped = 0;
  const title = findTitle(lines, roles);
  for (const [index, { line, text, level }] of lines.entries()) {
    const role = roles[index];
    const topics = headings.map(({ name }) => name);
    if (index === title) skipped += 1;
    else if (role === 'heading') {
      const depth = level ?? markdownLevel(text) ?? 1;
      headings = headings.filter((each) => each.level < depth);
      const question = headingOf(text);
      const above = headings.map(({ name }) => name);
      parts.push({ line, question, topics: above, answer: [], isHeading: true });
      headings.push({ level: depth, name: question });
    } else if (role === 'question')
      parts.push({ line, question: questionOf(text), topics, answer: [], isHeading: false });
    else if (parts.length > 0) parts.at(-1)?.answer.push(text);
    else if (role === 'text') skipped += 1;
  }
  const faqs = parts
    .map((part) => withAnswer(part, splits))
    // A heading with a text of its own is a FAQ, otherwise only a topic.
    .filter(({ isHeading, text }) => !isHeading || text !== '');
  const hasTopics = faqs.some(({ topics }) => topics.length > 0);
  const records = faqs.map(
    ({ line, question, topics, text }): FileRecord => ({
      line,
      cells: { question, answer: text, ...(hasTopics && { topic: topics.join(' > ') }) },
      lists: {},
    }),
  );
  const first = records[faqsPerWebsiteMax];
  const faults =
    records.length > faqsPerWebsiteMax
      ? [{ line: first?.line ?? 1, message: messages.importTooMany(faqsPerWebsiteMax) }]
      : [];
  const notes = skipped > 0 ? [messages.importLinesSkipped(skipped)] : [];
  return { records: records.slice(0, faqsPerWebsiteMax), websites: new Set(), faults, notes };
}

function rolesOf(lines: readonly TextLine[], isChat: boolean): { roles: Role[]; splits: boolean } {
  const blank = lines.map(({ text }) => text.trim() === '');
  const hasAnswers = lines.some(({ text }) => isLabelledAnswer(text));
  const asked = lines.map(({ text }) => isQuestion(text, hasAnswers));
  const marked = lines.map(
    ({ text, level }, index) =>
      !blank[index] && !asked[index] && (level ?? markdownLevel(text)) !== undefined,
  );
  const roles = (begins: (index: number) => boolean, isHeading = (_: number) => false): Role[] =>
    lines.map((_, index) => {
      if (blank[index]) return 'blank';
      if (marked[index] || isHeading(index)) return 'heading';
      return begins(index) ? 'question' : 'text';
    });
  if (asked.includes(true)) {
    const isAsked = (index: number) => asked[index] === true;
    const around = neighbours(blank);
    const isAbove = (at: number) =>
      isHeading(lines, at, isAsked, around) && (!isChat || isStrongHeading(lines[at]?.text ?? ''));
    return { roles: roles(isAsked, isAbove), splits: false };
  }
  if (marked.filter(Boolean).length > 1) return { roles: roles(() => false), splits: false };
  const numbered = lines.map(({ text }) => isNumbered(text));
  if (numbered.filter(Boolean).length > 1)
    return { roles: roles((index) => numbered[index] === true), splits: true };
  const begins = (index: number) => index === 0 || blank[index - 1] === true;
  const inParagraphs = roles(begins);
  if (inParagraphs.includes('text')) return { roles: inParagraphs, splits: true };
  // Each paragraph is one line: questions and answers take turns.
  let isAnswer = true;
  const inTurn = inParagraphs.map((role) => {
    if (role !== 'question') return role;
    isAnswer = !isAnswer;
    return isAnswer ? 'text' : role;
  });
  const splits = lines.some(({ text }) => inOneLine.test(text));
  return splits ? { roles: inParagraphs, splits } : { roles: inTurn, splits };
}

/** The first heading, if only it names the list: a topic above all FAQs would be the only one that visitors see. */
function findTitle(lines: readonly TextLine[], roles: readonly Role[]): number | undefined {
  const titles = roles.flatMap((role, index) =>
    role === 'heading' && isListTitle(lines[index]?.text ?? '') ? [index] : [],
  );
  const [title = -1] = titles;
  const isFirst = roles.findIndex((role) => role === 'heading' || role === 'question') === title;
  const next = roles.find((role, index) => index > title && role !== 'blank');
  return titles.length === 1 && isFirst && next !== 'text' ? title : undefined;
}

/** The indexes of the next lines before and after each line that are not blank. */
function neighbours(blank: readonly boolean[]): { before: number[]; after: number[] } {
  const before: number[] = [];
  const after: number[] = [];
  let last = -1;
  for (const [index, isBlank] of blank.entries()) {
    before[index] = last;
    if (!isBlank) last = index;
  }
  last = -1;
  for (let index = blank.length - 1; index >= 0; index -= 1) {
    after[index] = last;
    if (!blank[index]) last = index;
  }
  return { before, after };
}

/** Whether a line above a question is the heading of it and the next ones. */
function isHeading(
  lines: readonly TextLine[],
  index: number,
  isAsked: (index: number) => boolean,
  { before, after }: ReturnType<typeof neighbours>,
): boolean {
  const text = lines[index]?.text ?? '';
  const previous = before[index] ?? -1;
  const next = after[index] ?? -1;
  if (isAsked(index) || next === -1 || !isAsked(next)) return false;
  // It is the answer of the question above.
  if (previous !== -1 && isAsked(previous)) return false;
  const words = text.trim();
  if (words.length > headingMaxLength || sentenceEnds.includes(words.slice(-1))) return false;
  const isApart = previous < index - 1 || previous === -1;
  return isApart && (next === index + 1 || previous === -1 || isStrongHeading(text));
}

function withAnswer(part: Part, splits: boolean): Part & { text: string } {
  const [first = '', ...others] = part.answer;
  const text = cleanAnswer([withoutAnswerLabel(first), ...others]);
  if (!splits || text !== '') return { ...part, text };
  const { question } = part;
  const asked = inOneLine.exec(question)?.[1];
  const colon = question.indexOf(': ');
  const isNamed = colon > 0 && colon <= questionMaxLength;
  if (asked !== undefined)
    return { ...part, question: asked, text: question.slice(asked.length).trim() };
  if (!isNamed) return { ...part, text };
  return { ...part, question: question.slice(0, colon), text: question.slice(colon + 2).trim() };
}

/** Removes blank lines around, repeated ones within, and the indentation of all lines. */
function cleanAnswer(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const indents = filled.map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY);
  const kept = lines.filter((line, index) => line.trim() !== '' || lines[index - 1]?.trim() !== '');
  return kept
    .map((line) => (line.trim() === '' ? '' : line.slice(indent).trimEnd()))
    .join('\n')
    .trim();
}
