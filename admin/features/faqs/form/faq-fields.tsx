import type { ComponentType } from 'react';
import type { Faq, FaqTreeEntry } from '../../../../api/contract/entities.ts';
import { faqFieldCopy } from '../../../copy/faqs/faq-field-names.ts';
import { faqReviewCopy } from '../../../copy/faqs/faq-review.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { faqImage } from '../../../data/faq-image.ts';
import { type ComparedField, comparedText } from '../../../ui/comparison/compared-field.ts';
import type { FaqForm, FaqRequest } from './faq-form-types.ts';
import {
  AnswerInput,
  ImageInput,
  type InputProps,
  ParentInput,
  QuestionInput,
} from './faq-inputs.tsx';
import { NoteInput, OwnNoteInput } from './note-inputs.tsx';
import { ReviewInput, reviewFields, reviewOf, reviewWords } from './review-input.tsx';
import { allTexts, keywordKind, type TextListKind, wordingKind } from './text-list.ts';
import { KeywordsInput, WordingsInput } from './text-list-input.tsx';

interface FaqField {
  /** The name of the field for the server; `name` is its name in the form. */
  serverName: string;
  name: keyof FaqForm;
  /** The field's values in the form of a new FAQ. */
  blank: Partial<FaqForm>;
  /** The field's values in the form of a stored FAQ. */
  read: (faq: Faq) => Partial<FaqForm>;
  write: (form: FaqForm) => Partial<FaqRequest>;
  Input: ComponentType<InputProps>;
  /** Whether a website may change it in its copy of a shared FAQ, or must read it there. */
  isOnCopies?: boolean;
  /** Returns the stored and the form's value for the conflict dialog. Only that dialog loads `compareWords`. */
  compare: (
    current: Faq,
    mine: FaqForm,
    tree: readonly FaqTreeEntry[],
    compareWords: typeof comparedText,
  ) => ComparedField;
}

const noImageChange = { image: undefined, imageError: undefined, removesImage: false };

/** Every field of a FAQ, in visible order. The forms, the requests and the conflict dialog use this list. */
export const faqFields: readonly FaqField[] = [
  {
    serverName: 'question',
    name: 'question',
    blank: { question: '' },
    read: ({ question }) => ({ question }),
    write: ({ question }) => ({ question }),
    Input: QuestionInput,
    compare: (current, mine, _tree, compareWords) =>
      compareWords(copy.question, current.question, mine.question.trim()),
  },
  {
    serverName: 'answer',
    name: 'answer',
    blank: { answer: '' },
    read: ({ answer }) => ({ answer: answer ?? '' }),
    write: ({ answer }) => ({ answer }),
    Input: AnswerInput,
    compare: (current, mine, _tree, compareWords) =>
      compareWords(copy.answer, current.answer ?? '', mine.answer.trim()),
  },
  {
    serverName: 'image',
    name: 'image',
    blank: noImageChange,
    read: () => noImageChange,
    write: ({ image, removesImage }) => ({
      ...(image && { image }),
      ...(removesImage && { remove_image: 'true' }),
    }),
    Input: ImageInput,
    compare: ({ image: stored }, { image, removesImage }) => {
      const left = stored === null ? copy.noImage : <StoredImage name={stored} />;
      const isRemoved = removesImage && stored !== null;
      return {
        label: copy.image,
        left,
        // Without a new file and without a removal, the save does not change the stored image, even if another user has
        // replaced it.
        right: image ? image.name : isRemoved ? copy.imageWillBeRemoved : left,
        isSame: !image && !isRemoved,
      };
    },
  },
  {
    serverName: 'parent_id',
    name: 'parentId',
    blank: { parentId: null },
    read: ({ parent_id }) => ({ parentId: parent_id }),
    write: ({ parentId }) => ({ parent_id: parentId === null ? '' : `${parentId}` }),
    Input: ParentInput,
    compare: (current, mine, tree) => ({
      label: copy.parent,
      left: parentName(tree, current.parent_id),
      right: parentName(tree, mine.parentId),
      isSame: current.parent_id === mine.parentId,
    }),
  },
  { ...listField(wordingKind, WordingsInput), isOnCopies: true },
  listField(keywordKind, KeywordsInput),
  noteField('note', NoteInput),
  noteField('own_note', OwnNoteInput),
  {
    serverName: 'review',
    name: 'review',
    blank: reviewFields(),
    read: ({ review }) => reviewFields(review),
    write: (form) => ({ review: reviewOf(form) }),
    Input: ReviewInput,
    compare: (current, mine) => ({
      label: faqReviewCopy.name,
      left: reviewWords(current.review),
      right: reviewWords(reviewOf(mine)),
      isSame: current.review === reviewOf(mine),
    }),
  },
];

/**
 * Drafts cannot store files. Leave `removesImage` out too, or a restored draft would delete the image without its
 * replacement.
 */
export const fieldsOutsideDrafts = ['image', 'imageError', 'removesImage'] as const;

/** Maps the server's field names to the form's. */
export const serverFields: Readonly<Record<string, keyof FaqForm>> = Object.fromEntries(
  faqFields.map(({ serverName, name }) => [serverName, name]),
);

export function blankFaq(): FaqForm {
  return merge(({ blank }) => blank) as FaqForm;
}

export function formOf(faq: Faq): FaqForm {
  return merge(({ read }) => read(faq)) as FaqForm;
}

export function requestOf(form: FaqForm): FaqRequest {
  return merge(({ write }) => write(form)) as FaqRequest;
}

/** A field with a list of texts. */
function listField(kind: TextListKind, Input: FaqField['Input']): FaqField {
  const { name, copy } = kind;
  return {
    serverName: name,
    name,
    blank: { [name]: { list: [], typed: '' } },
    read: (faq) => ({ [name]: { list: faq[name], typed: '' } }),
    write: (form) => {
      const all = allTexts(form[name], kind);
      return { [name]: all.length > 0 ? all : '' };
    },
    Input,
    compare: (current, mine) =>
      comparedText(copy.label, current[name].join('\n'), allTexts(mine[name], kind).join('\n')),
  };
}

function noteField(name: 'note' | 'own_note', Input: FaqField['Input']): FaqField {
  return {
    serverName: name,
    name,
    isOnCopies: true,
    blank: { [name]: '' },
    read: (faq) => ({ [name]: faq[name] ?? '' }),
    write: (form) => ({ [name]: form[name] }),
    Input,
    compare: (current, mine, _tree, compareWords) =>
      compareWords(faqFieldCopy.labels[name], current[name] ?? '', mine[name].trim()),
  };
}

function merge(partOf: (field: FaqField) => object): object {
  return Object.assign({}, ...faqFields.map(partOf));
}

function parentName(tree: readonly FaqTreeEntry[], id: number | null): string {
  if (id === null) return copy.topTier;
  return tree.find((entry) => entry.id === id)?.question ?? copy.parentWithId(id);
}

/** A small version of a FAQ's image. */
function StoredImage({ name }: { name: string }) {
  return (
    <img
      {...faqImage(name)}
      alt={copy.currentImage}
      className="h-20 w-28 rounded-control border border-line bg-canvas object-contain"
    />
  );
}
