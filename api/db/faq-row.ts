import type { faqs } from './schema.ts';

export type FaqRow = typeof faqs.$inferSelect;

/** The fields of a FAQ that an edit may change, apart from its place. `contentFields` lists the same fields. */
export type FaqContent = Pick<FaqRow, 'question' | 'answer' | 'keywords' | 'wordings' | 'image'> &
  Partial<Pick<FaqRow, 'reviewOn' | 'reviewEvery' | 'confirmedAt' | 'confirmedBy'>>;

/**
 * A FAQ's place as its parent and next sibling. Unlike a position, it stays valid when other FAQs are added or moved.
 */
export interface Standing {
  parentId: number | null;
  /** The next sibling; `null` for the last child. */
  beforeId: number | null;
}

const contentFields = [
  'question',
  'answer',
  'keywords',
  'wordings',
  'image',
  'reviewOn',
  'reviewEvery',
  'confirmedAt',
  'confirmedBy',
] as const satisfies (keyof FaqContent)[];

/** The content of a row that a copy of it has, too. Nobody has confirmed the copy. */
export function contentOf(row: FaqContent): FaqContent {
  const { question, answer, keywords, wordings, image, reviewOn = null, reviewEvery = null } = row;
  return { question, answer, keywords, wordings, image, reviewOn, reviewEvery };
}

/** Whether a row still has the content that a write stored in it. */
export function hasContent(row: FaqRow, content: Partial<FaqContent>): boolean {
  return changedFields(row, content).length === 0;
}

/** The fields of the content that differ from those of the row. */
export function changedFields(row: FaqRow, content: Partial<FaqContent>): (keyof FaqContent)[] {
  return contentFields.filter((field) => field in content && content[field] !== row[field]);
}
