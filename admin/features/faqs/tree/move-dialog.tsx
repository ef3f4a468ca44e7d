import { type ReactNode, useMemo, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { SearchSelect } from '../../../ui/form/search-select.tsx';
import { useFaqTree } from '../data/faq-queries.ts';
import { branchesOf } from '../data/faq-tree.ts';
import { childrenOf, type Place } from '../data/places.ts';
import { ParentSelect } from './parent-select.tsx';

interface MoveDialogProps {
  title: string;
  websiteId: number;
  /** The FAQs that move, each with its branch. */
  ids: readonly number[];
  /** The parent that is chosen first. */
  parentId: number | null;
  /** Says what moves. */
  children: ReactNode;
  onMove: (to: Place) => Promise<unknown>;
  onClose: () => void;
}

interface MoveForm {
  parentId: number | null;
  /** The sibling above the new place; `null` puts the FAQs first. */
  afterId: number | null;
}

/** Moves FAQs to any place under any parent. */
export function MoveDialog({ title, websiteId, ids, onMove, ...props }: MoveDialogProps) {
  const modal = useModal(props.onClose);
  const { data: tree = [] } = useFaqTree(websiteId);
  const moving = useMemo(() => branchesOf(tree, ids), [tree, ids]);
  const siblingsUnder = (parentId: number | null) =>
    childrenOf(tree, parentId).filter(({ id }) => !moving.has(id));
  const lastUnder = (parentId: number | null) => siblingsUnder(parentId).at(-1)?.id ?? null;
  const form = useForm<MoveForm>({
    values: { parentId: props.parentId, afterId: lastUnder(props.parentId) },
    resetOptions: { keepDirtyValues: true },
  });
  const parent = useController({ control: form.control, name: 'parentId' });
  const after = useController({ control: form.control, name: 'afterId' });
  const siblings = siblingsUnder(parent.field.value);

  const names = { parent_id: 'parentId', before_id: 'afterId' } as const;
  const move = async ({ parentId, afterId }: MoveForm) => {
    const above = siblings.findIndex(({ id }) => id === afterId);
    await onMove({ parentId, beforeId: siblings[above + 1]?.id ?? null });
    modal.close();
  };
  const submit = submitOf(form, copy.moveFailed, move, names);

  return (
    <FormModal
      state={modal}
      title={title}
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.move}
    >
      {props.children}
      <ParentSelect
        ref={parent.field.ref}
        websiteId={websiteId}
        without={moving}
        value={parent.field.value}
        onChange={(parentId) => {
          parent.field.onChange(parentId);
          form.setValue('afterId', lastUnder(parentId));
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

interface MoveFaqDialogProps {
  faq: Faq;
  onMove: (to: Place) => Promise<void>;
  onClose: () => void;
}

/** Moves one FAQ. */
export function MoveFaqDialog({ faq, onMove, onClose }: MoveFaqDialogProps) {
  const [ids] = useState([faq.id]);
  return (
    <MoveDialog
      title={copy.moveToTitle}
      websiteId={faq.website_id}
      ids={ids}
      parentId={faq.parent_id}
      onMove={onMove}
      onClose={onClose}
    >
      <p className="font-medium text-text wrap-anywhere">{faq.question}</p>
    </MoveDialog>
  );
}
