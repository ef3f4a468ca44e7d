import { useController, useForm } from 'react-hook-form';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import type { ModalState } from '../../../ui/dialog/use-modal.ts';

interface CheckedFormOptions {
  modal: ModalState;
  send: (ids: number[]) => Promise<void>;
  /** A sentence that says which action failed. */
  failed: string;
}

/** A form in a modal that consists of checkboxes. It closes the modal after it was sent. */
export function useCheckedForm({ modal, send, failed }: CheckedFormOptions) {
  const { control, formState, setError, handleSubmit } = useForm<{ ids: number[] }>({
    defaultValues: { ids: [] },
  });
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
      onSubmit: handleSubmit(async ({ ids }) => {
        try {
          await send(ids);
          modal.close();
        } catch (error) {
          showFormErrors(error, {}, setError, failed);
        }
      }),
    },
  };
}
