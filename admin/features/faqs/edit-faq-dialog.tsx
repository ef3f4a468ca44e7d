import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Faq } from '../../../api/contract/entities.ts';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import { FormModal } from '../../ui/form-modal.tsx';
import { useConflict } from '../../ui/use-conflict.ts';
import { useModal } from '../../ui/use-modal.ts';
import { CurrentImage } from './current-image.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { editFaqDraft, type FaqDraft } from './faq-drafts.ts';
import { AnswerField, FaqImageField, ParentField, QuestionField } from './faq-fields.tsx';
import { type FaqForm, useFaqWrites } from './faq-writes.ts';
import { useFaqForm } from './use-faq-form.ts';

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
  const form = useFaqForm(textsOf(faq));
  const { values, isDirty, isSubmitting } = form;
  // What came back after the session ended was typed over the row of that time.
  const version = (draft?.id === faq.id ? draft.version : undefined) ?? faq.version;
  const conflict = useConflict({ ...faq, version });
  const { base, current } = conflict;
  useKeptDraft(editFaqDraft, () => {
    const { question, answer, parentId } = values;
    return isDirty ? { id: faq.id, version: base.version, question, answer, parentId } : undefined;
  });

  // Set over the stored fields, so that what came back still counts as unsaved.
  const { restore } = form;
  useEffect(() => {
    if (draft?.id !== faq.id) return;
    const { question = '', answer = '', parentId = null } = draft;
    restore({ question, answer, parentId });
  }, [draft, faq.id, restore]);

  const send = (from: Faq) =>
    conflict.tellEdit(update(from, values, removesImage), {
      onSaved: ({ address }) => {
        // Under another parent it may stand on another page.
        if (values.parentId !== from.parent_id && address !== undefined)
          navigate(address, { replace: true });
        modal.close();
      },
      onFault: form.showFault,
    });

  const takeOver = (row: Faq) => {
    form.reset(textsOf(row));
    setRemovesImage(false);
    conflict.accept(row);
  };

  return (
    <FormModal
      state={modal}
      title={copy.editTitle}
      size="editor"
      isDirty={isDirty || removesImage}
      onSubmit={form.onSubmit(() => send(base))}
      submitLabel={copy.save}
      isSubmitting={isSubmitting}
    >
      <QuestionField form={form} />
      <AnswerField form={form} rows={4} />
      <ParentField form={form} websiteId={faq.website_id} faqId={faq.id} />
      {base.image !== null && (
        <CurrentImage name={base.image} isRemoved={removesImage} onToggle={setRemovesImage} />
      )}
      <FaqImageField form={form} />
      {current && (
        <EditConflict
          current={current}
          mine={values}
          removesImage={removesImage}
          onUseCurrent={() => takeOver(current)}
          onKeepMine={() => send(current)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}

function textsOf({ question, answer, parent_id }: Faq): FaqForm {
  return { question, answer: answer ?? '', parentId: parent_id, image: undefined };
}
