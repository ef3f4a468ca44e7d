import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { findInterruptedDraft } from '../../data/form-drafts.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyDialog } from '../../ui/lazy.tsx';
import { faqColumns } from './faq-columns.tsx';
import { editFaqDrafts } from './faq-drafts.ts';
import { useFaqList } from './faq-queries.ts';

const DeleteFaqDialog = lazyDialog(() =>
  import('./delete-faq-dialog.tsx').then((m) => m.DeleteFaqDialog),
);
const EditFaqDialog = lazyDialog(() =>
  import('./edit-faq-dialog.tsx').then((m) => m.EditFaqDialog),
);
const ImageDialog = lazyDialog(() => import('./image-dialog.tsx').then((m) => m.ImageDialog));

export function FaqTable({ websiteId }: { websiteId: number }) {
  const list = useFaqList(websiteId);
  // An editor that a failure closed, or the end of the session, opens again.
  const [editing, setEditing] = useState(
    () => findInterruptedDraft<unknown, Faq>(editFaqDrafts(websiteId))?.row,
  );
  const [deleting, setDeleting] = useState<Faq>();
  const [viewing, setViewing] = useState<Faq>();
  const columns = useMemo(() => faqColumns(setViewing), []);

  return (
    <>
      <DataTable
        caption={copy.table}
        list={list}
        columns={columns}
        actionsHeader={copy.columns.manage}
        actionsClassName="w-25 coarse:w-30"
        rowActions={(faq) => (
          <>
            <IconButton
              label={copy.edit}
              icon={<Pencil aria-hidden size={16} />}
              onClick={() => setEditing(faq)}
            />
            <IconButton
              label={copy.delete}
              icon={<Trash2 aria-hidden size={16} />}
              onClick={() => setDeleting(faq)}
              className="hover:bg-danger-soft hover:text-danger"
            />
          </>
        )}
        empty={
          <EmptyState icon={<MessageSquarePlus aria-hidden size={20} />}>{copy.empty}</EmptyState>
        }
      />
      {editing && <EditFaqDialog faq={editing} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteFaqDialog faq={deleting} onClose={() => setDeleting(undefined)} />}
      {viewing?.image && (
        <ImageDialog
          question={viewing.question}
          image={viewing.image}
          onClose={() => setViewing(undefined)}
        />
      )}
    </>
  );
}
