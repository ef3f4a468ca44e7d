import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import { timestamp } from '../../format/timestamp.ts';
import { comparedFields, fieldContent, namesOf } from '../../ui/comparison/audit-fields.tsx';
import { Comparison, FieldValue } from '../../ui/comparison/comparison.tsx';

interface EntryFieldsProps {
  entry: AuditEntry;
  websiteName: (id: number) => string;
}

/** Shows the row before and after an edit. Other entries have only one of these two sides. */
export function EntryFields({ entry, websiteName }: EntryFieldsProps) {
  const { before, after } = entry;
  const names = { websiteName, parents: entry.parents };

  if (before && after) {
    const fields = comparedFields(before, after, names);
    return (
      <Comparison
        captions={{ left: details.before, right: details.after }}
        changedLabel={details.changed}
        // Show changed fields first.
        fields={fields.sort((a, b) => Number(a.isSame) - Number(b.isSame))}
      />
    );
  }

  const fields = before ?? after;
  if (!fields) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-13 font-semibold">{headingOf(entry)}</h3>
      <dl className="grid gap-3 rounded-control border border-line bg-canvas px-3 py-3">
        {namesOf(fields).map((name) => (
          <div key={name} className="grid gap-0.5">
            <dt className="text-12 text-muted">{details.fields[name] ?? name}</dt>
            <dd className="text-14">
              <FieldValue>{fieldContent(name, fields, names)}</FieldValue>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function headingOf({ action, before, after }: AuditEntry): string {
  // The entry is an import or the undo of one.
  if ('added' in (after ?? before ?? {})) return details.imported;
  if (action === 'unschedule') return details.unscheduled;
  // The undo of a creation deletes the row.
  if (action === 'delete' || after === null) return details.deleted;
  if (action === 'copy') return details.copied;
  if (action === 'publish') return details.published;
  if (action === 'schedule') return details.scheduled;
  return action === 'restore' ? details.restored : details.created;
}

/** For an edit that brought back an earlier version: the time of that version. Undefined for other entries. */
export function versionTime({ after }: AuditEntry): string | undefined {
  const { version_before, version_after } = after ?? {};
  if (typeof version_before === 'string') return details.versionBefore(timestamp(version_before));
  return typeof version_after === 'string' ? timestamp(version_after) : undefined;
}
