import { Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { faqEntryCopy } from '../../../copy/faqs/faq-entry.ts';
import { faqsCopy as copy } from '../../../copy/faqs/faqs.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { unansweredCopy } from '../../../copy/unanswered.ts';
import { ApiError } from '../../../data/api-client.ts';
import { unansweredAddress } from '../../../data/forms/answer-draft.ts';
import { showFormErrors } from '../../../data/forms/form-errors.ts';
import { useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { isCancelled, useUpload } from '../../../data/forms/use-upload.ts';
import { navigate } from '../../../data/router.tsx';
import { showToast } from '../../../data/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx';
import { submitOnCtrlEnter } from '../../../ui/form/submit-on-ctrl-enter.ts';
import { UploadProgress } from '../../../ui/image/upload-progress.tsx';
import { withoutScrolling } from '../../../ui/table/use-target-row.ts';
import { addFaqDraft } from '../data/faq-drafts.ts';
import { blankFaq, faqFields, fieldsOutsideDrafts, serverFields } from './faq-fields.tsx';
import type { FaqForm } from './faq-form-types.ts';
import { useFaqFormWrites } from './faq-form-writes.ts';
import { useNewFaq } from './new-faq.ts';
import { useAnsweredWordings } from './use-answered-wordings.ts';

/** The fields that a new FAQ rarely needs. The field of the parent is beside the button. */
const rare: ReadonlySet<string> = new Set(['keywords', 'review']);

interface AddFaqFieldsProps {
  websiteId: number;
  isOpen: boolean;
  /** The card that contains the form. */
  box: RefObject<HTMLElement | null>;
  /** See `AddFaqForm`. */
  answers: string | undefined;
}

/** The form of a new FAQ without its heading. */
export function AddFaqFields({ websiteId, isOpen, box, answers }: AddFaqFieldsProps) {
  const answer = useAnsweredWordings(websiteId, answers);
  const { form, draft } = useDraftForm({
    name: answer?.draftName ?? addFaqDraft(websiteId),
    // Without the draft (in another tab), the question starts with the wording itself.
    stored: { ...blankFaq(), ...(answers !== undefined && { question: answers }) },
    row: answer?.words,
    omit: fieldsOutsideDrafts,
  });
  const { create } = useFaqFormWrites(websiteId);
  const upload = useUpload();
  const [asked, setAsked] = useState<FaqForm>();
  const error = useRef<unknown>(undefined);
  const isAnswered = useRef(false);

  const { asked: newFaq, taken } = useNewFaq(websiteId);
  const { setValue, setFocus } = form;
  useEffect(() => {
    // A hidden field cannot be focused.
    if (newFaq === undefined || !isOpen) return;
    if (newFaq.parentId !== undefined) setValue('parentId', newFaq.parentId);
    box.current?.scrollIntoView({ block: 'nearest' });
    setFocus('question');
    taken();
  }, [newFaq, taken, isOpen, box, setValue, setFocus]);

  const isAnswer = answer !== undefined;
  useEffect(() => {
    if (!isAnswer) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    // The question is already filled in.
    setFocus('answer');
  }, [isAnswer, box, setFocus]);

  const add = async (values: FaqForm) => {
    try {
      const { refreshed, findAddress, undo, id } = await create(values, upload);
      if (answer) {
        draft.end();
        await answer.finish(id, values.question.trim(), undo);
        isAnswered.current = true;
        return;
      }
      // The next question often has the same parent.
      draft.reset({ ...blankFaq(), parentId: values.parentId });
      showToast('success', faqEntryCopy.added(values.question.trim()), undo, {
        label: faqEntryCopy.show,
        run: () => {
          const { pathname } = window.location;
          findAddress().then(
            // The user may have left the page while the tree was loading.
            (address) =>
              address !== undefined && window.location.pathname === pathname && navigate(address),
            () => showToast('error', uiCopy.refreshFailed),
          );
        },
      });
      void refreshed.then(async () => {
        const address = await findAddress().catch(() => undefined);
        const { pathname, search, hash } = window.location;
        // Do not move the list. Mark the new row if it is on the current page, unless the URL already points to it
        // because 'Lihat' was pressed.
        if (address?.startsWith(`${pathname}${search}#`) && !address.endsWith(hash || '#'))
          navigate(address, { replace: true, state: withoutScrolling });
      });
    } catch (caught) {
      if (isCancelled(caught)) return;
      // The dialog shows every error except field errors: those belong to the form below it.
      if (!(caught instanceof ApiError) || Object.keys(caught.fields).length === 0) throw caught;
      error.current = caught;
    }
  };

  // The dialog moves the focus when it closes, so a field can be focused only after that.
  const onDialogClosed = () => {
    setAsked(undefined);
    if (isAnswered.current) navigate(unansweredAddress(websiteId));
    else if (error.current !== undefined)
      showFormErrors(error.current, serverFields, form.setError, copy.addFailed);
    else form.setFocus('question');
    error.current = undefined;
  };

  const { errors } = form.formState;
  const [keywords, review] = useWatch({ control: form.control, name: ['keywords', 'review'] });
  const hasRare = keywords.list.length > 0 || keywords.typed !== '' || review !== '';
  const inputs = (isHere: (name: string) => boolean) =>
    faqFields
      .filter(({ name }) => isHere(name))
      .map(({ name, Input }) => (
        <Input key={name} form={form} websiteId={websiteId} draft={draft} />
      ));

  return (
    <>
      <form
        noValidate
        onSubmit={form.handleSubmit(setAsked)}
        onKeyDown={submitOnCtrlEnter}
        className="grid items-start gap-4 p-4 pt-1 md:grid-cols-2"
      >
        {answer && <AnswerNote websiteId={websiteId} words={answer.words} />}
        {draft.isRestored && !answer && <RestoredDraft onDiscard={() => draft.discard()} />}
        {inputs((name) => name !== 'parentId' && !rare.has(name))}
        <div className="md:col-span-2">
          <Disclosure
            summary={copy.more}
            tone="muted"
            opens={hasRare || errors.keywords !== undefined || errors.review !== undefined}
          >
            <div className="grid items-start gap-4 pt-2 md:grid-cols-2">
              {inputs((name) => rare.has(name))}
            </div>
          </Disclosure>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto] md:col-span-2">
          {inputs((name) => name === 'parentId')}
          <Button type="submit" tone="primary" Icon={Plus} className="sm:mt-6">
            {copy.add}
          </Button>
        </div>
      </form>
      {asked && (
        <ConfirmDialog
          title={copy.addTitle}
          confirmLabel={copy.add}
          failed={copy.addFailed}
          initialFocus="confirm"
          // Focus the question field now, so that text typed while the dialog closes goes there.
          finalFocus={() => box.current?.querySelector('input') ?? null}
          onConfirm={() => add(asked)}
          onClose={onDialogClosed}
        >
          <p>{copy.addConfirm}</p>
          <p className="font-medium text-text">{asked.question}</p>
          <UploadProgress upload={upload} />
        </ConfirmDialog>
      )}
    </>
  );
}

interface AnswerNoteProps {
  websiteId: number;
  words: readonly string[];
}

/** Shows in the form of a new FAQ which visitors' wordings it answers. */
function AnswerNote({ websiteId, words }: AnswerNoteProps) {
  const [first = '', ...others] = words;
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-hover px-3 py-2 text-13">
      <p className="wrap-anywhere">{unansweredCopy.answering(first, others.length)}</p>
      <Link
        to={unansweredAddress(websiteId)}
        className="touch-target inline-flex items-center font-medium underline underline-offset-2"
      >
        {unansweredCopy.backToList}
      </Link>
    </div>
  );
}
