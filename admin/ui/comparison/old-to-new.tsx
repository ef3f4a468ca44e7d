import { conflictCopy as copy } from '../../copy/conflict.ts';
import { Badge } from '../badge.tsx';
import type { ComparedField } from './compared-field.ts';
import { FieldValue } from './comparison.tsx';
import { Added, OldAndNew } from './marks.tsx';

/**
 * The old value beside the new one of each field that a write changes, for lists of the rows or websites that one press
 * replaces: what is lost is seen without another press. `Comparison` is for one row.
 */
export function OldToNew({ fields }: { fields: readonly ComparedField[] }) {
  return (
    <dl className="grid min-w-0 gap-1 text-13">
      {fields
        .filter(({ isSame }) => !isSame)
        .map(({ label, key = label, left, right, together, removes, adds }) => (
          <div key={key} className="grid min-w-0 gap-x-3 sm:grid-cols-[9rem_1fr]">
            <dt className="text-muted">
              {label} {removes && <Badge tone="danger">{copy.removes}</Badge>}
            </dt>
            <dd className="min-w-0">
              <FieldValue>
                {together ??
                  (adds ? (
                    <Added>{right}</Added>
                  ) : (
                    <OldAndNew before={left} after={removes ? undefined : right} />
                  ))}
              </FieldValue>
            </dd>
          </div>
        ))}
    </dl>
  );
}
