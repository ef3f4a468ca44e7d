import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { findDraft } from '../../form-drafts.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyAhead } from '../../ui/lazy-ahead.ts';
import { faqColumns } from './faq-columns.tsx';
import { editFaqDraft, type FaqDraft } from './faq-drafts.ts';
import { useFaqList } from './faq-queries.ts';

const DeleteFaqDialog = lazyAhead(() =>
  import('./delete-faq-dialog.tsx').then((m) => m.DeleteFaqDialog),
);
const EditFaqDialog = lazyAhead(() => import('./edit-faq-dialog.tsx').then((m) => m.EditFaqDialog));
const ImageDialog = lazyAhead(() => import('./image-dialog.tsx').then((m) => m.ImageDialog));

export function FaqTable({ websiteId }: { websiteId: number }) {
  const list = useFaqList(websiteId);
  const [editing, setEditing] = useState<Faq>();
  const [draft, setDraft] = useState(() => findDraft<FaqDraft>(editFaqDraft));
  const [deleting, setDeleting] = useState<Faq>();
  const [viewing, setViewing] = useState<Faq>();
  const columns = useMemo(() => faqColumns(setViewing), []);
  // The session ended under the editor: it opens again on the row it was on.
  const unfinished = draft && list.rows?.find(({ id }) => id === draft.id);
  useEffect(() => {
    if (!unfinished) return;
    setDraft(undefined);
    setEditing(unfinished);
  }, [unfinished]);

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
      <Suspense>
        {editing && <EditFaqDialog faq={editing} onClose={() => setEditing(undefined)} />}
        {deleting && <DeleteFaqDialog faq={deleting} onClose={() => setDeleting(undefined)} />}
        {viewing?.image && (
          <ImageDialog
            question={viewing.question}
            image={viewing.image}
            onClose={() => setViewing(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
