import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { jakartaDay } from '../../../../api/contract/jakarta-day.ts';
import { releaseNoteMaxLength, scheduleMaxDays } from '../../../../api/contract/limits.ts';
import { lacksValue } from '../../../../api/contract/texts/fill-words.ts';
import type { SearchedTree } from '../../../../widget/flow/search/run-tests.ts';
import { fillWordsCopy } from '../../../copy/faqs/fill-words.ts';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { useDraftForm } from '../../../data/forms/use-draft-form.ts';
import { showError } from '../../../data/toasts.ts';
import { usePublished } from '../../../data/websites/published-faqs.ts';
import { addDays } from '../../../format/day.ts';
import { fromJakartaInput } from '../../../format/jakarta-input.ts';
import { shortMoment } from '../../../format/timestamp.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeField } from '../../../ui/date/time-field.tsx';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { CountedField } from '../../../ui/form/counted-field.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { publishDraft } from '../data/faq-drafts.ts';
import { useFillWords } from '../data/fill-words.ts';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { LazySearchEffect } from '../tested/lazy-search-effect.ts';
import { ChangeList } from './change-list.tsx';
import { changesQuery, usePublishing } from './publishing-queries.ts';
import { usePublishingWrites } from './publishing-writes.ts';

interface PublishFields {
  when: keyof typeof copy.times;
  /** The value of the field, in Jakarta time. */
  at: string;
  note: string;
}

const blank = { at: '', note: '' };

/** Publishes the draft of a website, now or at a scheduled time. */
export function PublishDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { data: state } = usePublishing(websiteId);
  // Without changes there is nothing to publish now, but the next changes can be scheduled.
  const hasChanges = state?.changes !== 0;
  const { data: read } = useQuery({ ...changesQuery(websiteId), enabled: hasChanges });
  const { now, later } = copy.times;
  const { publish, schedule, cancelSchedule } = usePublishingWrites(websiteId);
  const [isCancelling, setCancelling] = useState(false);
  const { form, draft } = useDraftForm<PublishFields>({
    name: publishDraft(websiteId),
    stored: { ...blank, when: hasChanges ? 'now' : 'later' },
    row: undefined,
  });
  const { field } = useController({ control: form.control, name: 'when' });
  const isLater = field.value === 'later';
  const today = jakartaDay(new Date());
  const scheduledAt = state?.scheduled && shortMoment(state.scheduled.at);

  const cancel = async () => {
    setCancelling(true);
    try {
      await cancelSchedule();
      // The button that had the focus disappears.
      form.setFocus('note');
    } catch (failure) {
      showError(failure, copy.cancelFailed);
    }
    setCancelling(false);
  };

  const submit = submitOf(form, copy.publishFailed, async ({ note, at }) => {
    if (isLater) await schedule({ at: fromJakartaInput(at) ?? '', note });
    else await publish({ note, draft: read?.draft });
    draft.end();
    modal.close();
  });

  return (
    <FormModal
      state={modal}
      title={copy.publishTitle}
      size="editor"
      formState={form.formState}
      onSubmit={submit}
      submitLabel={isLater ? copy.schedule : copy.publishNow}
      draft={draft}
    >
      {state?.release && (
        <p className="text-14 text-muted">
          {copy.publishExplained(state.changes)}{' '}
          {copy.release(state.release.number, shortMoment(state.release.published_at))}
        </p>
      )}
      {state?.scheduled && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line px-3 py-2 text-13">
          <p className="min-w-0 wrap-anywhere">
            {copy.scheduled(shortMoment(state.scheduled.at), state.scheduled.by)}
          </p>
          <Button size="sm" pending={isCancelling} onClick={cancel}>
            {copy.cancelSchedule}
          </Button>
        </div>
      )}
      <MissingWords websiteId={websiteId} />
      <PublicationEffect websiteId={websiteId} />
      {hasChanges && <ChangeList websiteId={websiteId} shownAtOnce={5} />}
      <RadioList
        legend={copy.when}
        choices={hasChanges ? { now, later } : { later }}
        value={field.value}
        onChange={field.onChange}
      />
      {isLater && (
        <TimeField
          control={form.control}
          name="at"
          label={copy.at}
          required
          min={today}
          max={addDays(today, scheduleMaxDays)}
          findProblem={findTimeProblem}
        />
      )}
      {scheduledAt && (
        <p className="text-13 text-muted">
          {isLater ? copy.scheduleReplaced(scheduledAt) : copy.scheduleStays(scheduledAt)}
        </p>
      )}
      <CountedField
        control={form.control}
        name="note"
        label={copy.note}
        help={copy.noteHelp}
        max={releaseNoteMaxLength}
        autoComplete="off"
      />
    </FormModal>
  );
}

function findTimeProblem(time: string | undefined): string | undefined {
  if (time === undefined) return copy.atRequired;
  return Date.parse(time) <= Date.now() ? copy.atPast : undefined;
}

/** Shows what a publication changes for the questions of visitors. */
function PublicationEffect({ websiteId }: { websiteId: number }) {
  const data = usePublished(websiteId);
  return data ? <LazySearchEffect websiteId={websiteId} before={data} after={asItIs} /> : null;
}

function asItIs(current: SearchedTree): SearchedTree {
  return current;
}

/** Names the words without a value, before a publication. */
function MissingWords({ websiteId }: { websiteId: number }) {
  const missing = useFillWords(websiteId).data?.words.filter(lacksValue) ?? [];
  return (
    missing.length > 0 && (
      <p className="text-13 wrap-anywhere text-warning">{fillWordsCopy.missing(missing)}</p>
    )
  );
}
