import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { imagesCopy as copy } from '../../copy/images.ts';
import { prepareImage } from '../../ui/prepare-image.ts';
import type { FaqForm } from './faq-form-types.ts';

/** The image of a form. It is checked and shrunk when it is chosen; a wrong one leaves the earlier choice. */
export function useImageChoice({ control, clearErrors, getValues }: UseFormReturn<FaqForm>) {
  const { field, fieldState } = useController({
    control,
    name: 'image',
    rules: {
      // A submission waits for the check, and an error that nobody has read stops it.
      validate: async (file, { imageError }) =>
        imageError ?? (file && (await prepareImage(file)).error) ?? true,
    },
  });
  const error = useController({ control, name: 'imageError' }).field;
  const [preparing, setPreparing] = useState<File>();

  const choose = async (file: File | undefined) => {
    const earlier = field.value;
    clearErrors('image');
    // The button that drops a wrong file leaves the earlier one.
    if (file === undefined && error.value !== undefined) return error.onChange(undefined);
    error.onChange(undefined);
    field.onChange(file);
    if (file === undefined) return;
    setPreparing(file);
    const { error: found } = await prepareImage(file);
    // It may have been replaced before its own check was over.
    const isEarlierGood = earlier && (await prepareImage(earlier)).error === undefined;
    // Another file was chosen since, or the form was emptied.
    if (getValues('image') !== file) return;
    setPreparing(undefined);
    if (found === undefined) return;
    field.onChange(isEarlierGood ? earlier : undefined);
    error.onChange(copy.errorOf(file.name, found));
  };

  return {
    ref: field.ref,
    value: field.value,
    isPreparing: preparing !== undefined && preparing === field.value,
    error: error.value ?? fieldState.error?.message,
    onChange: (file: File | undefined) => void choose(file),
  };
}
