import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { showFormErrors } from '../../data/forms/form-errors.ts';
import { useDraftForm } from '../../data/forms/use-draft-form.ts';
import { showToast } from '../../data/toasts.ts';
import { useModal } from './use-modal.ts';

interface CreateDialogOptions<Fields extends FieldValues, Created> {
  /** The name under which the draft is stored. */
  draftName: string;
  blank: Fields;
  /** Fields that are never stored in a draft. */
  omit?: readonly (keyof Fields)[] | undefined;
  /** The form's field for each field of the server. */
  serverFields: Readonly<Record<string, Path<Fields>>>;
  /** A sentence that says which action failed. */
  failed: string;
  create: (fields: Fields) => Promise<Created>;
  onCreated?: ((created: Created) => void) | undefined;
  /** Called if the submitted form has invalid fields. */
  onInvalid?: ((errors: FieldErrors<Fields>) => void) | undefined;
  onClose: () => void;
}

/** The form of a dialog that creates one row. It shows the result and closes after a success. */
export function useCreateDialog<Fields extends FieldValues, Created extends { message: string }>({
  draftName,
  blank,
  omit,
  serverFields,
  failed,
  create,
  onCreated,
  onInvalid,
  onClose,
}: CreateDialogOptions<Fields, Created>) {
  const modal = useModal(onClose);
  const { form, draft } = useDraftForm<Fields>({
    name: draftName,
    stored: blank,
    row: undefined,
    omit,
  });
  const submit = form.handleSubmit(async (fields) => {
    try {
      const created = await create(fields);
      showToast('success', created.message);
      draft.end();
      modal.close();
      onCreated?.(created);
    } catch (error) {
      showFormErrors(error, serverFields, form.setError, failed);
    }
  }, onInvalid);
  return { form, draft, modal, submit };
}
