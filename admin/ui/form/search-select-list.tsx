import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { type CSSProperties, type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names.ts';
import type { SearchOption } from './search-option.ts';

export type VirtualList = Virtualizer<HTMLDivElement, Element>;

interface SearchSelectListProps {
  isOpen: boolean;
  ref: Ref<VirtualList>;
}

const isCoarse = window.matchMedia?.('(pointer: coarse)').matches ?? false;
const rowHeight = isCoarse ? 44 : 36;

/** The visible rows of the matching options. */
export function SearchSelectList({ isOpen, ref }: SearchSelectListProps) {
  const options = Combobox.useFilteredItems<SearchOption>();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    enabled: isOpen,
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    paddingStart: 4,
    paddingEnd: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
  });
  useImperativeHandle(ref, () => virtualizer);

  // The popup mounts its list only after it opens, so the virtualizer does not find it at first.
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      if (element) virtualizer.measure();
    },
    [virtualizer],
  );

  if (options.length === 0) return <Combobox.List ref={attach} />;
  const height = virtualizer.getTotalSize();
  return (
    // The listbox itself scrolls, because a scrollable child would have to be focusable.
    <Combobox.List
      ref={attach}
      style={{ '--list-height': `${height}px` } as CSSProperties}
      className="h-[min(20rem,var(--list-height))] max-h-[calc(var(--available-height)-3rem)] overflow-y-auto overscroll-contain"
    >
      <div role="presentation" className="relative" style={{ height }}>
        {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
          const option = options[index];
          if (!option) return null;
          return (
            <Combobox.Item
              key={key}
              index={index}
              value={option}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              style={{ height: size, transform: `translateY(${start}px)` }}
              className={classNames(
                'popup-item absolute inset-x-1 top-0',
                option.endsGroup &&
                  'after:absolute after:inset-x-2 after:-bottom-px after:border-b after:border-line',
              )}
            >
              <span className="min-w-0 flex-1 truncate">
                {(option.depth ?? 0) > 0 && (
                  <span aria-hidden className="text-muted">
                    {`${'—'.repeat(option.depth ?? 0)} `}
                  </span>
                )}
                {option.label}
              </span>
              {option.note && (
                <span className="tabular shrink-0 text-13 text-muted">{option.note}</span>
              )}
              <Combobox.ItemIndicator>
                <Check aria-hidden size={16} />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          );
        })}
      </div>
    </Combobox.List>
  );
}
