import { ClipboardCopy, Ellipsis, LibraryBig, Pencil, Trash2 } from 'lucide-react';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqAnswersCopy } from '../../copy/faqs/faq-answers.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { navigate } from '../../data/router.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { focusesRow } from '../../ui/table/use-target-row.ts';
import type { SharedPlace } from './data/faq-tree.ts';
import { openRowMenu, useRowMenu } from './menu/open-row-menu.ts';

interface FaqRowActionsProps {
  faq: Faq;
  shared: SharedPlace | undefined;
  /** Undefined for those who may not open the library. */
  libraryId: number | undefined;
  mayEdit: boolean;
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
  onCopy: (faq: Faq) => void;
}

const moveKeys = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft';

/** The buttons of a FAQ's row. The menu has all other actions. */
export function FaqRowActions({
  faq,
  shared,
  libraryId,
  mayEdit,
  onEdit,
  onDelete,
  onCopy,
}: FaqRowActionsProps) {
  const isMenuOpen = useRowMenu(({ menu }) => menu?.faq.id === faq.id);
  return (
    <>
      {shared && libraryId !== undefined && (
        <IconButton
          label={sharedFaqsCopy.open}
          subject={faq.question}
          Icon={LibraryBig}
          iconOnly
          onClick={() =>
            navigate(`/?website=${libraryId}#row-${faq.source_id}`, { state: focusesRow })
          }
          data-on-enter
        />
      )}
      {!mayEdit && (
        <IconButton
          label={faqAnswersCopy.copyAnswer}
          subject={faq.question}
          Icon={ClipboardCopy}
          onClick={() => onCopy(faq)}
        />
      )}
      {mayEdit && !shared && (
        <IconButton
          label={copy.edit}
          subject={faq.question}
          Icon={Pencil}
          onClick={() => onEdit(faq)}
          data-on-enter
        />
      )}
      {mayEdit && shared !== 'inside' && (
        <IconButton
          label={copy.delete}
          subject={faq.question}
          Icon={Trash2}
          onClick={() => onDelete(faq)}
          className="hover:bg-danger-soft hover:text-danger"
        />
      )}
      <IconButton
        label={copy.more}
        subject={faq.question}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        aria-keyshortcuts={mayEdit ? moveKeys : undefined}
        Icon={Ellipsis}
        onClick={({ currentTarget, detail }) => openRowMenu(faq, currentTarget, detail === 0)}
      />
    </>
  );
}
