import type { z } from 'zod';
import {
  type FaqFieldName,
  faqFieldNames,
  faqFields,
  isFaqList,
} from '../../../contract/faqs/faq-fields.ts';
import {
  type TransferField,
  type TransferList,
  transferLists,
} from '../../../contract/faqs/transfer-columns.ts';
import {
  insightWordsMaxLength,
  keywordMaxLength,
  keywordsMax,
  questionMaxLength,
  wordingsMax,
} from '../../../contract/limits.ts';
import { messages } from '../../../copy/messages.ts';
import type { GivenTexts } from '../../../db/faq-row.ts';
import { storeKeywords } from '../../../db/stored-keywords.ts';
import { parseId } from '../../../http/validation.ts';
import { faqTexts, testTexts } from '../../faq-text.ts';
import {
  importMaxCellLength,
  importMaxImageNameLength,
  importMaxKeywordParts,
} from '../transfer-limits.ts';

/** A record as read from a file; undefined for columns that the file does not have. */
export interface FileRecord {
  line: number;
  cells: Partial<Record<Exclude<TransferField, TransferList> | 'topic', string>>;
  lists: Partial<Record<TransferList, readonly string[]>>;
  /** The answer with marks for its format in the file, if that has any. */
  marked?: string;
}

/** A valid record. The texts are in the stored form; those that are undefined do not change the stored ones. */
export interface ImportRow extends GivenTexts<Exclude<FaqFieldName, 'question'>> {
  line: number;
  id: number | undefined;
  /** `null` means the top tier. */
  parentId: number | null | undefined;
  /** The question of the parent, if that is not named by its id. */
  parentName: string | undefined;
  question: string;
  /** The question of the parent at the top tier, or several with ` > ` between them. */
  topic: string | undefined;
  /** Whether the row is only a topic of other rows. */
  isTopic: boolean;
  /** In the stored form of a list. */
  tests: string | undefined;
  /** The image's name in the file. */
  image: string | null | undefined;
  /** The shared FAQ that it names, see `shared-code.ts`. */
  shared: string | undefined;
}

const checkedNames = faqFieldNames.filter((name) => name !== 'question' && name !== 'image');

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
  const storable = (column: TransferField | 'topic', cell: string | undefined) => {
    // Replace half of a surrogate pair: it would be stored as another character, so the next import would find a
    // difference.
    const text = cell && Buffer.from(cell).toString();
    if (text?.includes('\0')) problems.push(`${column}: ${messages.unseenCharacter}`);
    return text;
  };
  const textOf = (column: Exclude<TransferField, TransferList>) => storable(column, cells[column]);
  const listOf = (name: TransferList) =>
    record.lists[name]?.flatMap((text) => storable(name, text) ?? []);
  const checked = <Value>(
    name: TransferField | 'topic',
    rule: z.ZodType<Value>,
    typed: unknown,
  ) => {
    const { data, error } = rule.safeParse(typed);
    if (error) problems.push(`${name}: ${error.issues[0]?.message}`);
    return data;
  };
  const typedId = cells.id?.trim() ?? '';
  const id = parseId(typedId);
  if (typedId !== '' && id === undefined) problems.push(messages.importBadId);
  const parentCell = storable('parent_id', cells.parent_id?.trim());
  const parentId = parseId(parentCell ?? '');
  const parentName =
    parentCell && parentId === undefined
      ? checked('parent_id', faqTexts.question, parentCell)
      : undefined;
  const question = checked('question', faqTexts.question, textOf('question')) ?? '';
  const texts: GivenTexts = {};
  for (const name of checkedNames) {
    const typed = isFaqList(name) ? listOf(name) : textOf(name);
    if (typed !== undefined) Object.assign(texts, { [name]: checked(name, faqTexts[name], typed) });
  }
  const shared = textOf('shared')?.trim() || undefined;
  const topicCell = storable('topic', cells.topic?.trim());
  const topic = topicCell ? checked('topic', faqTexts.question, topicCell) : undefined;
  const hasParent = parentId !== undefined || parentName !== undefined;
  if (topic !== undefined && (hasParent || shared !== undefined))
    problems.push(messages.importTopicAndParent);
  const tests = listOf('tests');
  const checkedTests = tests && checked('tests', testTexts, tests);
  const image = textOf('image')?.trim();
  if (image !== undefined && image.length > importMaxImageNameLength)
    problems.push(`image: ${messages.tooLong(importMaxImageNameLength)}`);
  if (problems.length > 0) return { problems };
  return {
    ...texts,
    line,
    id,
    parentId: cells.parent_id === undefined ? undefined : (parentId ?? null),
    parentName,
    question,
    topic,
    isTopic: false,
    tests: checkedTests && storeKeywords(checkedTests),
    image: image === undefined ? undefined : image || null,
    shared,
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
  const long = (['topic', 'parent_id'] as const).find((name) => isOversized(cells[name]));
  if (long !== undefined) return `${long}: ${messages.tooLong(questionMaxLength)}`;
  const column = faqFieldNames.find((name) => !isFaqList(name) && isOversized(cells[name]));
  if (column === undefined) return undefined;
  return `${column}: ${messages.tooLong(faqFields[column].max ?? importMaxImageNameLength)}`;
}
