import { ChevronRight } from 'lucide-react';
import { undoDays } from '../../../api/contract/limits.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { shortMoment } from '../../format/timestamp.ts';
import { classNames } from '../../ui/class-names.ts';
import { ClampedText } from '../../ui/table/clamped-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { dateColumn } from '../../ui/table/moment-column.tsx';
import { ActionBadge } from './action-badge.tsx';
import { actorName } from './actor-name.ts';
import { type AuditLine, type EntryGroup, writeOf } from './group-entries.ts';
import { RowLink } from './row-link.tsx';

interface AuditColumnOptions {
  /** Returns the name of a website. */
  websiteName: (id: number) => string;
  onToggleGroup: (groupId: number) => void;
}

export function auditColumns({
  websiteName,
  onToggleGroup,
}: AuditColumnOptions): readonly Column<AuditLine>[] {
  const { columns } = copy;
  return [
    {
      ...dateColumn<AuditLine>(columns.at, ({ entry }) => entry.at, undefined, shortMoment),
      width: '8rem',
    },
    {
      header: columns.by,
      width: '9.5rem',
      cell: ({ entry }) => (
        <div className="grid gap-0.5">
          <div className="font-medium">
            {/* A long name would hide the mark behind it. */}
            <ClampedText>{actorName({ ...entry, machine_id: null })}</ClampedText>
          </div>
          {entry.machine_id !== null && <span className="text-12 text-muted">{copy.program}</span>}
        </div>
      ),
    },
    {
      header: columns.action,
      width: '11rem',
      cell: ({ entry, entry: { action, undo }, group }) => (
        <div className="grid justify-items-start gap-0.5">
          <ActionBadge entry={group ? { ...entry, after: null } : entry} />
          {!group && undo === 'done' && (
            <span className="pl-2 text-12 text-muted">{copy.undo(action).done}</span>
          )}
          {!group && undo === 'expired' && (
            <span
              className="pl-2 text-12 text-muted"
              title={copy.undo(action).expiredHelp(undoDays)}
            >
              {copy.expired}
            </span>
          )}
        </div>
      ),
    },
    {
      header: columns.what,
      cell: ({ entry, group, isInGroup }) =>
        group ? (
          <GroupToggle group={group} onToggle={onToggleGroup} />
        ) : (
          <div
            className={classNames(
              'flex min-w-0 items-baseline gap-2',
              isInGroup && 'border-l border-line pl-4',
            )}
          >
            <span className="shrink-0 text-muted">{copy.entities[entry.entity]}</span>
            {entry.label !== '' && (
              <ClampedText>
                <RowLink row={entry}>{entry.label}</RowLink>
              </ClampedText>
            )}
          </div>
        ),
    },
    {
      header: columns.website,
      width: '9rem',
      cell: ({ entry: { website_id }, group }) =>
        website_id === null || group?.entries.some((each) => each.website_id !== website_id) ? (
          <span className="text-muted">{copy.noWebsite}</span>
        ) : (
          <ClampedText>{websiteName(website_id)}</ClampedText>
        ),
    },
  ];
}

interface GroupToggleProps {
  group: EntryGroup;
  onToggle: (groupId: number) => void;
}

/** Summarizes a group of entries and opens or closes it. */
function GroupToggle({ group, onToggle }: GroupToggleProps) {
  const { id, entries, isCut, isOpen } = group;
  const [newest] = entries;
  if (!newest) return null;
  const rows = new Set(entries.map((entry) => entry.entity_id)).size;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onToggle(id)}
      className="touch-target -ml-1 flex items-start gap-1 rounded-control py-1 pr-2 text-left font-medium hover:underline"
    >
      <ChevronRight
        aria-hidden
        size={16}
        className={classNames(
          'mt-px shrink-0 text-muted transition-transform',
          isOpen && 'rotate-90',
        )}
      />
      <span className="min-w-0 wrap-anywhere">
        {copy.group({
          actor: actorName(newest),
          action: newest.action,
          entity: newest.entity,
          times: entries.length,
          // An entry of several rows has no id.
          rows: newest.entity_id === null || writeOf(newest) !== undefined ? undefined : rows,
          isCut,
          copiedFrom: newest.action === 'update' ? newest.after?.copied_from : undefined,
        })}
      </span>
    </button>
  );
}
