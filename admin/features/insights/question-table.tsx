import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { isOftenUnhelpful } from '../../../api/contract/faqs/faq-figures.ts';
import { insightsCopy } from '../../copy/insights.ts';
import { faqAddress } from '../../data/websites/website-tree.ts';
import { formatCount } from '../../format/number.ts';
import { Badge } from '../../ui/badge.tsx';
import { roles } from '../../ui/table/table-roles.ts';
import { partOf } from './figures.ts';
import { type FaqSums, isOftenHandedOver, type QuestionFigures } from './question-figures.ts';

const copy = insightsCopy.questions;
const { columns } = copy;
const headers = [columns.question, columns.read, columns.votes, columns.handedOver];
const areas = headers.map((_, index) => ({ '--area': `1 / ${index + 1}` }) as CSSProperties);
const tracks = { '--tracks': 'minmax(0, 1fr) 6rem 10rem 10rem' } as CSSProperties;

interface QuestionTableProps {
  caption: string;
  children: ReactNode;
}

/** A table of questions and their sums; in a narrow container, a card for each. */
export function QuestionTable({ caption, children }: QuestionTableProps) {
  return (
    <table role={roles.table} aria-label={caption} className="data-table" style={tracks}>
      <thead role={roles.group}>
        <tr role={roles.row}>
          {headers.map((header, index) => (
            <th key={header} role={roles.header} scope="col" style={areas[index]}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role={roles.group}>{children}</tbody>
    </table>
  );
}

interface QuestionRowProps {
  sums: FaqSums;
  /** The content of the question's cell. */
  children: ReactNode;
}

export function QuestionRow({ sums, children }: QuestionRowProps) {
  const { read, helpful, unhelpful, handed_over } = sums;
  const part = partOf(handed_over, read);
  return (
    <tr role={roles.row} className="bg-surface last:rounded-b-card hover:bg-hover">
      <td role={roles.cell} data-label={headers[0]} data-long="" style={areas[0]}>
        {children}
      </td>
      <td role={roles.cell} data-label={headers[1]} className="tabular" style={areas[1]}>
        {formatCount(read)}
      </td>
      <td role={roles.cell} data-label={headers[2]} className="tabular" style={areas[2]}>
        {helpful + unhelpful === 0 ? (
          <span className="text-muted">{copy.noVotes}</span>
        ) : (
          copy.votes(helpful, unhelpful)
        )}
      </td>
      <td role={roles.cell} data-label={headers[3]} className="tabular" style={areas[3]}>
        <span>
          {formatCount(handed_over)}{' '}
          {part !== undefined && handed_over > 0 && (
            <span className="text-muted">{copy.ofReaders(part)}</span>
          )}
        </span>
      </td>
    </tr>
  );
}

/** Badges for the problems of a question. */
export function QuestionBadges({ sums }: { sums: FaqSums }) {
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {isOftenUnhelpful(sums) && <Badge tone="danger">{copy.oftenUnhelpful}</Badge>}
      {isOftenHandedOver(sums) && <Badge tone="warning">{copy.oftenHandedOver}</Badge>}
    </span>
  );
}

interface QuestionLinkProps {
  websiteId: number;
  row: QuestionFigures;
}

/** A link from a question to its row on the FAQ page. */
export function QuestionLink({ websiteId, row: { entry, index } }: QuestionLinkProps) {
  return (
    <Link
      to={faqAddress(websiteId, index, entry.id)}
      className="inline-flex items-center font-medium wrap-anywhere hover:underline coarse:min-h-11"
    >
      {entry.question}
    </Link>
  );
}
