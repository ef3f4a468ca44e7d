import { Eye, FilterX, History, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyDialog } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { auditColumns } from './audit-columns.tsx';
import { countFilters, readFilters } from './audit-filters.ts';
import { useAuditTrail } from './audit-queries.ts';
import { FilterCard } from './filter-card.tsx';
import { useFilterChange } from './use-filter-change.ts';
import { useWebsiteName } from './use-website-name.ts';

const EntryDialog = lazyDialog(() => import('./entry-dialog.tsx').then((m) => m.EntryDialog));
const RestoreDialog = lazyDialog(() => import('./restore-dialog.tsx').then((m) => m.RestoreDialog));

/** The audit trail: who did what to which row, and undoing writes. */
export function AuditPage() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const isFiltered = countFilters(filters) > 0;
  const { clear } = useFilterChange();
  const list = useAuditTrail(filters);
  const websiteName = useWebsiteName();
  const columns = useMemo(() => auditColumns(websiteName), [websiteName]);
  const [viewing, setViewing] = useState<AuditEntry>();
  const [restoring, setRestoring] = useState<AuditEntry>();
  return (
    <>
      <PageHeader title={copy.title} />
      <FilterCard filters={filters} />
      <DataTable
        caption={copy.table}
        list={list}
        columns={columns}
        toolbar={
          isFiltered && (
            <Button size="sm" tone="ghost" icon={<FilterX aria-hidden size={16} />} onClick={clear}>
              {copy.clearFilters}
            </Button>
          )
        }
        actionsHeader={copy.columns.manage}
        actionsPerLine={2}
        isWide
        rowActions={(entry) => (
          <>
            {entry.undo === 'possible' && (
              <IconButton
                label={copy.undo(entry.action).button}
                icon={<Undo2 aria-hidden size={16} />}
                onClick={() => setRestoring(entry)}
              />
            )}
            <IconButton
              label={copy.details}
              icon={<Eye aria-hidden size={16} />}
              onClick={() => setViewing(entry)}
            />
          </>
        )}
        empty={
          <EmptyState icon={<History aria-hidden size={20} />}>
            {isFiltered ? copy.noMatch : copy.empty}
          </EmptyState>
        }
      />
      {viewing && (
        <EntryDialog
          entry={viewing}
          websiteName={websiteName}
          onClose={() => setViewing(undefined)}
        />
      )}
      {restoring && <RestoreDialog entry={restoring} onClose={() => setRestoring(undefined)} />}
    </>
  );
}
