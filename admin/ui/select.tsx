import { Select as Parts } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import { controlClass, Field, type FieldWords } from './field.tsx';

export interface SelectOption<Value> {
  value: Value;
  label: string;
}

interface SelectProps<Value> extends FieldWords {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder: string;
  disabled?: boolean | undefined;
  ref?: React.Ref<HTMLButtonElement> | undefined;
}

/** One choice of a short list. */
export function Select<Value extends string | number>({
  label,
  help,
  error,
  options,
  value,
  onChange,
  placeholder,
  disabled,
  ref,
}: SelectProps<Value>) {
  return (
    <Field label={label} help={help} error={error}>
      {({ labelId, ...control }) => (
        <Parts.Root
          items={options}
          value={value ?? null}
          onValueChange={(chosen) => {
            if (chosen !== null) onChange(chosen);
          }}
          disabled={disabled}
        >
          <Parts.Trigger
            {...control}
            ref={ref}
            aria-labelledby={labelId}
            className={classNames(
              controlClass,
              'flex h-10 items-center justify-between gap-2 text-left coarse:h-11',
            )}
          >
            <Parts.Value
              placeholder={placeholder}
              className="truncate data-placeholder:text-muted"
            />
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
      )}
    </Field>
  );
}
