import type { KeywordList } from './keyword-list.ts';

/** The values of the forms. */
export interface FaqForm {
  question: string;
  answer: string;
  keywords: KeywordList;
  parentId: number | null;
  image: File | undefined;
  /** Why the file that was chosen last is not the image. */
  imageError: string | undefined;
  /** The stored image is to be removed. */
  removesImage: boolean;
}

/** What the server accepts, without the website and the version. */
export interface FaqRequest {
  question: string;
  answer: string;
  /** A blank one stands for none: without the field an edit would leave them. */
  keywords: string | string[];
  parent_id: string;
  image?: File;
  remove_image?: 'true';
}
