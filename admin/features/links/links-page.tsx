import { Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { listSorts } from '../../../api/contract/list-query.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { uiCopy } from '../../copy/ui.ts';
import { reportRemoval } from '../../data/forms/use-conflict.ts';
import { useRowDialogs } from '../../data/forms/use-row-dialogs.ts';
import { useListSearch } from '../../data/lists/list-search.ts';
import { Button } from '../../ui/button.tsx';
import { RemoveDialog } from '../../ui/dialog/remove-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ClampedText } from '../../ui/table/clamped-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { editColumns } from '../../ui/table/moment-column.tsx';
import { AddLinkDialog, addLinkDraft } from './add-link-dialog.tsx';
import { EditLinkDialog, editLinkDrafts } from './edit-link-dialog.tsx';
import { useLinkList } from './link-queries.ts';
import { LinkWebsite } from './link-website.tsx';
import { useLinkWrites } from './link-writes.ts';

export function LinksPage() {
  const search = useListSearch(listSorts.links);
  const list = useLinkList(search);
  const { isAdding, setAdding, editing, setEditing, removing, setRemoving } =
    useRowDialogs<WebsiteLink>(addLinkDraft, editLinkDrafts);
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
        columns={linkColumns}
        actionsHeader={copy.columns.action}
        actionsPerLine={2}
        actionWords={[copy.edit, copy.remove]}
        rowActions={(row) => (
          <>
            <IconButton
              label={copy.edit}
              Icon={Pencil}
              onClick={() => setEditing(row)}
              data-on-enter
            />
            <IconButton
              label={copy.remove}
              Icon={Trash2}
              onClick={() => setRemoving(row)}
              className="hover:bg-danger-soft hover:text-danger"
            />
          </>
        )}
        empty={<EmptyState Icon={Link2}>{copy.empty}</EmptyState>}
      />
      {isAdding && <AddLinkDialog onAdded={list.showAdded} onClose={() => setAdding(false)} />}
      {editing && <EditLinkDialog row={editing} onClose={() => setEditing(undefined)} />}
      {removing && <RemoveLinkDialog row={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

interface RemoveLinkDialogProps {
  row: WebsiteLink;
  onClose: () => void;
}

export function RemoveLinkDialog({ row, onClose }: RemoveLinkDialogProps) {
  const { remove } = useLinkWrites();
  return (
    <RemoveDialog
      rowId={row.id}
      title={copy.confirmTitle}
      confirmLabel={copy.confirm}
      cancelLabel={uiCopy.specCancel}
      failed={copy.removeFailed}
      onRemove={() => reportRemoval(remove(row))}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{copy.confirmRemove(row.link)}</p>
    </RemoveDialog>
  );
}

const { columns } = copy;

const linkColumns: readonly Column<WebsiteLink>[] = [
  {
    header: columns.link,
    sort: 'link',
    cell: ({ link, website_id }) => (
      <div className="grid gap-0.5">
        <div className="font-medium">
          <ClampedText>{link}</ClampedText>
        </div>
        <span className="truncate text-12 text-muted">
          <LinkWebsite id={website_id} />
        </span>
      </div>
    ),
  },
  ...editColumns(columns, '10rem'),
];
