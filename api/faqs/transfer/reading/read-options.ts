import type { ConversionType, KeywordSeparator } from '../../../contract/faqs/faq-transfer.ts';
import type { TableColumn } from '../../../contract/faqs/transfer-columns.ts';

export interface PastedText {
  /** The clipboard's HTML of the text. */
  html?: string | undefined;
}

/** How the file of an import is read. Only plain data, which a worker can receive. */
export interface ReadOptions {
  /** The website's code in exported files. */
  website: string;
  /** The chosen field of each column; undefined to recognise them. */
  columns?: readonly TableColumn[] | undefined;
  sheet?: string | undefined;
  separator?: KeywordSeparator | undefined;
  keep: readonly ConversionType[];
  /** Set if the content is pasted text, in UTF-8. */
  pasted?: PastedText | undefined;
}
