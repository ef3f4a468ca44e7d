import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Website } from '../../../api/contract/entities.ts';
import { websitesCopy as copy } from '../../copy/websites.ts';
import { findInterruptedDraft } from '../../data/form-drafts.ts';
import { lastRowAddress } from '../../format/page-numbers.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyDialog } from '../../ui/lazy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { websiteColumns } from './website-columns.tsx';
import { addWebsiteDraft, editWebsiteDrafts } from './website-drafts.ts';
import { useWebsiteList } from './website-queries.ts';
import { WebsiteRowActions } from './website-row-actions.tsx';

const AddWebsiteDialog = lazyDialog(() =>
  import('./add-website-dialog.tsx').then((m) => m.AddWebsiteDialog),
);
const EditWebsiteDialog = lazyDialog(() =>
  import('./edit-website-dialog.tsx').then((m) => m.EditWebsiteDialog),
);
const RemoveWebsiteDialog = lazyDialog(() =>
  import('./remove-website-dialog.tsx').then((m) => m.RemoveWebsiteDialog),
);

export function WebsitesPage() {
  const list = useWebsiteList();
  const navigate = useNavigate();
  // A form that a failure closed, or the end of the session, opens again.
  const [isAdding, setAdding] = useState(() => findInterruptedDraft(addWebsiteDraft) !== undefined);
  const [editing, setEditing] = useState(
    () => findInterruptedDraft<unknown, Website>(editWebsiteDrafts)?.row,
  );
  const [removing, setRemoving] = useState<Website>();
  return (
    <>
      <PageHeader
        title={copy.title}
        action={<AddButton onClick={() => setAdding(true)}>{copy.add}</AddButton>}
      />
      <DataTable
        caption={copy.table}
        list={list}
        columns={websiteColumns}
        actionsHeader={copy.columns.action}
        actionsClassName="w-25 coarse:w-30"
        rowActions={(website) => (
          <WebsiteRowActions website={website} onEdit={setEditing} onRemove={setRemoving} />
        )}
        empty={<EmptyState icon={<Globe aria-hidden size={20} />}>{copy.empty}</EmptyState>}
      />
      {isAdding && (
        <AddWebsiteDialog
          onAdded={(id) => navigate(lastRowAddress(list.total + 1, id), { replace: true })}
          onClose={() => setAdding(false)}
        />
      )}
      {editing && <EditWebsiteDialog website={editing} onClose={() => setEditing(undefined)} />}
      {removing && (
        <RemoveWebsiteDialog website={removing} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}
