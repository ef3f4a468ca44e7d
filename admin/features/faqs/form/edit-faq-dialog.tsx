import { ClipboardCopy } from 'lucide-react';
import { useCallback, useDeferredValue, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Faq } from '../../../../api/contract/entities.ts';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { faqAnswersCopy } from '../../../copy/faqs/faq-answers.ts';
import { faqEntryCopy } from '../../../copy/faqs/faq-entry.ts';
import { faqNotesCopy } from '../../../copy/faqs/faq-notes.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../../copy/faqs/shared-faqs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { ApiError } from '../../../data/api-client.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useConflict } from '../../../data/forms/use-conflict.ts';
import { useDraftedRow, useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { isCancelled, useUpload } from '../../../data/forms/use-upload.ts';
import { navigate } from '../../../data/router.tsx';
import { showToast } from '../../../data/toasts.ts';
import { useIsLibrary } from '../../../data/websites/shared-library.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { asideQuery } from '../../../ui/dialog/aside-query.ts';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { UploadProgress } from '../../../ui/image/upload-progress.tsx';
import { focusesRow } from '../../../ui/table/use-target-row.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useCopyAnswers } from '../copying/use-copy-answers.ts';
import { editFaqDrafts } from '../data/faq-drafts.ts';
import { useFillIn } from '../data/fill-words.ts';
import { openSharedDialog } from '../shared/shared-dialog.ts';
import { useShownOn } from '../shared/shared-queries.ts';
import { ShownOnLine } from '../shared/shown-on.tsx';
import { LazySearchEffect } from '../tested/lazy-search-effect.ts';
import { EditedFaqPreview } from './edited-faq-preview.tsx';
import { FaqConflict } from './faq-conflict.tsx';
import { faqFields, fieldsOutsideDrafts, formOf, serverFields } from './faq-fields.tsx';
import type { FaqForm } from './faq-form-types.ts';
import { useFaqFormWrites } from './faq-form-writes.ts';
import { allTexts, keywordKind } from './text-list.ts';
import { withEdited } from './with-edited.ts';

interface EditFaqDialogProps {
  faq: Faq;
  /** Goes on with the next row of the list, if there is one. */
  onNext?: (() => void) | undefined;
  /** Whether it was opened by `onNext`. */
  isContinued?: boolean | undefined;
  onClose: () => void;
}

export function EditFaqDialog({ faq, onNext, isContinued, onClose }: EditFaqDialogProps) {
  const modal = useModal(onClose);
  const { create, update } = useFaqFormWrites(faq.website_id);
  const [isGone, setGone] = useState(false);
  const upload = useUpload();
  const isLibrary = useIsLibrary(faq.website_id);
  const hasPreview = useMediaQuery(asideQuery);
  const copyAnswers = useCopyAnswers();
  const { data: shownOn } = useShownOn(faq.id, isLibrary);
  const draftName = `${editFaqDrafts(faq.website_id)}${faq.id}`;
  const opened = useDraftedRow(draftName, faq);
  const conflict = useConflict(opened);
  const { base, current } = conflict;
  const { form, draft } = useDraftForm({
    name: draftName,
    stored: formOf(opened),
    row: base,
    omit: fieldsOutsideDrafts,
  });
  const { isDirty, isSubmitting } = form.formState;
  const isCopy = faq.source_id !== null;
  const fields = isCopy ? faqFields.filter(({ isOnCopies }) => isOnCopies) : faqFields;

  const send = (from: Faq, onSent: () => void = modal.close) => {
    const values = isCopy ? ownOf(from, form.getValues()) : form.getValues();
    const view = shownOn?.some(({ is_draft }) => is_draft)
      ? {
          label: sharedFaqsCopy.publish,
          run: () => openSharedDialog({ part: 'publish-shared', faqId: faq.id }),
        }
      : undefined;
    return conflict.reportEdit(update(from, values, upload), {
      view,
      onSaved: ({ address }) => {
        // Under its new parent, the row may be on another page of the list.
        if (values.parentId !== from.parent_id && address !== undefined)
          navigate(address, { replace: true });
        draft.end();
        onSent();
      },
      onError: (error) => {
        if (!isCopy && error instanceof ApiError && error.status === 404) setGone(true);
        else showFailure(error);
      },
    });
  };

  /** A colleague has removed the FAQ, so the typed text becomes a new one. */
  const saveAsNew = async () => {
    try {
      const { refreshed, findAddress, undo } = await create(form.getValues(), upload);
      showToast('success', faqEntryCopy.added(form.getValues('question').trim()), undo);
      draft.end();
      modal.close();
      await refreshed;
      const address = await findAddress().catch(() => undefined);
      if (address !== undefined) navigate(address, { replace: true, state: focusesRow });
    } catch (error) {
      showFailure(error);
    }
  };

  const showFailure = (error: unknown) => {
    if (!isCancelled(error)) showFormErrors(error, serverFields, form.setError, copy.saveFailed);
  };

  return (
    <FormModal
      state={modal}
      title={isCopy ? faqNotesCopy.ownTitle : copy.editTitle}
      size="editor"
      isContinued={isContinued}
      titleAction={
        !isLibrary && (
          <IconButton
            label={faqAnswersCopy.copyAnswer}
            Icon={ClipboardCopy}
            onClick={() => void copyAnswers({ websiteId: faq.website_id, ids: [faq.id] })}
          />
        )
      }
      aside={hasPreview && <EditedFaqPreview faq={base} form={form} />}
      formState={form.formState}
      onSubmit={form.handleSubmit(() => (isGone ? saveAsNew() : send(base)))}
      otherAction={
        onNext &&
        !isGone && (
          <Button
            disabled={isSubmitting}
            onClick={isDirty ? form.handleSubmit(() => send(base, onNext)) : onNext}
          >
            {copy.saveAndNext}
          </Button>
        )
      }
      submitLabel={isGone ? copy.saveAsNew : copy.save}
      cancelLabel={uiCopy.specCancel}
      draft={{
        ...draft,
        discard() {
          draft.discard(formOf(faq));
          conflict.accept(faq);
        },
      }}
    >
      {isGone && (
        <Banner tone="danger">
          {[copy.gone, faq.image !== null && copy.goneWithImage].filter(Boolean).join(' ')}
        </Banner>
      )}
      {isLibrary && <ShownOnLine faqId={faq.id} />}
      {isCopy && <p className="text-14 font-medium wrap-anywhere">{faq.question}</p>}
      {fields.map(({ name, Input }) => (
        <Input key={name} form={form} websiteId={faq.website_id} faq={base} draft={draft} />
      ))}
      {isDirty && <EditEffect faq={base} form={form} />}
      <UploadProgress upload={upload} />
      {current && (
        <FaqConflict
          current={current}
          fields={fields}
          mine={form.getValues()}
          onUseCurrent={() => {
            draft.reset(formOf(current));
            conflict.accept(current);
          }}
          onSaveMine={() => send(current)}
          onClose={conflict.close}
        />
      )}
    </FormModal>
  );
}

/** The form of a copy: the library may have changed the other fields meanwhile. */
function ownOf(copy: Faq, { wordings, own_note }: FaqForm): FaqForm {
  return { ...formOf(copy), wordings, own_note };
}

/** Shows what the typed text changes for the questions of visitors. */
function EditEffect({ faq, form }: { faq: Faq; form: UseFormReturn<FaqForm> }) {
  const [question, answer, keywords, parentId] = useDeferredValue(
    useWatch({ control: form.control, name: ['question', 'answer', 'keywords', 'parentId'] }),
  );
  const fill = useFillIn(faq.website_id);
  const after = useCallback(
    ({ faqs, words }: SearchedTree) => ({
      words,
      faqs: withEdited(faqs, {
        id: faq.id,
        question: fill(question.trim()),
        answer: answer.trim() === '' ? null : fill(answer),
        keywords: allTexts(keywords, keywordKind),
        image: faq.image,
        parent_id: parentId,
      }),
    }),
    [faq, question, answer, keywords, parentId, fill],
  );
  return <LazySearchEffect websiteId={faq.website_id} after={after} />;
}
