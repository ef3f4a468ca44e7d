import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { showFormFault } from '../../ui/form-faults.ts';
import { Modal, ModalCancel } from '../../ui/modal.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { CurrentImage } from './current-image.tsx';
import { editFaqDraft, type FaqDraft } from './faq-drafts.ts';
import {
  AnswerField,
  FaqImageField,
  ParentField,
  QuestionField,
  serverFields,
} from './faq-fields.tsx';
import { type FaqForm, useFaqWrites } from './faq-writes.ts';

interface EditFaqDialogProps {
  faq: Faq;
  onClose: () => void;
}

export function EditFaqDialog({ faq, onClose }: EditFaqDialogProps) {
  const modal = useModal(onClose);
  const navigate = useNavigate();
  const { update } = useFaqWrites(faq.website_id);
  const [removesImage, setRemovesImage] = useState(false);
  const [draft] = useState(() => findDraft<FaqDraft>(editFaqDraft));
  const form = useForm<FaqForm>({
    defaultValues: {
      question: faq.question,
      answer: faq.answer ?? '',
      parentId: faq.parent_id,
      image: undefined,
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  useKeptDraft(editFaqDraft, () => {
    const { question, answer, parentId } = form.getValues();
    return isDirty ? { id: faq.id, question, answer, parentId } : undefined;
  });

  // Set over the stored fields, so that what came back still counts as unsaved.
  useEffect(() => {
    if (draft?.id !== faq.id) return;
    const options = { shouldDirty: true };
    form.setValue('question', draft.question ?? '', options);
    form.setValue('answer', draft.answer ?? '', options);
    form.setValue('parentId', draft.parentId ?? null, options);
  }, [draft, faq.id, form]);

  const save = form.handleSubmit(async (values) => {
    try {
      const { message, address } = await update(faq.id, values, removesImage);
      // Under another parent it may stand on another page.
      if (values.parentId !== faq.parent_id && address !== undefined)
        navigate(address, { replace: true });
      showToast('success', message);
      modal.close();
    } catch (fault) {
      showFormFault(fault, serverFields, form.setError);
    }
  });

  return (
    <Modal
      state={modal}
      title={copy.editTitle}
      size="editor"
      isDirty={isDirty || removesImage}
      onSubmit={save}
      actions={
        <>
          <ModalCancel />
          <Button type="submit" tone="primary" pending={isSubmitting}>
            {isSubmitting ? copy.saving : copy.save}
          </Button>
        </>
      }
    >
      <QuestionField form={form} />
      <AnswerField form={form} rows={4} />
      <ParentField control={form.control} websiteId={faq.website_id} faqId={faq.id} />
      {faq.image !== null && (
        <CurrentImage name={faq.image} isRemoved={removesImage} onToggle={setRemovesImage} />
      )}
      <FaqImageField control={form.control} />
    </Modal>
  );
}
