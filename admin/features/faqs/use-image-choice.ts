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
      // A submission waits for the check, and a fault that nobody has read stops it.
      validate: async (file, { imageFault }) =>
        imageFault ?? (file && (await prepareImage(file)).fault) ?? true,
    },
  });
  const fault = useController({ control, name: 'imageFault' }).field;
  const [preparing, setPreparing] = useState<File>();

  const choose = async (file: File | undefined) => {
    const earlier = field.value;
    clearErrors('image');
    // The button that drops a wrong file leaves the earlier one.
    if (file === undefined && fault.value !== undefined) return fault.onChange(undefined);
    fault.onChange(undefined);
    field.onChange(file);
    if (file === undefined) return;
    setPreparing(file);
    const { fault: found } = await prepareImage(file);
    // It may have been replaced before its own check was over.
    const isEarlierGood = earlier && (await prepareImage(earlier)).fault === undefined;
    // Another file was chosen since, or the form was emptied.
    if (getValues('image') !== file) return;
    setPreparing(undefined);
    if (found === undefined) return;
    field.onChange(isEarlierGood ? earlier : undefined);
    fault.onChange(copy.faultOf(file.name, found));
  };

  return {
    ref: field.ref,
    value: field.value,
    isPreparing: preparing !== undefined && preparing === field.value,
    error: fault.value ?? fieldState.error?.message,
    onChange: (file: File | undefined) => void choose(file),
  };
}
