import type { TextList } from './text-list.ts';

/** The values of the forms. */
export interface FaqForm {
  question: string;
  answer: string;
  keywords: TextList;
  wordings: TextList;
  parentId: number | null;
  /** Months in digits, `day`, or empty for the website's rule. */
  review: string;
  /** The day as typed. */
  reviewDay: string;
  image: File | undefined;
  /** Why the last chosen file was not accepted as the image. */
  imageError: string | undefined;
  /** Whether to remove the stored image on save. */
  removesImage: boolean;
}

/** The fields of a request, without the website and the version. */
export interface FaqRequest {
  question: string;
  answer: string;
  /** Send an empty value to delete a whole list: if the field is missing, the server leaves it. */
  keywords: string | string[];
  wordings: string | string[];
  parent_id: string;
  review: string;
  image?: File;
  remove_image?: 'true';
}
