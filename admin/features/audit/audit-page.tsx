import { Eye, History, RotateCcw, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { auditCopy as copy } from '../../copy/audit.ts';
import { useListSearch } from '../../data/lists/list-search.ts';
import { useRights } from '../../data/rights.ts';
import { useSearchParams } from '../../data/router.tsx';
import { useWebsiteName } from '../../data/websites/shared-library.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { auditColumns } from './audit-columns.tsx';
import { countFilters, readFilters } from './audit-filters.ts';
import { useAuditTrail } from './audit-queries.ts';
import { describedFaq, hasVersion } from './described-faq.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { FaqNote } from './faq-note.tsx';
import type { VersionChoice } from './faq-version-queries.ts';
import { FilterBar } from './filter-bar.tsx';
import { type EntryGroup, undoableOf, useAuditLines } from './group-entries.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { RestoreVersionDialog } from './restore-version-dialog.tsx';

/** The trail is always sorted by time. */
const noSorts = [] as const;

/** The audit trail: who changed which row and how, undoing writes, and earlier versions of a FAQ. */
export function AuditPage() {
  const params = useSearchParams();
  const filters = readFilters(params);
  const { faq } = filters;
  const mayEdit = useRights()('edit');
  const isFiltered = countFilters(filters) > 0;
  const search = useListSearch(noSorts);
  const list = useAuditTrail(filters, search);
  // Do not group the entries of a single FAQ: the user needs each version.
  const { lines, toggleGroup } = useAuditLines(list, faq === undefined);
  const nameOf = useWebsiteName();
  // The website may be deleted.
  const websiteName = useCallback((id: number) => nameOf(id) ?? copy.websiteWithId(id), [nameOf]);
  const columns = useMemo(
    () => auditColumns({ websiteName, onToggleGroup: toggleGroup }),
    [websiteName, toggleGroup],
  );
  const [viewing, setViewing] = useState<AuditEntry>();
  const [restoring, setRestoring] = useState<{ entry: AuditEntry; group?: EntryGroup }>();
  const [choosing, setChoosing] = useState<VersionChoice>();
  const viewedFaq = viewing && describedFaq(viewing, faq);
  return (
    <>
      <PageHeader title={copy.title} />
      {faq !== undefined && (
        <FaqNote faqId={faq} entries={list.rows} isFromNewest={list.page === 1} />
      )}
      <DataTable
        caption={copy.table}
        list={{ ...list, rows: lines }}
        search={search}
        searchLabel={copy.search}
        columns={columns}
        toolbar={<FilterBar filters={filters} />}
        actionsHeader={copy.columns.manage}
        actionsPerLine={faq === undefined ? 2 : 3}
        isWide
        rowActions={({ entry, group }) => {
          const undoable = group && undoableOf(group);
          if (group)
            return (
              undoable && (
                <IconButton
                  label={copy.undoAll}
                  Icon={Undo2}
                  onClick={() => setRestoring({ entry: undoable, group })}
                />
              )
            );
          return (
            <>
              {entry.undo === 'possible' && (
                <IconButton
                  label={copy.undo(entry.action).button}
                  Icon={Undo2}
                  onClick={() => setRestoring({ entry })}
                />
              )}
              {mayEdit &&
                faq !== undefined &&
                entry.current_label !== null &&
                hasVersion(entry, 'after') && (
                  <IconButton
                    label={copy.restoreVersion}
                    Icon={RotateCcw}
                    onClick={() => setChoosing({ faqId: faq, entryId: entry.id, side: 'after' })}
                  />
                )}
              <IconButton label={copy.details} Icon={Eye} onClick={() => setViewing(entry)} />
            </>
          );
        }}
        empty={
          <EmptyState Icon={History}>
            {isFiltered ? (faq === undefined ? copy.noMatch : copy.noVersions) : copy.empty}
          </EmptyState>
        }
      />
      {viewing && (
        <EntryDialog
          entry={viewing}
          websiteName={websiteName}
          versions={
            viewedFaq === undefined || faq !== undefined ? undefined : `/history?faq=${viewedFaq}`
          }
          onRestoreVersion={
            viewedFaq === undefined || !mayEdit
              ? undefined
              : (side) => setChoosing({ faqId: viewedFaq, entryId: viewing.id, side })
          }
          onClose={() => setViewing(undefined)}
        />
      )}
      {restoring && (
        <RestoreDialog
          {...restoring}
          websiteName={websiteName}
          onClose={() => setRestoring(undefined)}
        />
      )}
      {choosing && (
        <RestoreVersionDialog choice={choosing} onClose={() => setChoosing(undefined)} />
      )}
    </>
  );
}
