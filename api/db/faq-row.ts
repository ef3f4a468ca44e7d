import {
  type FaqFieldName,
  type FaqNameOf,
  faqFieldNames,
  faqFields,
  faqListNames,
  isFaqList,
} from '../contract/faqs/faq-fields.ts';
import type { faqs } from './schema.ts';
import { readKeywords } from './stored-keywords.ts';

export type FaqRow = typeof faqs.$inferSelect;

/** The texts of a FAQ as they are stored, see `faqFields`. */
export type StoredTexts = Pick<FaqRow, FaqFieldName>;

const textKinds = Object.fromEntries(faqFieldNames.map((name) => [name, 'text'])) as Record<
  FaqFieldName,
  'text'
>;

/** The fields of a FAQ that an edit may change, apart from its place, with the types of their columns. */
export const contentKinds = {
  ...textKinds,
  reviewOn: 'text',
  reviewEvery: 'integer',
  outdatedOn: 'text',
  confirmedAt: 'text',
  confirmedBy: 'text',
} as const;
export const contentFields = Object.keys(contentKinds) as (keyof typeof contentKinds)[];

export type FaqContent = StoredTexts &
  Partial<Pick<FaqRow, Exclude<keyof typeof contentKinds, FaqFieldName>>>;

/**
 * A FAQ's place as its parent and next sibling. Unlike a position, it stays valid when other FAQs are added or moved.
 */
export interface Standing {
  parentId: number | null;
  /** The next sibling; `null` for the last child. */
  beforeId: number | null;
}

/** The texts of a new FAQ that are not given. */
export const blankTexts = Object.fromEntries(
  faqFieldNames.map((name) => [name, isFaqList(name) ? '' : null]),
) as Omit<StoredTexts, 'question'>;

/** The names of the texts that the copies of a shared FAQ take from it. */
export const sharedNames = faqFieldNames.filter((name) => !faqFields[name].isOwn);
const ownNames = new Set<string>(faqFieldNames.filter((name) => faqFields[name].isOwn));

export function pick<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}

/** Texts of which some may be left out, as in forms and files. */
export type GivenTexts<Name extends FaqFieldName = FaqFieldName> = {
  [Given in Name]?: StoredTexts[Given] | undefined;
};

export function textsIn(given: GivenTexts): Partial<StoredTexts> {
  const names = faqFieldNames.filter((name) => given[name] !== undefined);
  return pick(given, names) as Partial<StoredTexts>;
}

/** Converts the lists of a row to the form of the API. */
export function withLists<Row extends Partial<StoredTexts>>(row: Row) {
  const lists = faqListNames.filter((name) => name in row);
  const texts = lists.map((name) => [name, readKeywords(row[name] ?? '')]);
  return { ...row, ...Object.fromEntries(texts) } as {
    [Name in keyof Row]: Name extends FaqNameOf<'list'> ? string[] : Row[Name];
  };
}

/** The content of a row that a copy of it has, too. Nobody has confirmed the copy. */
export function contentOf(row: FaqContent): FaqContent {
  const { reviewOn = null, reviewEvery = null } = row;
  return { ...pick(row, faqFieldNames), reviewOn, reviewEvery };
}

/** The content of a shared FAQ that its copies take over. */
export function withoutOwn(content: Partial<FaqContent>): Partial<FaqContent> {
  return pick(
    content,
    contentFields.filter((name) => name in content && !ownNames.has(name)),
  );
}

/** Whether a row still has the content that a write stored in it. */
export function hasContent(row: FaqRow, content: Partial<FaqContent>): boolean {
  return changedFields(row, content).length === 0;
}

/** The fields of the content that differ from those of the row. */
export function changedFields(row: FaqRow, content: Partial<FaqContent>): (keyof FaqContent)[] {
  return contentFields.filter((field) => field in content && content[field] !== row[field]);
}
