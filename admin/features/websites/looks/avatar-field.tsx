import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { imagesCopy } from '../../../copy/images.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { faqImage } from '../../../data/faq-image.ts';
import { Button } from '../../../ui/button.tsx';
import { ImageField } from '../../../ui/image/image-field.tsx';
import { prepareImage } from '../../../ui/image/prepare-image.ts';
import type { SettingsForm } from '../data/settings-form.ts';

interface AvatarFieldProps {
  form: UseFormReturn<SettingsForm>;
  /** The file name of the stored avatar. */
  stored: string | null;
  /** A draft was restored without the file that was chosen in it. */
  isMissing: boolean;
}

/** Shows the stored avatar and its replacement. A new file is checked and cropped at once. */
export function AvatarField({ form, stored, isMissing }: AvatarFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'image' });
  const removes = useController({ control: form.control, name: 'removesAvatar' }).field;
  const [chosen, setChosen] = useState<File>();
  const [error, setError] = useState<string>();

  const choose = async (file: File | undefined) => {
    form.clearErrors('image');
    setError(undefined);
    setChosen(file);
    field.onChange(undefined);
    if (file === undefined) return;
    const prepared = await prepareImage(file);
    if (prepared.error !== undefined) {
      setChosen(undefined);
      setError(imagesCopy.errorOf(file.name, prepared.error));
      return;
    }
    const cropped = await cropSquare(prepared.file);
    setChosen((now) => {
      // Another file was chosen meanwhile.
      if (now !== file) return now;
      removes.onChange(false);
      field.onChange(cropped);
      return undefined;
    });
  };

  return (
    <div className="grid gap-3">
      {stored !== null && field.value === undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <img
            {...faqImage(stored)}
            alt={copy.avatarAlt}
            className="size-12 rounded-full bg-canvas object-cover data-removed:opacity-40"
            data-removed={removes.value || undefined}
          />
          <span className="text-13 text-muted">
            {removes.value ? copy.avatarRemoved : copy.avatarNow}
          </span>
          <Button size="sm" onClick={() => removes.onChange(!removes.value)}>
            {removes.value ? copy.keepAvatar : copy.removeAvatar}
          </Button>
        </div>
      )}
      <ImageField
        ref={field.ref}
        label={copy.avatar}
        help={isMissing && !field.value ? imagesCopy.chooseAgain : copy.avatarHelp}
        error={error ?? fieldState.error?.message}
        value={field.value ?? chosen}
        isPreparing={chosen !== undefined}
        onChange={(file) => void choose(file)}
      />
    </div>
  );
}

/** The largest side of the avatar. No screen shows it larger. */
const sidePx = 256;
const quality = 0.9;

/**
 * Crops the middle of an image to a small square. If the browser cannot crop, it returns the file: the bot also shows
 * only the middle.
 */
async function cropSquare(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    const side = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(side, sidePx);
    canvas.height = canvas.width;
    const context = canvas.getContext('2d');
    if (context === null) return file;
    context.imageSmoothingQuality = 'high';
    const left = (bitmap.width - side) / 2;
    const top = (bitmap.height - side) / 2;
    context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // Browsers that cannot encode WebP return a PNG.
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', quality),
    );
    if (blob === null) return file;
    const extension = blob.type === 'image/webp' ? 'webp' : 'png';
    const [stem] = file.name.split('.');
    return new File([blob], `${stem}.${extension}`, { type: blob.type });
  } catch {
    return file;
  }
}
