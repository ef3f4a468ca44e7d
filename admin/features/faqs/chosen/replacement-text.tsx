import { Fragment } from 'react';
import type { ReplacementLine } from '../../../../api/contract/requests.ts';
import { faqBulkCopy as copy } from '../../../copy/faqs/faq-bulk.ts';

interface ReplacementTextProps {
  line: ReplacementLine;
  replacement: string;
}

/** Shows a text before and after a replacement, with the changes marked. */
export function ReplacementText({ line: { parts }, replacement }: ReplacementTextProps) {
  const show = (side: 'before' | 'after') =>
    parts.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified only by its position.
      <Fragment key={at}>
        {at % 2 === 0 ? (
          part
        ) : side === 'before' ? (
          <del className="bg-danger-soft text-danger">{part}</del>
        ) : (
          <ins className="bg-success-soft font-medium text-success no-underline">{replacement}</ins>
        )}
      </Fragment>
    ));
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-13">
      <dt className="text-muted">{copy.before}</dt>
      <dd className="whitespace-pre-line">{show('before')}</dd>
      <dt className="text-muted">{copy.after}</dt>
      <dd className="whitespace-pre-line">{show('after')}</dd>
    </dl>
  );
}
