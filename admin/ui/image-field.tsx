import { ImagePlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { imageMaxBytes } from '../../api/contract/limits.ts';
import { uiCopy } from '../copy/ui.ts';
import { Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

/** The types that the server accepts. */
const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

interface ImageFieldProps extends FieldTexts {
  value: File | undefined;
  onChange: (file: File | undefined) => void;
}

/** How files of these types begin, a character for each byte. */
const imageStart = /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP)/s;
const longestStart = 12;

/** Why the server would refuse this file; `undefined` if it would not. A name is not enough: the server reads the file. */
export async function findImageError(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined;
  if (!imageTypes.includes(file.type)) return uiCopy.fileNotImage;
  if (file.size > imageMaxBytes) return uiCopy.fileTooLarge(imageMaxBytes / 1024 ** 2);
  const start = new Uint8Array(await file.slice(0, longestStart).arrayBuffer());
  return imageStart.test(String.fromCharCode(...start)) ? undefined : uiCopy.fileNotImage;
}

/** An image file input with a preview. */
export function ImageField({ label, help, error, value, onChange }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(error === undefined ? value : undefined);

  // The input keeps its file when the form is reset, so it has to be emptied here.
  useEffect(() => {
    if (!value && input.current) input.current.value = '';
  }, [value]);

  return (
    <Field label={label} help={help} error={error}>
      {({ labelId, ...control }) => (
        <div className="flex h-10 min-w-0 items-center gap-2 rounded-control border border-control bg-surface pr-1 pl-3 transition-colors focus-within:outline-2 focus-within:outline-accent-text hover:border-muted has-aria-invalid:border-danger coarse:h-11">
          {preview ? (
            <img src={preview} alt="" className="-ml-1 size-7 rounded-control object-cover" />
          ) : (
            <ImagePlus aria-hidden size={16} className="shrink-0 text-muted" />
          )}
          <div className="relative min-w-0 flex-1 self-stretch">
            <span
              aria-hidden
              className={`flex h-full items-center text-14 ${value ? 'text-text' : 'text-muted'}`}
            >
              <span className="truncate">{value?.name ?? uiCopy.chooseFile}</span>
            </span>
            <input
              ref={input}
              type="file"
              accept={imageTypes.join(',')}
              {...control}
              onChange={(event) => onChange(event.target.files?.[0])}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
            />
          </div>
          {value && (
            <IconButton
              label={uiCopy.dropFile}
              icon={<X aria-hidden size={16} />}
              onClick={() => onChange(undefined)}
              className="size-8"
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** An object URL for the chosen file. It is revoked when another file is chosen. */
function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
