import { Link2, Pencil, Trash2 } from 'lucide-react';
import type { WebsiteLink } from '../../../api/contract/entities.ts';
import { listSorts } from '../../../api/contract/list-query.ts';
import { linksCopy as copy } from '../../copy/links.ts';
import { useRowDialogs } from '../../data/forms/use-row-dialogs.ts';
import { useListSearch } from '../../data/lists/list-search.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { AddLinkDialog, addLinkDraft } from './add-link-dialog.tsx';
import { EditLinkDialog, editLinkDrafts } from './edit-link-dialog.tsx';
import { linkColumns } from './link-columns.tsx';
import { useLinkList } from './link-queries.ts';
import { RemoveLinkDialog } from './remove-link-dialog.tsx';

export function LinksPage() {
  const search = useListSearch(listSorts.links);
  const list = useLinkList(search);
  const { isAdding, setAdding, editing, setEditing, removing, setRemoving } =
    useRowDialogs<WebsiteLink>(addLinkDraft, editLinkDrafts);
  return (
    <>
      <PageHeader
        title={copy.title}
        action={<AddButton onClick={() => setAdding(true)}>{copy.add}</AddButton>}
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
              icon={<Pencil aria-hidden size={16} />}
              onClick={() => setEditing(row)}
              data-on-enter
            />
            <IconButton
              label={copy.remove}
              icon={<Trash2 aria-hidden size={16} />}
              onClick={() => setRemoving(row)}
              className="hover:bg-danger-soft hover:text-danger"
            />
          </>
        )}
        empty={<EmptyState icon={<Link2 aria-hidden size={20} />}>{copy.empty}</EmptyState>}
      />
      {isAdding && <AddLinkDialog onAdded={list.showAdded} onClose={() => setAdding(false)} />}
      {editing && <EditLinkDialog row={editing} onClose={() => setEditing(undefined)} />}
      {removing && <RemoveLinkDialog row={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
