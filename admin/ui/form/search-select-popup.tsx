import { Combobox } from '@base-ui/react/combobox';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { comparableText } from '../../../api/contract/texts/find-words.ts';
import { uiCopy } from '../../copy/ui.ts';
import { useCloseOnBack } from '../dialog/use-on-back.ts';
import { returnFocus } from './return-focus.ts';
import type { SearchOption } from './search-option.ts';
import { SearchSelectList, type VirtualList } from './search-select-list.tsx';

interface SearchSelectPopupProps {
  id: string;
  label: string;
  searchLabel: string;
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  options: readonly SearchOption[];
  chosen: SearchOption | undefined;
  onChange: (id: number | null) => void;
  /** Letters that were typed on the trigger. They are moved to the search field. */
  typed: string;
  onTypedTaken: () => void;
}

/** The list of a `SearchSelect`, below its trigger. */
export function SearchSelectPopup({
  id,
  label,
  searchLabel,
  trigger,
  isOpen,
  onClose,
  options,
  chosen,
  onChange,
  typed,
  onTypedTaken,
}: SearchSelectPopupProps) {
  useCloseOnBack(isOpen, onClose);
  const list = useRef<VirtualList>(null);
  const [search, setSearch] = useState<HTMLInputElement | null>(null);

  // Base UI filters only after an input event of its field.
  useEffect(() => {
    if (!search || typed === '') return;
    search.focus({ preventScroll: true });
    search.setRangeText(typed, search.value.length, search.value.length, 'end');
    search.dispatchEvent(
      new InputEvent('input', { bubbles: true, inputType: 'insertText', data: typed }),
    );
    onTypedTaken();
  }, [search, typed, onTypedTaken]);

  return (
    <Combobox.Root
      virtualized
      items={options}
      value={chosen ?? null}
      onValueChange={(option) => {
        if (option) onChange(option.id);
      }}
      open={isOpen}
      onOpenChange={(open, details) => {
        // A press on the trigger closes the list with its own click. If this closed it first, that click would open it
        // again.
        if (isOnTrigger(details, trigger.current)) details.cancel();
        else if (!open) onClose();
      }}
      isItemEqualToValue={(a, b) => a.id === b.id}
      itemToStringLabel={(option) => option.label}
      filter={(option, query) => comparableText(option.label).includes(comparableText(query))}
      onItemHighlighted={(option, { reason, index }) => {
        if (!option || reason === 'pointer') return;
        queueMicrotask(() => list.current?.scrollToIndex(index, { align: 'auto' }));
      }}
      autoHighlight
    >
      <Combobox.Portal>
        <Combobox.Positioner
          anchor={trigger}
          sideOffset={4}
          align="start"
          className="z-menu outline-none"
        >
          <Combobox.Popup
            id={id}
            aria-label={label}
            finalFocus={() => returnFocus(trigger.current)}
            className="popup flex max-h-(--available-height) w-[max(var(--anchor-width),20rem)] max-w-(--available-width) flex-col"
          >
            <div className="flex items-center gap-2 border-b border-line px-3">
              <Search aria-hidden size={16} className="shrink-0 text-muted" />
              <Combobox.Input
                ref={setSearch}
                aria-label={searchLabel}
                placeholder={searchLabel}
                className="h-10 min-w-0 flex-1 bg-transparent text-14 outline-none coarse:h-11 coarse:text-16"
              />
            </div>
            <Combobox.Empty>
              <p className="px-3 py-4 text-14 text-muted">{uiCopy.noMatch}</p>
            </Combobox.Empty>
            <SearchSelectList isOpen={isOpen} ref={list} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function isOnTrigger(
  { reason, event }: Combobox.Root.ChangeEventDetails,
  trigger: HTMLElement | null,
): boolean {
  return (
    reason === 'outside-press' && event.target instanceof Node && !!trigger?.contains(event.target)
  );
}
