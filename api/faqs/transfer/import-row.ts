import {
  type TransferField,
  type TransferList,
  transferLists,
} from '../../contract/faqs/transfer-columns.ts';
import {
  answerMaxLength,
  insightWordsMaxLength,
  keywordMaxLength,
  keywordsMax,
  questionMaxLength,
  wordingsMax,
} from '../../contract/limits.ts';
import { messages } from '../../copy/messages.ts';
import { storeKeywords } from '../../db/stored-keywords.ts';
import { parseId } from '../../http/validation.ts';
import { answerText, keywordTexts, questionText, testTexts, wordingTexts } from '../faq-text.ts';
import {
  importMaxCellLength,
  importMaxImageNameLength,
  importMaxKeywordParts,
} from './transfer-limits.ts';

/** A record as read from a file; undefined for columns that the file does not have. */
export interface FileRecord {
  line: number;
  cells: Partial<Record<Exclude<TransferField, TransferList>, string>>;
  lists: Partial<Record<TransferList, readonly string[]>>;
}

/** A valid record. Fields that are undefined do not change the stored value. */
export interface ImportRow {
  line: number;
  id: number | undefined;
  /** `null` means the top tier. */
  parentId: number | null | undefined;
  question: string;
  answer: string | null | undefined;
  /** In the stored form, see `stored-keywords.ts`. */
  keywords: string | undefined;
  wordings: string | undefined;
  /** In the same form. */
  tests: string | undefined;
  /** The image's name in the file. */
  image: string | null | undefined;
  /** The shared FAQ that it names, see `shared-code.ts`. */
  shared: string | undefined;
}

/** The messages for lists that are too long. */
export const listLimits: Record<
  TransferList,
  { tooMany: string; tooLong: (text: string) => string }
> = {
  keywords: {
    tooMany: messages.tooManyKeywords(keywordsMax),
    tooLong: (text) => messages.keywordTooLong(text, keywordMaxLength),
  },
  wordings: {
    tooMany: messages.tooManyWordings(wordingsMax),
    tooLong: (text) => messages.wordingTooLong(text, insightWordsMaxLength),
  },
  tests: {
    tooMany: messages.tooManyTests(importMaxKeywordParts),
    tooLong: (text) => messages.wordingTooLong(text, insightWordsMaxLength),
  },
};

/** Checks a record. Returns the row, or the problems of the record. */
export function toImportRow(record: FileRecord): ImportRow | { problems: string[] } {
  const oversized = findOversized(record);
  if (oversized !== undefined) return { problems: [oversized] };
  const { line, cells } = record;
  const problems: string[] = [];
  const idOf = (column: 'id' | 'parent_id') => {
    const text = cells[column]?.trim() ?? '';
    const id = text === '' ? undefined : parseId(text);
    if (text !== '' && id === undefined) problems.push(messages.importBadId(column));
    return id;
  };
  const storable = (column: TransferField, cell: string | undefined) => {
    // Replace half of a surrogate pair: it would be stored as another character, so the next import would find a
    // difference.
    const text = cell && Buffer.from(cell).toString();
    if (text?.includes('\0')) problems.push(`${column}: ${messages.unseenCharacter}`);
    return text;
  };
  const textOf = (column: 'question' | 'answer' | 'image' | 'shared') =>
    storable(column, cells[column]);
  const id = idOf('id');
  const parentId = idOf('parent_id');
  const question = questionText.safeParse(textOf('question'));
  if (!question.success) problems.push(`question: ${question.error.issues[0]?.message}`);
  const typedAnswer = textOf('answer');
  const answer = answerText.safeParse(typedAnswer ?? '');
  if (!answer.success) problems.push(`answer: ${answer.error.issues[0]?.message}`);
  const listOf = (name: TransferList, texts: typeof keywordTexts | typeof testTexts) => {
    const typed = record.lists[name]?.flatMap((text) => storable(name, text) ?? []);
    const list = texts.safeParse(typed ?? []);
    if (!list.success) problems.push(`${name}: ${list.error.issues[0]?.message}`);
    return typed && storeKeywords(list.data ?? []);
  };
  const keywords = listOf('keywords', keywordTexts);
  const wordings = listOf('wordings', wordingTexts);
  const tests = listOf('tests', testTexts);
  const image = textOf('image')?.trim();
  if (image !== undefined && image.length > importMaxImageNameLength)
    problems.push(`image: ${messages.tooLong(importMaxImageNameLength)}`);
  if (problems.length > 0 || !question.success || !answer.success) return { problems };
  return {
    line,
    id,
    parentId: cells.parent_id === undefined ? undefined : (parentId ?? null),
    question: question.data,
    answer: typedAnswer === undefined ? undefined : answer.data || null,
    keywords,
    wordings,
    tests,
    image: image === undefined ? undefined : image || null,
    shared: textOf('shared')?.trim() || undefined,
  };
}

/** The problem of a record with a text that is too long for any further work: in JSON it may have 30 million characters. */
function findOversized({ cells, lists }: FileRecord): string | undefined {
  const isOversized = (text: string | undefined) => (text?.length ?? 0) > importMaxCellLength;
  for (const name of transferLists) {
    const long = lists[name]?.find(isOversized);
    if (long !== undefined) return `${name}: ${listLimits[name].tooLong(long)}`;
    if ((lists[name]?.length ?? 0) > importMaxKeywordParts)
      return `${name}: ${listLimits[name].tooMany}`;
  }
  const lengths = {
    question: questionMaxLength,
    answer: answerMaxLength,
    image: importMaxImageNameLength,
  } as const;
  const column = (['question', 'answer', 'image'] as const).find((name) =>
    isOversized(cells[name]),
  );
  return column && `${column}: ${messages.tooLong(lengths[column])}`;
}
