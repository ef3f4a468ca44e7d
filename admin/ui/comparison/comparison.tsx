import type { ReactNode } from 'react';
import { conflictCopy as copy } from '../../copy/conflict.ts';
import { Badge } from '../badge.tsx';
import { classNames } from '../class-names.ts';
import type { ComparedField } from './compared-field.ts';

interface ComparisonProps {
  /** The headings of the two sides. */
  captions: { left: string; right: string };
  /** The label that marks a field with a difference. */
  changedLabel: string;
  fields: readonly ComparedField[];
}

/** Compares two versions of a row field by field: side by side, or one above the other on phones. */
export function Comparison({ captions, changedLabel, fields }: ComparisonProps) {
  return (
    <dl className="grid gap-4">
      {fields.map(({ label, left, right, together, isSame, removes = false }) => (
        <div key={label} className="grid gap-1">
          <dt className="flex min-h-6 items-center gap-2 text-13 font-medium">
            {label}
            {!isSame && (
              <Badge tone={removes ? 'danger' : 'warning'}>
                {removes ? copy.removes : changedLabel}
              </Badge>
            )}
          </dt>
          {isSame ? (
            <dd className="text-14 text-muted">
              <FieldValue>{left}</FieldValue>
            </dd>
          ) : together ? (
            <dd className="grid gap-1 rounded-control border border-line bg-canvas px-3 py-2 text-14">
              <p className="text-12 text-muted">{copy.fromTo(captions.left, captions.right)}</p>
              <FieldValue>{together}</FieldValue>
            </dd>
          ) : (
            <dd className="grid gap-2 md:grid-cols-2">
              <Side caption={captions.left}>{left}</Side>
              <Side caption={captions.right} isStrong>
                {right}
              </Side>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Preserves line breaks, and breaks long words. */
export function FieldValue({ children }: { children: ReactNode }) {
  return <div className="min-w-0 whitespace-pre-line wrap-anywhere">{children}</div>;
}

interface SideProps {
  caption: string;
  isStrong?: boolean | undefined;
  children: ReactNode;
}

function Side({ caption, isStrong = false, children }: SideProps) {
  return (
    <div
      className={classNames(
        'grid min-w-0 content-start gap-1 rounded-control border px-3 py-2 text-14',
        isStrong ? 'border-control bg-surface' : 'border-line bg-canvas',
      )}
    >
      <p className="text-12 text-muted">{caption}</p>
      <FieldValue>{children}</FieldValue>
    </div>
  );
}
