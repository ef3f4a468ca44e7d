import { useMemo, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { faqBulkCopy as copy } from '../../copy/faq-bulk.ts';
import { faqsCopy } from '../../copy/faqs.ts';
import { showFormErrors } from '../../data/form-errors.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { useModal } from '../../ui/use-modal.ts';
import type { ChosenDialogProps } from './chosen-dialog-props.ts';
import { chosenVersions } from './chosen-faqs.ts';
import { useFaqTree } from './faq-queries.ts';
import { branchesOf } from './faq-tree.ts';
import { useManyWrites } from './many-writes.ts';
import { ParentSelect } from './parent-select.tsx';
import { childrenOf } from './places.ts';

interface MoveForm {
  parentId: number | null;
  /** The sibling above the new place; `null` puts them first. */
  afterId: number | null;
}

/** Moves the chosen FAQs to one place under one parent. */
export function MoveChosenDialog({ websiteId, ids, onClose }: ChosenDialogProps) {
  const modal = useModal(onClose);
  const [faqs] = useState(() => chosenVersions(ids));
  const { move } = useManyWrites(websiteId);
  const { data: tree = [] } = useFaqTree(websiteId);
  const branches = useMemo(() => branchesOf(tree, ids), [tree, ids]);
  const siblingsUnder = (parentId: number | null) =>
    childrenOf(tree, parentId).filter(({ id }) => !branches.has(id));
  const lastUnder = (parentId: number | null) => siblingsUnder(parentId).at(-1)?.id ?? null;
  const form = useForm<MoveForm>({
    values: { parentId: null, afterId: lastUnder(null) },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const parent = useController({ control: form.control, name: 'parentId' });
  const after = useController({ control: form.control, name: 'afterId' });
  const siblings = siblingsUnder(parent.field.value);

  const submit = async ({ parentId, afterId }: MoveForm) => {
    const above = siblings.findIndex(({ id }) => id === afterId);
    try {
      await move({ faqs, parent_id: parentId, before_id: siblings[above + 1]?.id ?? null });
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
      title={copy.moveTitle}
      isDirty={isDirty}
      onSubmit={form.handleSubmit(submit)}
      submitLabel={copy.move}
      isSubmitting={isSubmitting}
      failure={errors.root?.server?.message}
    >
      <div className="grid gap-1 text-14">
        <p className="font-medium">{copy.moving(ids.length)}</p>
        {branches.size > ids.length && (
          <p className="text-muted">{copy.comeAlong(branches.size - ids.length)}</p>
        )}
      </div>
      <ParentSelect
        ref={parent.field.ref}
        websiteId={websiteId}
        without={branches}
        value={parent.field.value}
        onChange={(parentId) => {
          parent.field.onChange(parentId);
          form.setValue('afterId', lastUnder(parentId));
        }}
        error={parent.fieldState.error?.message}
      />
      <SearchSelect
        ref={after.field.ref}
        label={faqsCopy.place}
        searchLabel={faqsCopy.searchParent}
        options={[
          { id: null, label: faqsCopy.placeFirst },
          ...siblings.map(({ id, question }) => ({ id, label: faqsCopy.placeAfter(question) })),
        ]}
        value={after.field.value}
        onChange={after.field.onChange}
        error={after.fieldState.error?.message}
      />
    </FormModal>
  );
}
