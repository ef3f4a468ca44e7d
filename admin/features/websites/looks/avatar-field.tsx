import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { imagesCopy } from '../../../copy/images.ts';
import { looksCopy as copy } from '../../../copy/website-looks.ts';
import { faqImage } from '../../../data/faq-image.ts';
import { Button } from '../../../ui/button.tsx';
import { ImageField } from '../../../ui/image/image-field.tsx';
import { prepareImage } from '../../../ui/image/prepare-image.ts';
import type { SettingsForm } from '../data/settings-form.ts';
import { cropSquare } from './crop-square.ts';

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
