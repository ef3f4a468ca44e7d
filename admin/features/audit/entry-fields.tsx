import type { AuditEntry, AuditFields } from '../../../api/contract/audit.ts';
import { defaultAppearance } from '../../../api/contract/bot/appearance.ts';
import { auditDetailsCopy as details } from '../../copy/audit-details.ts';
import { timestamp } from '../../format/timestamp.ts';
import { AnswerText } from '../../ui/answer-text.tsx';
import type { ComparedField } from '../../ui/comparison/compared-field.ts';
import { comparedWords } from '../../ui/comparison/compared-words.tsx';
import { Comparison, FieldValue } from '../../ui/comparison/comparison.tsx';
import { EarlierImage } from '../../ui/image/earlier-image.tsx';

interface EntryFieldsProps {
  entry: AuditEntry;
  websiteName: (id: number) => string;
}

/** Shows the row before and after an edit. Other entries have only one of these two sides. */
export function EntryFields({ entry, websiteName }: EntryFieldsProps) {
  const { before, after } = entry;
  const show = (name: string, fields: AuditFields) =>
    fieldContent(name, fields, { websiteName, parents: entry.parents });

  if (before && after) {
    const fields = namesOf(before, after).map((name): ComparedField => {
      const label = details.fields[name] ?? name;
      if (longTexts.includes(name))
        return comparedWords(label, textOf(before[name]), textOf(after[name]));
      const isSame = before[name] === after[name];
      return { label, left: show(name, before), right: show(name, after), isSame };
    });
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
              <FieldValue>{show(name, fields)}</FieldValue>
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

/** Long texts, whose changes are shown word by word. */
const longTexts: readonly string[] = ['question', 'answer', 'keywords', 'wordings', 'contact'];
/** Fields of a bot's appearance, where `null` means the bot's default. */
const botFields: readonly string[] = [...Object.keys(defaultAppearance), 'bot_position'];
/** Not shown: version numbers mean nothing to the user, and the dialog shows the time of a version above the fields. */
const unlisted: readonly string[] = ['version', 'version_before', 'version_after'];

function namesOf(...rows: AuditFields[]): string[] {
  return [...new Set(rows.flatMap(Object.keys))].filter((name) => !unlisted.includes(name));
}

function textOf(value: AuditFields[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}

interface Names extends Pick<AuditEntry, 'parents'> {
  websiteName: (id: number) => string;
}

function fieldContent(name: string, fields: AuditFields, { websiteName, parents }: Names) {
  const value = fields[name];
  if (name === 'avatar' && typeof value === 'string')
    return <EarlierImage key={value} name={value} alt={details.avatar} />;
  if (name === 'image')
    return typeof value === 'string' ? <EarlierImage key={value} name={value} /> : details.noImage;
  if (name === 'password_changed')
    return value ? details.passwordChanged : details.passwordUnchanged;
  // FAQs that were moved from several parents have no common parent.
  if (name === 'parent_id' && value === undefined) return details.severalParents;
  if (name === 'parent_id')
    return value === null
      ? details.topTier
      : (parents[Number(value)] ?? details.deletedParent(`${value}`));
  if (name === 'website_id' && typeof value === 'number') return websiteName(value);
  if (name === 'website_ids' && typeof value === 'string')
    return value
      .split(', ')
      .map((id) => websiteName(Number(id)))
      .join(', ');
  if (name === 'handled') return details.handledStates[`${value}`] ?? `${value}`;
  if (name === 'publishing')
    return value === 'draft' ? details.collectsDraft : details.publishesDirectly;
  const setting = details.settings[name]?.[`${value}`];
  if (setting !== undefined) return setting;
  if (value === null && botFields.includes(name))
    return name === 'shortcuts' ? details.noShortcuts : details.botsOwn;
  if (name.startsWith('offset_') && typeof value === 'number') return details.pixels(value);
  if (name === 'scheduled_at' && typeof value === 'string')
    return details.inJakarta(timestamp(value));
  if (name === 'status') return value ? details.active : details.inactive;
  if (value === null || value === undefined || value === '')
    return <span className="text-muted">{details.blank}</span>;
  if (name === 'answer') return <AnswerText text={`${value}`} />;
  return String(value);
}
