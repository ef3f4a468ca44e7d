import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { faqImage } from '../../data/faq-image.ts';
import { ClampedText } from '../../ui/clamped-text.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { momentColumn } from '../../ui/moment-column.ts';

/** Indent per level in pixels. Deeper levels are not indented further, to leave room for the text. */
const indent = 16;
const deepestIndent = 5;

export function faqColumns(onShowImage: (faq: Faq) => void): readonly Column<Faq>[] {
  const { columns } = copy;
  return [
    {
      header: columns.question,
      cell: ({ question, depth }) => (
        <div
          className={depth > 0 ? 'border-l border-line pl-3 font-medium' : 'font-medium'}
          style={{ marginLeft: Math.min(depth, deepestIndent) * indent }}
        >
          <ClampedText>{question}</ClampedText>
        </div>
      ),
    },
    {
      header: columns.answer,
      cell: ({ answer }) =>
        answer ? <ClampedText>{answer}</ClampedText> : <Nothing>{copy.noAnswer}</Nothing>,
    },
    {
      header: columns.image,
      className: 'w-22',
      cell: (faq) =>
        faq.image === null ? (
          <Nothing>{copy.noImage}</Nothing>
        ) : (
          <button
            type="button"
            aria-label={copy.showImage}
            data-tooltip={copy.showImage}
            onClick={() => onShowImage(faq)}
            className="touch-target block rounded-control border border-line transition-opacity hover:opacity-80"
          >
            <img
              src={faqImage(faq.image).src}
              alt={faq.question}
              loading="lazy"
              width={48}
              height={36}
              className="h-9 w-12 rounded-control bg-canvas object-cover"
            />
          </button>
        ),
    },
    {
      header: columns.parentId,
      className: 'tabular w-22',
      cell: ({ parent_id }) => parent_id ?? <Nothing>{copy.noParent}</Nothing>,
    },
    momentColumn(columns.createdAt, ({ last_edited_at }) => last_edited_at),
    {
      header: columns.createdBy,
      className: 'w-26',
      cell: ({ last_edited_by }) => <ClampedText>{last_edited_by}</ClampedText>,
    },
  ];
}

function Nothing({ children }: { children: string }) {
  return <span className="text-muted">{children}</span>;
}
