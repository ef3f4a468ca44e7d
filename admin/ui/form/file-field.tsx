import { FileUp, X } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { formatBytes } from '../../format/bytes.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface FileFieldProps extends FieldTexts {
  /** The text of an empty field. */
  placeholder: string;
  /** The label of the button that clears the field. */
  removeLabel: string;
  /** The file input's `accept`. */
  accept: string;
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field for a file. It can be chosen, pasted anywhere in the form, or dropped on the form. */
export function FileField({
  placeholder,
  removeLabel,
  accept,
  value,
  onChange,
  ref,
  ...texts
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const isOver = useFileDrop(input, onChange);

  return (
    <Field {...texts}>
      {({ labelId, 'aria-describedby': described, ...control }) => (
        <div
          className={classNames(
            'flex min-h-16 min-w-0 items-center gap-3 rounded-control border border-dashed bg-surface pr-2 pl-4 transition-colors focus-within:outline-2 focus-within:outline-accent-text hover:border-muted has-aria-invalid:border-danger',
            isOver ? 'border-accent-text bg-hover' : 'border-control',
          )}
        >
          <FileUp aria-hidden size={20} className="shrink-0 text-muted" />
          <div className="relative min-w-0 flex-1 self-stretch">
            <span
              aria-hidden
              id={`${control.id}-file`}
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
              ref={input}
              type="file"
              accept={accept}
              {...control}
              // The input itself is always empty, so describe it by the chosen file.
              aria-describedby={
                [value && `${control.id}-file`, described].filter(Boolean).join(' ') || undefined
              }
              onChange={({ currentTarget }) => {
                // If the user cancels the file dialog, do not remove the file.
                const file = currentTarget.files?.[0];
                // Otherwise choosing the same file again would not fire a change event.
                currentTarget.value = '';
                if (file) onChange(file);
              }}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </div>
          {value && <IconButton label={removeLabel} Icon={X} onClick={() => onChange(undefined)} />}
        </div>
      )}
    </Field>
  );
}
