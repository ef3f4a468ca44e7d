import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { type CSSProperties, type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import type { TreeOption } from './tree-select.tsx';

export type VirtualList = Virtualizer<HTMLDivElement, Element>;

interface TreeSelectListProps {
  isOpen: boolean;
  ref: Ref<VirtualList>;
}

const isCoarse = window.matchMedia?.('(pointer: coarse)').matches ?? false;
const rowHeight = isCoarse ? 44 : 36;

/** The rows in view of the entries that match. */
export function TreeSelectList({ isOpen, ref }: TreeSelectListProps) {
  const options = Combobox.useFilteredItems<TreeOption>();
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

  // The popup mounts its list after it opens, too late for the virtualizer to have found it by itself.
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
    // The listbox itself scrolls: a region inside it would have to be focusable of its own.
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
              className="popup-item absolute inset-x-1 top-0"
            >
              <span className="min-w-0 flex-1 truncate">
                {option.depth > 0 && (
                  <span aria-hidden className="text-muted">
                    {`${'—'.repeat(option.depth)} `}
                  </span>
                )}
                {option.label}
              </span>
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
