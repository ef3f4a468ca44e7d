import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { imagesCopy as copy } from '../../../copy/images.ts';
import { prepareImage } from '../../../ui/image/prepare-image.ts';
import type { FaqForm } from './faq-form-types.ts';

/** The image of a form. A chosen file is checked and shrunk at once; a bad file does not replace the earlier choice. */
export function useImageChoice({ control, clearErrors, getValues }: UseFormReturn<FaqForm>) {
  const { field, fieldState } = useController({
    control,
    name: 'image',
    rules: {
      // A submission waits for the check. An unread error also stops it.
      validate: async (file, { imageError }) =>
        imageError ?? (file && (await prepareImage(file)).error) ?? true,
    },
  });
  const error = useController({ control, name: 'imageError' }).field;
  const [preparing, setPreparing] = useState<File>();
  const [noted, setNoted] = useState<{ file: File; note: string }>();

  const choose = async (file: File | undefined) => {
    const earlier = field.value;
    clearErrors('image');
    // Removing a bad file restores the earlier choice.
    if (file === undefined && error.value !== undefined) return error.onChange(undefined);
    error.onChange(undefined);
    field.onChange(file);
    if (file === undefined) return;
    setPreparing(file);
    const { error: found, note } = await prepareImage(file);
    // The earlier file may have been replaced before its own check ended, so check it again.
    const isEarlierGood = earlier && (await prepareImage(earlier)).error === undefined;
    // Another file was chosen meanwhile, or the form was cleared.
    if (getValues('image') !== file) return;
    setPreparing(undefined);
    if (note !== undefined) setNoted({ file, note });
    if (found === undefined) return;
    field.onChange(isEarlierGood ? earlier : undefined);
    error.onChange(copy.errorOf(file.name, found));
  };

  return {
    ref: field.ref,
    value: field.value,
    isPreparing: preparing !== undefined && preparing === field.value,
    help: noted !== undefined && noted.file === field.value ? noted.note : undefined,
    error: error.value ?? fieldState.error?.message,
    onChange: (file: File | undefined) => void choose(file),
  };
}
