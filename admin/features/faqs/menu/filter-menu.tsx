import { Menu } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Fragment } from 'react';
import {
  type FaqFilter,
  faqFilters,
  reasonFilters,
} from '../../../../api/contract/faqs/faq-search.ts';
import { reasonNames, unhelpfulReasons } from '../../../../api/contract/insights.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { usePageWebsite } from '../../../data/websites/current-website.ts';
import { formatCount } from '../../../format/number.ts';
import { MenuItem, MenuSeparator } from '../../../ui/dialog/menu-item.tsx';
import { PopupMenu } from '../../../ui/dialog/popup-menu.tsx';
import type { OpenMenu } from '../../../ui/dialog/use-menu.ts';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { figuresQuery } from '../data/figures-query.ts';
import { useFaqSearch, useFaqSearchChange } from '../data/use-faq-search.ts';
import { CheckedItem } from './checked-item.tsx';

/** All filters of the list. A row must pass all that are on. */
export function FilterMenu({ onClose, ...menu }: OpenMenu) {
  const state = useModal(onClose);
  const { filters: on } = useFaqSearch();
  const change = useFaqSearchChange();
  const counts = useReasonCounts();
  return (
    <PopupMenu {...menu} state={state} aria-label={copy.filter} className="w-72">
      {faqFilters.map((filter) => (
        <Fragment key={filter}>
          {filter === reasonFilters[0] && (
            <p className="px-3 pt-2 pb-1 text-12 text-muted">{copy.reasons}</p>
          )}
          <Menu.CheckboxItem
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
              label={copy.filters[filter] + (counts.get(filter) ?? '')}
              help={copy.filterHelp[filter]}
            />
          </Menu.CheckboxItem>
        </Fragment>
      ))}
      <MenuSeparator />
      <MenuItem Icon={X} disabled={on.length === 0} onClick={() => change({ filters: () => [] })}>
        {copy.clearFilters}
      </MenuItem>
    </PopupMenu>
  );
}

/** How many FAQs each filter by a reason finds, behind its name. */
function useReasonCounts(): ReadonlyMap<FaqFilter, string> {
  const { websiteId = 0 } = usePageWebsite();
  const { data } = useQuery({ ...figuresQuery(websiteId), enabled: websiteId > 0 });
  const all = [...(data?.values() ?? [])];
  return new Map(
    unhelpfulReasons.map((reason) => {
      const count = all.filter(({ reasons }) => reasons[reasonNames[reason]] > 0).length;
      return [`explained-${reason}`, count > 0 ? `: ${formatCount(count)}` : ''];
    }),
  );
}
