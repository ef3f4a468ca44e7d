import { Pencil, Plus, ShieldCheck, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { networksOf, parseNetwork } from '../../../api/contract/ip-network.ts';
import { unusedEntryDays } from '../../../api/contract/limits.ts';
import { listSorts } from '../../../api/contract/list-query.ts';
import { uiCopy } from '../../copy/ui.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';
import { reportRemoval } from '../../data/forms/use-conflict.ts';
import { useRowDialogs } from '../../data/forms/use-row-dialogs.ts';
import { useListSearch } from '../../data/lists/list-search.ts';
import { Button } from '../../ui/button.tsx';
import { RemoveDialog } from '../../ui/dialog/remove-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { editColumns } from '../../ui/table/moment-column.tsx';
import { AddEntryDialog, addEntryDraft } from './add-entry-dialog.tsx';
import { EditEntryDialog, editEntryDrafts } from './edit-entry-dialog.tsx';
import { EntryAddress } from './entry-address.tsx';
import { EntryEnd, EntryStatus } from './entry-status.tsx';
import { findOnlyWay } from './find-only-way.ts';
import { isAddressListed } from './is-address-listed.ts';
import { OwnAddressNote } from './own-address-note.tsx';
import { UnusedFilter, useUnusedFilter } from './unused-filter.tsx';
import { useOwnAddress, useWhitelist } from './whitelist-queries.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

export function WhitelistPage() {
  const search = useListSearch(listSorts.whitelists);
  const filter = useUnusedFilter();
  const list = useWhitelist(search, filter.isOn);
  const ownAddress = useOwnAddress();
  const own = ownAddress.data;
  const isWhole = !search.isActive && !filter.isOn;
  const admitting = useMemo(() => new Set(own ? networksOf(own.ip) : []), [own]);
  const onlyWay = findOnlyWay(list.rows, admitting, isWhole && list.pages === 1);
  const columns = useMemo(() => whitelistColumns(admitting, onlyWay), [admitting, onlyWay]);
  const { isAdding, setAdding, editing, setEditing, removing, setRemoving } =
    useRowDialogs<WhitelistEntry>(addEntryDraft, editEntryDrafts);
  return (
    <>
      <PageHeader
        title={copy.title}
        action={
          <Button tone="primary" Icon={Plus} onClick={() => setAdding(true)}>
            {copy.add}
          </Button>
        }
      />
      <DataTable
        caption={copy.table}
        list={list}
        search={search}
        searchLabel={copy.search}
        columns={columns}
        toolbar={
          <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <OwnAddressNote
              ip={own?.ip}
              isListed={own && (isWhole ? list.rows && isAddressListed(own, list) : own.isListed)}
              isLoading={ownAddress.isPending || (list.rows === undefined && !list.error)}
            />
            <UnusedFilter {...filter} />
          </div>
        }
        actionsHeader={copy.columns.action}
        actionsPerLine={2}
        actionWords={[copy.edit, copy.remove]}
        rowActions={(entry) => (
          <>
            <IconButton
              label={copy.edit}
              Icon={Pencil}
              onClick={() => setEditing(entry)}
              data-on-enter
            />
            <IconButton
              label={copy.remove}
              Icon={Trash2}
              disabledReason={entry.id === onlyWay ? copy.inUse : undefined}
              onClick={() => setRemoving(entry)}
              className="hover:bg-danger-soft hover:text-danger"
            />
          </>
        )}
        empty={
          filter.isOn ? (
            <EmptyState
              Icon={ShieldCheck}
              action={<Button onClick={() => filter.change(false)}>{copy.showAll}</Button>}
            >
              {copy.noneUnused(unusedEntryDays)}
            </EmptyState>
          ) : (
            <EmptyState Icon={ShieldCheck}>{copy.empty}</EmptyState>
          )
        }
      />
      {isAdding && <AddEntryDialog onClose={() => setAdding(false)} />}
      {editing && <EditEntryDialog entry={editing} onClose={() => setEditing(undefined)} />}
      {removing && <RemoveEntryDialog entry={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

interface RemoveEntryDialogProps {
  entry: WhitelistEntry;
  onClose: () => void;
}

function RemoveEntryDialog({ entry, onClose }: RemoveEntryDialogProps) {
  const { remove } = useWhitelistWrites();
  return (
    <RemoveDialog
      rowId={entry.id}
      title={copy.confirmTitle}
      confirmLabel={copy.confirmRemove}
      cancelLabel={uiCopy.specCancel}
      failed={copy.removeFailed}
      onRemove={() => reportRemoval(remove(entry))}
      onClose={onClose}
    >
      <p>{copy.removeQuestion(entry.ip)}</p>
      {entry.status && entry.matchable && <p>{effectOfRemoval(entry)}</p>}
      {entry.until !== null && <p>{copy.removeOfDayEffect}</p>}
    </RemoveDialog>
  );
}

function effectOfRemoval({ ip }: WhitelistEntry): string {
  const network = ip.includes('/') ? parseNetwork(ip) : undefined;
  return network ? copy.removeNetworkEffect(copy.admitted(network)) : copy.removeEffect;
}

/**
 * @param admitting the texts of entries that admit the current user. These are marked.
 * @param onlyWay the id of the only one of them.
 */
function whitelistColumns(
  admitting: ReadonlySet<string>,
  onlyWay: number | undefined,
): readonly Column<WhitelistEntry>[] {
  const { columns } = copy;
  return [
    {
      header: columns.ip,
      sort: 'ip',
      cell: (entry) => <EntryAddress entry={entry} isOwn={admitting.has(entry.ip)} />,
    },
    {
      header: columns.status,
      width: '10rem',
      sort: 'status',
      cell: (entry) =>
        entry.until === null ? (
          <EntryStatus entry={entry} isOwn={entry.id === onlyWay} />
        ) : (
          <EntryEnd until={entry.until} />
        ),
    },
    ...editColumns(columns, '9rem'),
  ];
}
