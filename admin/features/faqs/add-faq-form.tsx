import { ChevronDown, Plus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { faqsCopy as copy } from '../../copy/faqs.ts';
import { findDraft, useKeptDraft } from '../../form-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { lazyAhead } from '../../ui/lazy-ahead.ts';
import { showToast } from '../../ui/toast.ts';
import { type FaqDraft, newFaqDraft } from './faq-drafts.ts';
import { AnswerField, FaqImageField, ParentField, QuestionField } from './faq-fields.tsx';
import { type FaqForm, useFaqWrites } from './faq-writes.ts';
import { useFaqForm } from './use-faq-form.ts';

const ConfirmDialog = lazyAhead(() =>
  import('../../ui/confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);

/** Above the table, or beside it where the window is wide; folded on phones, so that the list is near. */
export function AddFaqForm({ websiteId }: { websiteId: number }) {
  const [draft] = useState(() => findDraft<FaqDraft>(newFaqDraft));
  const form = useFaqForm({
    question: '',
    answer: '',
    parentId: null,
    ...draft,
    image: undefined,
  });
  useKeptDraft(newFaqDraft, () => {
    const { question, answer, parentId } = form.values;
    return question || answer ? { question, answer, parentId } : undefined;
  });
  const { create } = useFaqWrites(websiteId);
  const navigate = useNavigate();
  const [isUnfolded, setUnfolded] = useState(draft !== undefined);
  const [asked, setAsked] = useState<FaqForm>();
  const fault = useRef<unknown>(undefined);

  // What was typed stays when another website is chosen; a parent belongs to its website.
  const { change } = form;
  const parentsWebsite = useRef(websiteId);
  useEffect(() => {
    if (parentsWebsite.current === websiteId) return;
    parentsWebsite.current = websiteId;
    change('parentId', null);
  }, [websiteId, change]);

  const add = async (values: FaqForm) => {
    try {
      const { address, message } = await create(values);
      // The next question often goes under the same parent.
      form.reset({ question: '', answer: '', parentId: values.parentId, image: undefined });
      showToast('success', message);
      if (address !== undefined) navigate(address, { replace: true });
    } catch (caught) {
      fault.current = caught;
    }
  };

  const settle = () => {
    setAsked(undefined);
    if (fault.current !== undefined) form.showFault(fault.current);
    else form.focus('question');
    fault.current = undefined;
  };

  return (
    <section
      aria-label={copy.newFaq}
      className="rounded-card border border-line bg-surface 3xl:sticky 3xl:top-22"
    >
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className="flex h-12 w-full items-center justify-between rounded-card px-4 text-14 font-semibold md:hidden"
      >
        {copy.newFaq}
        <ChevronDown
          aria-hidden
          size={18}
          className={`text-muted transition-transform ${isUnfolded ? 'rotate-180' : ''}`}
        />
      </button>
      <form
        noValidate
        onSubmit={form.onSubmit(setAsked)}
        className={`grid items-start gap-4 p-4 md:grid md:grid-cols-2 3xl:grid-cols-1 ${isUnfolded ? 'pt-2 md:pt-4' : 'max-md:hidden'}`}
      >
        <QuestionField form={form} />
        <AnswerField form={form} />
        <ParentField form={form} websiteId={websiteId} />
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto] 3xl:grid-cols-1">
          <FaqImageField form={form} />
          <Button
            type="submit"
            tone="primary"
            icon={<Plus aria-hidden size={16} />}
            className="sm:mt-6 3xl:mt-0"
          >
            {copy.add}
          </Button>
        </div>
      </form>
      <Suspense>
        {asked && (
          <ConfirmDialog
            title={copy.addTitle}
            confirmLabel={copy.add}
            onConfirm={() => add(asked)}
            onClose={settle}
          >
            <p>{copy.addConfirm}</p>
            <p className="font-medium text-text">{asked.question}</p>
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}
