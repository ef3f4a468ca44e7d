import { Menu } from '@base-ui/react/menu';
import { ClipboardCopy, Pin, SlidersHorizontal } from 'lucide-react';
import { faqAnswersCopy as copy } from '../../../copy/faqs/faq-answers.ts';
import { MenuItem, MenuSeparator } from '../../../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../../../ui/dialog/popup-menu.tsx';
import type { OpenMenu } from '../../../ui/dialog/use-menu.ts';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { useFaqTree } from '../data/faq-queries.ts';
import { useCopiedFaqs } from './copied-faqs.ts';
import { useCopyAnswers } from './use-copy-answers.ts';

interface QuickMenuProps extends OpenMenu {
  websiteId: number;
  onChoices: () => void;
}

/** The answers that are pinned or often copied on this device: a press copies one. */
export function QuickMenu({ websiteId, onChoices, onClose, ...menu }: QuickMenuProps) {
  const state = useModal(onClose);
  const { data: tree = [] } = useFaqTree(websiteId);
  const copyAnswers = useCopyAnswers();
  const { pinned, often } = useCopiedFaqs(websiteId);
  const questions = new Map(tree.map(({ id, question }) => [id, question]));
  const groups = [
    { label: copy.pinned, Icon: Pin, ids: pinned },
    { label: copy.often, Icon: ClipboardCopy, ids: often },
  ]
    .map((group) => ({ ...group, ids: group.ids.filter((id) => questions.has(id)) }))
    .filter(({ ids }) => ids.length > 0);
  return (
    <PopupMenu {...menu} state={state} aria-label={copy.quick} className="w-80">
      {groups.map(({ label, Icon, ids }) => (
        <Menu.Group key={label}>
          <Menu.GroupLabel className="px-3 pt-2 pb-1 text-12 font-medium text-muted">
            {label}
          </Menu.GroupLabel>
          {ids.map((id) => (
            <MenuItem
              Icon={Icon}
              key={id}
              onClick={() => void copyAnswers({ websiteId, ids: [id] })}
            >
              <span className="min-w-0 truncate">{questions.get(id)}</span>
            </MenuItem>
          ))}
        </Menu.Group>
      ))}
      {groups.length === 0 && <p className="px-3 py-2 text-13 text-muted">{copy.noneYet}</p>}
      <MenuSeparator />
      <MenuItem Icon={SlidersHorizontal} onClick={onChoices}>
        {copy.choices}...
      </MenuItem>
    </PopupMenu>
  );
}
