import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { faqProposalsCopy as copy } from '../../../copy/faqs/faq-proposals.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { failureMessage } from '../../../data/toasts.ts';
import { useIsLibrary } from '../../../data/websites/shared-library.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useManyWrites } from '../chosen/many-writes.ts';
import { proposalsDraft } from '../data/faq-drafts.ts';
import { useKeywordGuard } from '../data/use-keyword-guard.ts';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { LazySearchEffect } from '../tested/lazy-search-effect.ts';
import { AnswerField } from './answer-field.tsx';
import { type Choices, chooseProposals } from './choose-proposals.ts';
import { ProposalList } from './proposal-list.tsx';
import { type ProposedWords, propose } from './propose.ts';
import { readAnswer } from './read-answer.ts';
import { RequestParts } from './request-parts.tsx';
import { useOwnFaqs } from './use-own-faqs.ts';
import { useVisitorWords } from './use-visitor-words.ts';
import type { RequestedFaq } from './write-request.ts';

const besideQuery = '(min-width: 1024px) and (min-height: 481px)';
const noFaqs: readonly RequestedFaq[] = [];
const noWords: readonly ProposedWords[] = [];
const none: ReadonlySet<number> = new Set();

/** Proposes other words for questions, from visitors and from an assistant's answer. Adds those that the user ticks. */
export function ProposalsDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { addKeywords } = useManyWrites(websiteId);
  const { data: own, error, refetch } = useOwnFaqs(websiteId);
  const guard = useKeywordGuard(websiteId);
  const visitors = useVisitorWords(websiteId, !useIsLibrary(websiteId));
  const { form, draft } = useDraftForm({
    name: proposalsDraft(websiteId),
    stored: { answer: '' },
    row: undefined,
  });
  const [asked, setAsked] = useState(none);
  const [choices, setChoices] = useState<Choices>({ ticks: {}, texts: {} });
  const answer = useDeferredValue(form.watch('answer'));
  const faqs = own?.draft ?? noFaqs;

  const questions = useMemo(() => new Map(faqs.map(({ id, question }) => [id, question])), [faqs]);
  const read = useMemo(() => readAnswer(answer, { questions, asked }), [answer, questions, asked]);
  const typed = visitors.words ?? noWords;
  const ofVisitors = useMemo(() => guard && propose(faqs, typed, guard), [faqs, typed, guard]);
  const ofAnswer = useMemo(() => guard && propose(faqs, read.words, guard), [faqs, read, guard]);
  const chosen = useMemo(() => {
    const groups = [...(ofVisitors?.groups ?? []), ...(ofAnswer?.groups ?? [])];
    const keys = ofAnswer?.groups.flatMap(({ proposals }) => proposals.map(({ key }) => key));
    return chooseProposals(groups, choices, new Set(keys));
  }, [ofVisitors, ofAnswer, choices]);

  const added = useDeferredValue(chosen.added);
  const after = useCallback(
    ({ faqs, words }: SearchedTree) => ({
      faqs: faqs.map((faq) => {
        const { keywords = [] } = faq;
        const more = added.get(faq.id);
        return more ? { ...faq, keywords: [...keywords, ...more] } : faq;
      }),
      words,
    }),
    [added],
  );
  const isWide = useMediaQuery(besideQuery);
  const effect = added.size > 0 && <LazySearchEffect websiteId={websiteId} after={after} />;

  const submit = submitOf(form, copy.addFailed, async () => {
    await addKeywords([...chosen.added].map(([id, keywords]) => ({ id, keywords })));
    draft.end();
    modal.close();
  });

  const lists = { chosen, choices, onChoose: setChoices };
  return (
    <FormModal
      state={modal}
      title={copy.name}
      size="editor"
      aside={
        isWide &&
        visitors.hasTests && (
          <div className="grid flex-1 content-start overflow-y-auto p-4">
            {effect || <p className="text-13 text-muted">{copy.effectHere}</p>}
          </div>
        )
      }
      formState={form.formState}
      isDirty={form.formState.isDirty || Object.keys(choices.ticks).length > 0}
      onSubmit={submit}
      submitLabel={copy.add(chosen.count)}
      canSubmit={chosen.count > 0}
      draft={draft}
    >
      <p className="text-14 text-muted">{copy.explained}</p>
      {error && (
        <div className="grid justify-items-start gap-3">
          <Banner tone="danger">{failureMessage(error, copy.loadFailed)}</Banner>
          <Button onClick={() => void refetch()}>{uiCopy.retry}</Button>
        </div>
      )}
      {!own && !error && <p className="text-14 text-muted">{uiCopy.loading}</p>}
      {own && (
        <>
          {ofVisitors && ofVisitors.groups.length > 0 && (
            <ProposalList
              {...lists}
              title={copy.visitors}
              help={copy.visitorsHelp}
              groups={ofVisitors.groups}
            />
          )}
          <RequestParts
            websiteId={websiteId}
            own={own}
            missed={visitors.chosen ?? none}
            onCopied={(ids) => setAsked((before) => new Set([...before, ...ids]))}
          />
          <AnswerField form={form} read={read} proposed={ofAnswer} />
          {ofAnswer && ofAnswer.groups.length > 0 && (
            <ProposalList {...lists} title={copy.proposals} groups={ofAnswer.groups} />
          )}
          {!(isWide && visitors.hasTests) && effect}
        </>
      )}
    </FormModal>
  );
}
