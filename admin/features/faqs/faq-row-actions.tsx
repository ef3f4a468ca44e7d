import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqTreeMaxDepth } from '../../../api/contract/limits.ts';
import { faqEntryCopy } from '../../copy/faq-entry.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { addBelow } from './form/use-add-target.ts';
import { openRowMenu, useRowMenu } from './row-menu.ts';

interface FaqRowActionsProps {
  websiteId: number;
  faq: Faq;
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
}

/** The buttons of a FAQ's row. */
export function FaqRowActions({ websiteId, faq, onEdit, onDelete }: FaqRowActionsProps) {
  const isMenuOpen = useRowMenu(({ menu }) => menu?.faq.id === faq.id);
  // `depth` starts at 0, and the new question is one level deeper.
  const isTooDeep = faq.depth + 2 > faqTreeMaxDepth;
  return (
    <>
      <IconButton
        label={faqEntryCopy.addBelow}
        subject={faq.question}
        disabledReason={isTooDeep ? copy.moveRefused.tooDeep(faqTreeMaxDepth) : undefined}
        icon={<Plus aria-hidden size={16} />}
        onClick={() => addBelow({ websiteId, parentId: faq.id })}
      />
      <IconButton
        label={copy.more}
        subject={faq.question}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft"
        icon={<Ellipsis aria-hidden size={16} />}
        onClick={({ currentTarget }) => openRowMenu(faq, currentTarget)}
      />
      <IconButton
        label={copy.edit}
        subject={faq.question}
        icon={<Pencil aria-hidden size={16} />}
        onClick={() => onEdit(faq)}
      />
      <IconButton
        label={copy.delete}
        subject={faq.question}
        icon={<Trash2 aria-hidden size={16} />}
        onClick={() => onDelete(faq)}
        className="hover:bg-danger-soft hover:text-danger"
      />
    </>
  );
}
