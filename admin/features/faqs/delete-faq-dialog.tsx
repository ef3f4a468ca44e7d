import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { tellRemoval } from '../../ui/use-conflict.ts';
import { useFaqTree } from './faq-queries.ts';
import { countDescendants } from './faq-tree.ts';
import { useFaqWrites } from './faq-writes.ts';

interface DeleteFaqDialogProps {
  faq: Faq;
  onClose: () => void;
}

export function DeleteFaqDialog({ faq, onClose }: DeleteFaqDialogProps) {
  const tree = useFaqTree(faq.website_id);
  const { remove } = useFaqWrites(faq.website_id);
  const descendants = countDescendants(tree.data ?? [], faq.id);
  return (
    <ConfirmDialog
      title={copy.deleteTitle}
      tone="danger"
      confirmLabel={copy.delete}
      onConfirm={() => tellRemoval(remove(faq))}
      onClose={onClose}
    >
      <p>{copy.deleteConfirm}</p>
      <p className="font-medium text-text">{faq.question}</p>
      {descendants > 0 && (
        <p className="font-medium text-danger">{copy.descendantsGo(descendants)}</p>
      )}
    </ConfirmDialog>
  );
}
