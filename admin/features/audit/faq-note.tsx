import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { Button } from '../../ui/button.tsx';
import { RowLink } from './row-link.tsx';
import { useFilterChange } from './use-filter-change.ts';

interface FaqNoteProps {
  faqId: number;
  /** The entries on this page of the list; undefined until they are loaded. */
  entries: readonly AuditEntry[] | undefined;
  /** Whether `entries` begins with the newest entry of the FAQ. */
  isFromNewest: boolean;
}

/** Shows which FAQ's versions are listed, and what can be done if that FAQ is deleted. */
export function FaqNote({ faqId, entries, isFromNewest }: FaqNoteProps) {
  const { set } = useFilterChange();
  const own = entries?.find(({ entity, entity_id }) => entity === 'faq' && entity_id === faqId);
  const current = entries?.[0]?.current_label ?? null;
  const name = current ?? own?.label ?? copy.faqWithId(faqId);
  const websiteId = entries?.find(({ website_id }) => website_id !== null)?.website_id ?? null;
  const row = {
    entity: 'faq',
    entity_id: faqId,
    website_id: websiteId,
    current_label: current,
  } as const;
  const deletion = entries?.find(({ action, removed }) => action === 'delete' || removed !== null);
  const isDeleted = entries !== undefined && entries.length > 0 && current === null;
  return (
    <section
      aria-label={copy.versions}
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3"
    >
      <div className="grid min-w-0 gap-1 text-14">
        <p className="wrap-anywhere">
          <span className="text-muted">{`${copy.versionsOf} `}</span>
          <span className="font-medium">
            <RowLink row={row}>{name}</RowLink>
          </span>
        </p>
        {isDeleted && (
          <p className="text-13 text-muted">
            {deletion?.undo === 'possible'
              ? copy.deletedRestorable
              : isFromNewest
                ? copy.deletedForGood
                : copy.faqDeleted}
          </p>
        )}
      </div>
      <Button size="sm" onClick={() => set('faq', undefined)}>
        {copy.wholeTrail}
      </Button>
    </section>
  );
}
