import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { uiCopy } from '../copy/ui.ts';
import { triggerClass } from './control-face.tsx';
import { isWritingKey } from './is-writing-key.ts';
import type { TreeSelectControlProps } from './tree-select.tsx';
import { TreeSelectList, type VirtualList } from './tree-select-list.tsx';
import type { LateControlProps } from './use-late-control.ts';
import { useTakenFocus } from './use-taken-focus.ts';

/** The tree select itself, without its label. */
export function TreeSelectControl({
  label,
  labelId,
  options,
  chosen,
  onChange,
  searchLabel,
  word,
  defaultOpen,
  takesFocus,
  ref,
  ...names
}: TreeSelectControlProps & LateControlProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const trigger = useTakenFocus(ref, takesFocus);
  const list = useRef<VirtualList>(null);
  const search = useRef<HTMLInputElement>(null);
  const typedBefore = useRef(word);

  // The list counts as searched only when its field is typed in, so that is what happens to letters from before it.
  const typeBefore = () => {
    if (typedBefore.current === '') return;
    search.current?.setRangeText(typedBefore.current, 0, 0, 'end');
    const typed = { bubbles: true, inputType: 'insertText', data: typedBefore.current };
    typedBefore.current = '';
    search.current?.dispatchEvent(new InputEvent('input', typed));
  };

  // A letter for a list that is closed, or has not taken the focus yet, opens it and is typed in its search field: the
  // browser types where the focus is after this.
  const searchAtOnce: Combobox.Trigger.Props['onKeyDown'] = (event) => {
    if (!isWritingKey(event) || (event.key === ' ' && !isOpen)) return;
    event.preventBaseUIHandler();
    flushSync(() => setOpen(true));
    search.current?.focus();
  };

  // Thousands of labels are lowered once, not at every key.
  const lowered = useMemo(
    () => new Map(options.map((option) => [option, option.label.toLowerCase()])),
    [options],
  );
  return (
    <Combobox.Root
      virtualized
      items={options}
      value={chosen ?? null}
      onValueChange={(option) => {
        if (option) onChange(option.id);
      }}
      open={isOpen}
      onOpenChange={setOpen}
      isItemEqualToValue={(a, b) => a.id === b.id}
      itemToStringLabel={(option) => option.label}
      filter={(option, query) => lowered.get(option)?.includes(query.trim().toLowerCase()) ?? false}
      onItemHighlighted={(option, { reason, index }) => {
        if (!option || reason === 'pointer') return;
        queueMicrotask(() => list.current?.scrollToIndex(index, { align: 'auto' }));
      }}
      autoHighlight
    >
      <Combobox.Trigger
        {...names}
        ref={trigger}
        aria-labelledby={labelId}
        className={triggerClass}
        onKeyDown={searchAtOnce}
      >
        <span className="truncate">{chosen?.label}</span>
        <ChevronDown aria-hidden size={16} className="shrink-0 text-muted" />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} align="start" className="z-popup outline-none">
          <Combobox.Popup
            aria-label={label}
            className="popup flex max-h-(--available-height) w-[max(var(--anchor-width),20rem)] max-w-(--available-width) flex-col"
          >
            <div className="flex items-center gap-2 border-b border-line px-3">
              <Search aria-hidden size={16} className="shrink-0 text-muted" />
              <Combobox.Input
                ref={search}
                onFocus={typeBefore}
                aria-label={searchLabel}
                placeholder={searchLabel}
                className="h-10 min-w-0 flex-1 bg-transparent text-14 outline-none coarse:h-11 coarse:text-16"
              />
            </div>
            <Combobox.Empty>
              <p className="px-3 py-4 text-14 text-muted">{uiCopy.noMatch}</p>
            </Combobox.Empty>
            <TreeSelectList isOpen={isOpen} ref={list} />
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
