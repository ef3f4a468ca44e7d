import { ImagePlus, X } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { imageTypes } from '../../../api/contract/image-format.ts';
import { imagesCopy as copy } from '../../copy/images.ts';
import { formatBytes } from '../../format/bytes.ts';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../form/field.tsx';
import { useFileDrop } from '../form/use-file-drop.ts';
import { IconButton } from '../icon-button.tsx';
import { Spinner } from '../spinner.tsx';
import { useObjectUrl } from './use-object-url.ts';

interface ImageFieldProps extends FieldTexts {
  value: File | undefined;
  /** Whether the chosen file is still being checked and shrunk. */
  isPreparing: boolean;
  onChange: (file: File | undefined) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field for an image, with a preview. The image can be chosen, pasted anywhere in the form, or dropped on the form.
 */
export function ImageField({ value, isPreparing, onChange, ref, ...words }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const preview = useObjectUrl(value);
  const isOver = useFileDrop(input, onChange);
  const hasFile = value !== undefined;

  return (
    <Field {...words}>
      {({ labelId, 'aria-describedby': described, ...control }) => (
        <div
          className={classNames(
            'flex min-h-10 min-w-0 items-center gap-2 rounded-control border bg-surface pr-1 pl-3 transition-colors focus-within:outline-2 focus-within:outline-accent-text hover:border-muted has-aria-invalid:border-danger coarse:min-h-11',
            isOver ? 'border-accent-text bg-accent-soft' : 'border-control',
          )}
        >
          {hasFile && preview !== undefined ? (
            <img
              src={preview}
              alt=""
              className="my-1 -ml-2 h-14 w-18 shrink-0 rounded-control bg-canvas object-contain"
            />
          ) : (
            <ImagePlus aria-hidden size={16} className="shrink-0 text-muted" />
          )}
          <div className="relative grid min-w-0 flex-1 content-center self-stretch">
            <span
              aria-hidden
              id={`${control.id}-file`}
              className={classNames('truncate text-14', !hasFile && 'text-muted')}
            >
              {isOver ? copy.dropHere : (value?.name ?? copy.choose)}
            </span>
            {hasFile && (
              <span className="flex items-center gap-1 text-12 text-muted">
                {isPreparing ? (
                  <>
                    <Spinner /> {copy.preparing}
                  </>
                ) : (
                  formatBytes(value.size)
                )}
              </span>
            )}
            <input
              ref={input}
              type="file"
              accept={imageTypes.join(',')}
              {...control}
              // The input itself is always empty, so describe it by the chosen file.
              aria-describedby={
                [hasFile && `${control.id}-file`, described].filter(Boolean).join(' ') || undefined
              }
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                // Otherwise choosing the same file again would not fire a change event.
                currentTarget.value = '';
                if (file) onChange(file);
              }}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
            />
          </div>
          {(hasFile || words.error !== undefined) && (
            <IconButton
              label={copy.drop}
              Icon={X}
              onClick={() => {
                onChange(undefined);
                // This button goes. Without the focus, the keys of the form would do nothing.
                input.current?.focus();
              }}
              className="size-8"
            />
          )}
        </div>
      )}
    </Field>
  );
}
