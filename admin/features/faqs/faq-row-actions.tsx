import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { openRowMenu, useRowMenu } from './menu/open-row-menu.ts';

interface FaqRowActionsProps {
  faq: Faq;
  mayEdit: boolean;
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
}

const moveKeys = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft';

/** The buttons of a FAQ's row. The menu has all other actions. */
export function FaqRowActions({ faq, mayEdit, onEdit, onDelete }: FaqRowActionsProps) {
  const isMenuOpen = useRowMenu(({ menu }) => menu?.faq.id === faq.id);
  return (
    <>
      {mayEdit && (
        <>
          <IconButton
            label={copy.edit}
            subject={faq.question}
            icon={<Pencil aria-hidden size={16} />}
            onClick={() => onEdit(faq)}
            data-on-enter
          />
          <IconButton
            label={copy.delete}
            subject={faq.question}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => onDelete(faq)}
            className="hover:bg-danger-soft hover:text-danger"
          />
        </>
      )}
      <IconButton
        label={copy.more}
        subject={faq.question}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-keyshortcuts={mayEdit ? moveKeys : undefined}
        icon={<Ellipsis aria-hidden size={16} />}
        onClick={({ currentTarget, detail }) => openRowMenu(faq, currentTarget, detail === 0)}
      />
    </>
  );
}
