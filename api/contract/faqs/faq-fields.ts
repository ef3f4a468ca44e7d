/**
 * The texts of a FAQ, in the order of files and of the audit trail. Requests, files, the trail and the database use the
 * same names. A new field needs a line here, a column, a rule in `faq-text.ts`, a name and an input in the form.
 */

import { answerMaxLength, faqNoteMaxLength, questionMaxLength } from '../limits.ts';

interface FaqField {
  /** A `text` is never empty, an `optional` one may be `null`, a `list` has several texts, an `image` a file's name. */
  kind: keyof FaqFieldTypes;
  /** The most characters; lists have limits of their own. */
  max?: number;
  /** Whether visitors' responses contain it. */
  isPublic?: boolean;
  /** Whether the copies of a shared FAQ have texts of their own. */
  isOwn?: boolean;
}

interface FaqFieldTypes {
  text: string;
  optional: string | null;
  list: string[];
  image: string | null;
}

const fields = {
  question: { kind: 'text', max: questionMaxLength, isPublic: true },
  /** Plain text; `null` when choosing the question only shows its children. */
  answer: { kind: 'optional', max: answerMaxLength, isPublic: true },
  /** Other words that visitors use for the question, see `keywords.ts`. */
  keywords: { kind: 'list', isPublic: true },
  /** What visitors typed for this FAQ, see `wordings.ts`. */
  wordings: { kind: 'list', isPublic: true, isOwn: true },
  /** 'Catatan tim', plain text. */
  note: { kind: 'optional', max: faqNoteMaxLength },
  /** The note of a website about a shared FAQ, whose `note` is that of the library. */
  own_note: { kind: 'optional', max: faqNoteMaxLength, isOwn: true },
  /** File name for `/api/faqs/image/{name}`; `null` without an image. */
  image: { kind: 'image', isPublic: true },
} as const satisfies Record<string, FaqField>;

export type FaqFieldName = keyof typeof fields;
export type FaqNameOf<Kind extends FaqField['kind']> = {
  [Name in FaqFieldName]: (typeof fields)[Name]['kind'] extends Kind ? Name : never;
}[FaqFieldName];

/** The texts in the form of the API. */
export type FaqTexts = { [Name in FaqFieldName]: FaqFieldTypes[(typeof fields)[Name]['kind']] };

export const faqFields: Readonly<Record<FaqFieldName, FaqField>> = fields;
export const faqFieldNames = Object.keys(fields) as FaqFieldName[];
export const faqListNames = faqFieldNames.filter(isFaqList);

export function isFaqList(name: FaqFieldName): name is FaqNameOf<'list'> {
  return faqFields[name].kind === 'list';
}
