import { Plus, ShieldCheck, Trash2, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { listSorts } from '../../../api/contract/list-query.ts';
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
import { EntryStatus } from './entry-status.tsx';
import { isAddressListed } from './is-address-listed.ts';
import { OwnAddressNote } from './own-address-note.tsx';
import { useOwnAddress, useWhitelist } from './whitelist-queries.ts';
import { useWhitelistWrites } from './whitelist-writes.ts';

export function WhitelistPage() {
  const search = useListSearch(listSorts.whitelists);
  const list = useWhitelist(search);
  const ownAddress = useOwnAddress();
  const own = ownAddress.data;
  const columns = useMemo(() => whitelistColumns(own?.ip), [own?.ip]);
  const { isAdding, setAdding, removing, setRemoving } =
    useRowDialogs<WhitelistEntry>(addEntryDraft);
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
          <OwnAddressNote
            ip={own?.ip}
            isListed={
              own && (search.isActive ? own.isListed : list.rows && isAddressListed(own, list))
            }
            isLoading={ownAddress.isPending || (list.rows === undefined && !list.error)}
          />
        }
        actionsHeader={copy.columns.action}
        actionsPerLine={1}
        actionWords={[copy.remove]}
        rowActions={(entry) => (
          <IconButton
            label={copy.remove}
            Icon={Trash2}
            disabledReason={entry.ip === own?.ip ? copy.inUse : undefined}
            onClick={() => setRemoving(entry)}
            className="hover:bg-danger-soft hover:text-danger"
          />
        )}
        empty={<EmptyState Icon={ShieldCheck}>{copy.empty}</EmptyState>}
      />
      {isAdding && <AddEntryDialog onClose={() => setAdding(false)} />}
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
      failed={copy.removeFailed}
      onRemove={() => reportRemoval(remove(entry))}
      onClose={onClose}
    >
      <p>{copy.removeQuestion(entry.ip)}</p>
      {entry.status && entry.matchable && <p>{copy.removeEffect}</p>}
    </RemoveDialog>
  );
}

/** @param ownIp the current user's IP address, whose entry is marked. */
function whitelistColumns(ownIp: string | undefined): readonly Column<WhitelistEntry>[] {
  const { columns } = copy;
  return [
    {
      header: columns.ip,
      sort: 'ip',
      cell: ({ ip, matchable }) => (
        <>
          <div className="tabular flex items-center gap-2 font-medium">
            <span>{ip}</span>
            {ip === ownIp && (
              <span className="rounded-full border border-line px-2 text-12 font-normal text-muted">
                {copy.yours}
              </span>
            )}
          </div>
          {!matchable && (
            <p className="flex items-start gap-1 text-12 text-warning">
              <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
              {copy.neverMatches}
            </p>
          )}
        </>
      ),
    },
    {
      header: columns.status,
      width: '10rem',
      sort: 'status',
      cell: (entry) => <EntryStatus entry={entry} isOwn={entry.ip === ownIp} />,
    },
    ...editColumns(columns, '9rem'),
  ];
}
