import { Globe, Pencil, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { Website } from '../../../api/contract/entities.ts';
import { listSorts } from '../../../api/contract/list-query.ts';
import { defaultWebsiteId } from '../../../api/contract/well-known-ids.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { useRowDialogs } from '../../data/forms/use-row-dialogs.ts';
import { useListSearch } from '../../data/lists/list-search.ts';
import { rememberWebsite } from '../../data/websites/recent-websites.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useWebsiteList } from './data/website-queries.ts';
import { AddWebsiteDialog, addWebsiteDraft } from './dialogs/add-website-dialog.tsx';
import { EditWebsiteDialog, editWebsiteDrafts } from './dialogs/edit-website-dialog.tsx';
import { RemoveWebsiteDialog } from './dialogs/remove-website-dialog.tsx';
import { websiteColumns } from './website-columns.tsx';

export function WebsitesPage() {
  const search = useListSearch(listSorts.websites);
  const list = useWebsiteList(search);
  const { isAdding, setAdding, editing, setEditing, removing, setRemoving } =
    useRowDialogs<Website>(addWebsiteDraft, editWebsiteDrafts);
  const showAdded = async (id: number) => {
    rememberWebsite(id);
    await list.showAdded(id);
  };
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
        columns={websiteColumns}
        actionsHeader={copy.columns.action}
        actionsPerLine={3}
        actionWords={[copy.settings, copy.edit, copy.remove]}
        isWide
        rowActions={(website) => (
          <WebsiteRowActions website={website} onEdit={setEditing} onRemove={setRemoving} />
        )}
        empty={<EmptyState Icon={Globe}>{copy.empty}</EmptyState>}
      />
      {isAdding && <AddWebsiteDialog onAdded={showAdded} onClose={() => setAdding(false)} />}
      {editing && <EditWebsiteDialog website={editing} onClose={() => setEditing(undefined)} />}
      {removing && (
        <RemoveWebsiteDialog website={removing} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}

interface WebsiteRowActionsProps {
  website: Website;
  onEdit: (website: Website) => void;
  onRemove: (website: Website) => void;
}

function WebsiteRowActions({ website, onEdit, onRemove }: WebsiteRowActionsProps) {
  return (
    <>
      <IconLink label={copy.settings} Icon={SlidersHorizontal} to={`/website/${website.id}`} />
      <IconButton label={copy.edit} Icon={Pencil} onClick={() => onEdit(website)} data-on-enter />
      <IconButton
        label={copy.remove}
        Icon={Trash2}
        disabledReason={website.id === defaultWebsiteId ? copy.cannotRemoveDefault : undefined}
        onClick={() => onRemove(website)}
        className="not-aria-disabled:hover:bg-danger-soft not-aria-disabled:hover:text-danger"
      />
    </>
  );
}
