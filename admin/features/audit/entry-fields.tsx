import type { AuditEntry, AuditFields } from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import type { ComparedField } from '../../ui/compared-field.ts';
import { Comparison, FieldValue } from '../../ui/comparison.tsx';
import { EntryImage } from './entry-image.tsx';

interface EntryFieldsProps {
  entry: AuditEntry;
  websiteName: (id: number) => string;
}

/** Shows the row before and after an edit. Other entries have only one of the two. */
export function EntryFields({ entry, websiteName }: EntryFieldsProps) {
  const { before, after } = entry;
  const show = (name: string, fields: AuditFields) => fieldContent(name, fields, websiteName);

  if (before && after) {
    const fields = namesOf(before, after).map(
      (name): ComparedField => ({
        label: copy.fields[name] ?? name,
        left: show(name, before),
        right: show(name, after),
        isSame: before[name] === after[name],
      }),
    );
    return (
      <Comparison
        captions={{ left: copy.before, right: copy.after }}
        changedLabel={copy.changed}
        // Changed fields first.
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
            <dt className="text-12 text-muted">{copy.fields[name] ?? name}</dt>
            <dd className="text-14">
              <FieldValue>{show(name, fields)}</FieldValue>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function headingOf({ action, before, after }: AuditEntry): string {
  // An import, or its undo.
  if ('added' in (after ?? before ?? {})) return copy.imported;
  // Undoing a creation deletes the row.
  if (action === 'delete' || after === null) return copy.deleted;
  return action === 'restore' ? copy.restored : copy.created;
}

/** The version is of no use to the user. */
function namesOf(...rows: AuditFields[]): string[] {
  return [...new Set(rows.flatMap(Object.keys))].filter((name) => name !== 'version');
}

function fieldContent(name: string, fields: AuditFields, websiteName: (id: number) => string) {
  const value = fields[name];
  if (name === 'image')
    return typeof value === 'string' ? <EntryImage key={value} name={value} /> : copy.noImage;
  if (name === 'password_changed') return value ? copy.passwordChanged : copy.passwordUnchanged;
  if (name === 'parent_id') return value === null ? copy.topTier : copy.parentWithId(`${value}`);
  if (name === 'website_id' && typeof value === 'number') return websiteName(value);
  if (name === 'status') return value ? copy.active : copy.inactive;
  if (value === null || value === undefined || value === '')
    return <span className="text-muted">{copy.blank}</span>;
  return String(value);
}
