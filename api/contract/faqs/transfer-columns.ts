/** What files of FAQs contain, see `docs/import-export.md`. */

import { faqFieldNames, faqListNames } from './faq-fields.ts';

/** The fields of a record in JSON. */
export const transferFields = [
  'id',
  'parent_id',
  ...faqFieldNames.filter((name) => name !== 'image'),
  'tests',
  'image',
  'shared',
] as const;
export type TransferField = (typeof transferFields)[number];

/** The fields that are lists of texts. */
export const transferLists = [...faqListNames, 'tests'] as const;
export type TransferList = (typeof transferLists)[number];

/** The columns of a CSV. One cell contains all texts of a list, separated by `keywordSeparator`. */
export const transferColumns = [...transferFields, 'website'] as const;
export type TransferColumn = (typeof transferColumns)[number];
