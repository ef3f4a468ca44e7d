import { Menu } from '@base-ui/react/menu';
import { X } from 'lucide-react';
import { faqFilters } from '../../../../api/contract/faqs/faq-search.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { MenuItem, MenuSeparator } from '../../../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../../../ui/dialog/popup-menu.tsx';
import type { OpenMenu } from '../../../ui/dialog/use-menu.ts';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { useFaqSearch, useFaqSearchChange } from '../data/use-faq-search.ts';
import { CheckedItem } from './checked-item.tsx';

/** All filters of the list. A row must pass all that are on. */
export function FilterMenu({ onClose, ...menu }: OpenMenu) {
  const state = useModal(onClose);
  const { filters: on } = useFaqSearch();
  const change = useFaqSearchChange();
  return (
    <PopupMenu {...menu} state={state} aria-label={copy.filter} className="w-72">
      {faqFilters.map((filter) => (
        <Menu.CheckboxItem
          key={filter}
          className="popup-item"
          checked={on.includes(filter)}
          onCheckedChange={(isOn) =>
            change({
              filters: (now) => [
                ...now.filter((each) => each !== filter),
                ...(isOn ? [filter] : []),
              ],
            })
          }
        >
          <CheckedItem
            isChecked={on.includes(filter)}
            label={copy.filters[filter]}
            help={copy.filterHelp[filter]}
          />
        </Menu.CheckboxItem>
      ))}
      <MenuSeparator />
      <MenuItem Icon={X} disabled={on.length === 0} onClick={() => change({ filters: () => [] })}>
        {copy.clearFilters}
      </MenuItem>
    </PopupMenu>
  );
}
