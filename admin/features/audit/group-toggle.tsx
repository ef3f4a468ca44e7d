import { ChevronRight } from 'lucide-react';
import { auditCopy as copy } from '../../copy/audit.ts';
import { classNames } from '../../ui/class-names.ts';
import { actorName } from './actor-name.ts';
import type { EntryGroup } from './group-entries.ts';

interface GroupToggleProps {
  group: EntryGroup;
  onToggle: (groupId: number) => void;
}

/** Summarizes a group of entries and opens or closes it. */
export function GroupToggle({ group, onToggle }: GroupToggleProps) {
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
          rows: newest.entity_id === null ? undefined : rows,
          isCut,
        })}
      </span>
    </button>
  );
}
