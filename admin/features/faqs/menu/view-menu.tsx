import { Menu } from '@base-ui/react/menu';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import type { FaqSort } from '../../../../api/contract/faqs/faq-figures.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { MenuItem, MenuSeparator } from '../../../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../../../ui/dialog/popup-menu.tsx';
import type { OpenMenu } from '../../../ui/dialog/use-menu.ts';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { useFiguresShown } from '../data/figures-shown.ts';
import { useFaqSearch, useFaqSearchChange } from '../data/use-faq-search.ts';
import type { Folding } from '../tree/use-folding.ts';
import { CheckedItem } from './checked-item.tsx';

interface ViewMenuProps extends OpenMenu {
  /** Undefined if no branch can be folded. */
  folding: Pick<Folding, 'foldAll' | 'unfoldAll'> | undefined;
}

const labelClass = 'px-3 pt-2 pb-1 text-12 font-medium text-muted';
const orders = [
  'tree',
  'question-asc',
  'edited-desc',
  'read-desc',
  'read-asc',
  'helpful-asc',
] as const;

/** How the list is shown: its order, the visitors' figures, and its folds. */
export function ViewMenu({ folding, onClose, ...menu }: ViewMenuProps) {
  const state = useModal(onClose);
  const { sort } = useFaqSearch();
  const change = useFaqSearchChange();
  const { isShown, toggle } = useFiguresShown();
  return (
    <PopupMenu {...menu} state={state} aria-label={copy.view} className="w-72">
      <Menu.RadioGroup
        value={sort ?? 'tree'}
        onValueChange={(chosen: FaqSort | 'tree') =>
          change({ sort: chosen === 'tree' ? undefined : chosen })
        }
      >
        <Menu.GroupLabel className={labelClass}>{copy.order}</Menu.GroupLabel>
        {orders.map((each) => (
          <Menu.RadioItem key={each} value={each} className="popup-item">
            <CheckedItem isChecked={each === (sort ?? 'tree')} label={copy.orders[each]} />
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <MenuSeparator />
      <Menu.CheckboxItem className="popup-item" checked={isShown} onCheckedChange={toggle}>
        <CheckedItem isChecked={isShown} label={copy.figures} help={copy.figuresHelp} />
      </Menu.CheckboxItem>
      {folding && (
        <>
          <MenuSeparator />
          <MenuItem Icon={ChevronsDownUp} onClick={folding.foldAll}>
            {copy.foldAll}
          </MenuItem>
          <MenuItem Icon={ChevronsUpDown} onClick={folding.unfoldAll}>
            {copy.unfoldAll}
          </MenuItem>
        </>
      )}
    </PopupMenu>
  );
}
