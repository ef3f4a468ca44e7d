import type { FaqNameOf } from '../../../../api/contract/faqs/faq-fields.ts';
import type { TextList } from './text-list.ts';

type FormTexts<List> = { [Name in FaqNameOf<'text' | 'optional'>]: string } & {
  [Name in FaqNameOf<'list'>]: List;
};

/** The values of the forms. */
export interface FaqForm extends FormTexts<TextList> {
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

/**
 * The fields of a request, without the website and the version. An empty value deletes a whole list: if the field is
 * missing, the server leaves it.
 */
export interface FaqRequest extends FormTexts<string | string[]> {
  parent_id: string;
  review: string;
  image?: File;
  remove_image?: 'true';
}
