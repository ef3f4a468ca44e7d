import { Select as Parts } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { triggerClass } from './control-face.tsx';
import type { AnyValue, SelectControlProps } from './select.tsx';
import type { LateControlProps } from './use-late-control.ts';
import { useTakenFocus } from './use-taken-focus.ts';

/** The select itself, without its label. */
export function SelectControl({
  labelId,
  options,
  value,
  onChange,
  placeholder,
  disabled,
  defaultOpen,
  takesFocus,
  ref,
  ...names
}: SelectControlProps & LateControlProps) {
  const trigger = useTakenFocus(ref, takesFocus);
  return (
    <Parts.Root<AnyValue>
      items={options}
      value={value ?? null}
      onValueChange={(chosen) => {
        if (chosen !== null) onChange(chosen);
      }}
      disabled={disabled}
      defaultOpen={defaultOpen}
    >
      <Parts.Trigger {...names} ref={trigger} aria-labelledby={labelId} className={triggerClass}>
        <Parts.Value placeholder={placeholder} className="truncate data-placeholder:text-muted" />
        <Parts.Icon>
          <ChevronDown aria-hidden size={16} className="text-muted" />
        </Parts.Icon>
      </Parts.Trigger>
      <Parts.Portal>
        <Parts.Positioner
          sideOffset={4}
          alignItemWithTrigger={false}
          className="z-popup outline-none"
        >
          <Parts.Popup className="popup max-h-(--available-height) w-(--anchor-width) overflow-y-auto p-1">
            {options.map((option) => (
              <Parts.Item key={option.value} value={option.value} className="popup-item">
                <Parts.ItemText className="min-w-0 flex-1 break-words">
                  {option.label}
                </Parts.ItemText>
                <Parts.ItemIndicator>
                  <Check aria-hidden size={16} />
                </Parts.ItemIndicator>
              </Parts.Item>
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
