import { useController, useForm } from 'react-hook-form';
import { submitOf } from '../../../data/forms/form-errors.ts';
import type { ModalState } from '../../../ui/dialog/use-modal.ts';

interface CheckedFormOptions {
  modal: ModalState;
  send: (ids: number[]) => Promise<void>;
  /** A sentence that says which action failed. */
  failed: string;
}

/** A form in a modal that consists of checkboxes. It closes the modal after it was sent. */
export function useCheckedForm({ modal, send, failed }: CheckedFormOptions) {
  const form = useForm<{ ids: number[] }>({ defaultValues: { ids: [] } });
  const { control, formState } = form;
  const { value: ids, onChange } = useController({ control, name: 'ids' }).field;
  return {
    ids,
    setIds: onChange,
    toggle(id: number, isChecked: boolean) {
      onChange(isChecked ? [...ids, id] : ids.filter((each) => each !== id));
    },
    form: {
      state: modal,
      formState,
      onSubmit: submitOf(form, failed, async ({ ids }) => {
        await send(ids);
        modal.close();
      }),
    },
  };
}
