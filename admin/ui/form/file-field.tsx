import { FileUp, X } from 'lucide-react';
import { type DragEvent, type Ref, useEffect, useRef, useState } from 'react';
import { formatBytes } from '../../format/bytes.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { Field, type FieldTexts } from './field.tsx';

interface FileFieldProps extends FieldTexts {
  /** The text of an empty field. */
  placeholder: string;
  /** The label of the button that clears the field. */
  removeLabel: string;
  /** The file input's `accept`. */
  accept: string;
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for a file, which can be chosen or dropped on it. */
export function FileField({
  placeholder,
  removeLabel,
  accept,
  value,
  onChange,
  disabled = false,
  ref,
  ...texts
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  // Clear the input, or choosing the same file again would not fire a change event.
  useEffect(() => {
    if (!value && input.current) input.current.value = '';
  }, [value]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onChange(file);
  };

  return (
    <Field {...texts}>
      {({ labelId, ...control }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only an alternative to the input inside.
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'flex min-h-16 min-w-0 items-center gap-3 rounded-control border border-dashed bg-surface pr-2 pl-4 transition-colors focus-within:outline-2 focus-within:outline-accent-text hover:border-muted has-aria-invalid:border-danger',
            isOver ? 'border-accent-text bg-hover' : 'border-control',
          )}
        >
          <FileUp aria-hidden size={20} className="shrink-0 text-muted" />
          <div className="relative min-w-0 flex-1 self-stretch">
            <span
              aria-hidden
              className={classNames(
                'flex h-full flex-col justify-center py-2 text-14',
                value ? 'text-text' : 'text-muted',
              )}
            >
              <span className="wrap-anywhere">{value?.name ?? placeholder}</span>
              {value && (
                <span className="tabular text-12 text-muted">{formatBytes(value.size)}</span>
              )}
            </span>
            <input
              {...control}
              ref={(element) => {
                input.current = element;
                if (typeof ref === 'function') ref(element);
              }}
              type="file"
              accept={accept}
              disabled={disabled}
              onChange={(event) => {
                // If the user cancels the file dialog, do not remove the file.
                const file = event.target.files?.[0];
                if (file) onChange(file);
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </div>
          {value && !disabled && (
            <IconButton label={removeLabel} Icon={X} onClick={() => onChange(undefined)} />
          )}
        </div>
      )}
    </Field>
  );
}
