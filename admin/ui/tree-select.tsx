import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown, Search } from 'lucide-react';
import { type Ref, useMemo, useRef, useState } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldWords } from './field.tsx';
import { TreeSelectList, type VirtualList } from './tree-select-list.tsx';

export interface TreeOption {
  /** `null` is the root, above every entry. */
  id: number | null;
  label: string;
  /** Steps below the top tier. */
  depth: number;
}

interface TreeSelectProps extends FieldWords {
  /** In tree order: a parent stands before its children. */
  options: readonly TreeOption[];
  value: number | null;
  onChange: (id: number | null) => void;
  searchLabel: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One entry of a tree, searchable; only the rows in view exist, so thousands of entries stay fluid. */
export function TreeSelect({
  label,
  help,
  error,
  options,
  value,
  onChange,
  searchLabel,
  ref,
}: TreeSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<VirtualList>(null);
  const chosen = useMemo(() => options.find(({ id }) => id === value), [options, value]);
  return (
    <Field label={label} help={help} error={error}>
      {({ labelId, ...control }) => (
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
          filter={(option, query) =>
            option.label.toLowerCase().includes(query.trim().toLowerCase())
          }
          onItemHighlighted={(option, { reason, index }) => {
            if (!option || reason === 'pointer') return;
            queueMicrotask(() => list.current?.scrollToIndex(index, { align: 'auto' }));
          }}
          autoHighlight
        >
          <Combobox.Trigger
            {...control}
            ref={ref}
            aria-labelledby={labelId}
            className={classNames(
              controlClass,
              'flex h-10 items-center justify-between gap-2 text-left coarse:h-11',
            )}
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
      )}
    </Field>
  );
}
