import { useController, useForm } from 'react-hook-form';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { showFormErrors } from '../../data/form-errors.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { useFaqTree } from './faq-queries.ts';
import { ParentSelect } from './parent-select.tsx';
import { childrenOf, type Place } from './places.ts';

interface MoveFaqDialogProps {
  faq: Faq;
  onMove: (to: Place) => Promise<void>;
  onClose: () => void;
}

interface MoveForm {
  parentId: number | null;
  /** The sibling above the new place; `null` puts the FAQ first. */
  afterId: number | null;
}

/** Moves a FAQ to any place under any parent. */
export function MoveFaqDialog({ faq, onMove, onClose }: MoveFaqDialogProps) {
  const modal = useModal(onClose);
  const { data: tree = [] } = useFaqTree(faq.website_id);
  const siblingsUnder = (parentId: number | null) =>
    childrenOf(tree, parentId).filter(({ id }) => id !== faq.id);
  const form = useForm<MoveForm>({
    values: { parentId: faq.parent_id, afterId: lastOf(siblingsUnder(faq.parent_id)) },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const parent = useController({ control: form.control, name: 'parentId' });
  const after = useController({ control: form.control, name: 'afterId' });
  const siblings = siblingsUnder(parent.field.value);

  const submit = async ({ afterId }: MoveForm) => {
    const above = siblings.findIndex(({ id }) => id === afterId);
    try {
      await onMove({ parentId: parent.field.value, beforeId: siblings[above + 1]?.id ?? null });
      modal.close();
    } catch (error) {
      showFormErrors(
        error,
        { parent_id: 'parentId', before_id: 'afterId' },
        form.setError,
        copy.moveFailed,
      );
    }
  };

  return (
    <FormModal
      state={modal}
      title={copy.moveToTitle}
      isDirty={isDirty}
      onSubmit={form.handleSubmit(submit)}
      submitLabel={copy.move}
      isSubmitting={isSubmitting}
      failure={errors.root?.server?.message}
    >
      <p className="font-medium text-text wrap-anywhere">{faq.question}</p>
      <ParentSelect
        ref={parent.field.ref}
        websiteId={faq.website_id}
        faqId={faq.id}
        value={parent.field.value}
        onChange={(parentId) => {
          parent.field.onChange(parentId);
          form.setValue('afterId', lastOf(siblingsUnder(parentId)));
        }}
        error={parent.fieldState.error?.message}
      />
      <SearchSelect
        ref={after.field.ref}
        label={copy.place}
        searchLabel={copy.searchParent}
        options={[
          { id: null, label: copy.placeFirst },
          ...siblings.map(({ id, question }) => ({ id, label: copy.placeAfter(question) })),
        ]}
        value={after.field.value}
        onChange={after.field.onChange}
        error={after.fieldState.error?.message}
      />
    </FormModal>
  );
}

function lastOf(siblings: readonly { id: number }[]): number | null {
  return siblings.at(-1)?.id ?? null;
}
