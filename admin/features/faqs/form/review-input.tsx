import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Faq } from '../../../../api/contract/entities.ts';
import { reviewMonths } from '../../../../api/contract/faqs/review.ts';
import { jakartaDay } from '../../../../api/contract/jakarta-day.ts';
import { dateCopy } from '../../../copy/dates.ts';
import { faqReviewCopy as copy } from '../../../copy/faqs/faq-review.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { formatDay } from '../../../format/day.ts';
import { readTypedDay } from '../../../format/typed-date.ts';
import { DayField } from '../../../ui/date/day-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { ReviewMark } from '../review/review-mark.tsx';
import type { FaqForm } from './faq-form-types.ts';
import type { InputProps } from './faq-inputs.tsx';

type ReviewFields = Pick<FaqForm, 'review' | 'reviewDay'>;

/** The choice of a review on one day. */
const onDay = 'day';

/** @param review a rule as in the API; a draft of an earlier build has none. */
export function reviewFields(review = ''): ReviewFields {
  return review.includes('-') ? { review: onDay, reviewDay: review } : { review, reviewDay: '' };
}

/** The rule as in the API. A day that cannot be read is sent as typed, so that the server refuses it. */
export function reviewOf({ review, reviewDay }: ReviewFields): string {
  return review === onDay ? (readTypedDay(reviewDay) ?? reviewDay.trim()) : review;
}

export function reviewWords(review: string): string {
  if (review.includes('-')) return formatDay(review);
  return copy.rules[review] ?? copy.website;
}

/** When the answer must be reviewed again and, if it is due, the button that confirms it. */
export function ReviewInput({ form, websiteId, faq }: InputProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'review' });
  const { data: websites = [] } = useWebsiteOptions();
  // The form keeps the FAQ as it was when it opened.
  const [isConfirmed, setConfirmed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const website = websites.find(({ id }) => id === websiteId);
  const months = reviewMonths.map((each) => ({ value: `${each}`, label: copy.rules[each] ?? '' }));
  return (
    <div ref={box} className="grid min-w-0 scroll-mb-3 gap-2">
      <Select
        label={copy.name}
        options={[
          { value: '', label: copy.asWebsite(website?.review_every) },
          ...months,
          { value: onDay, label: copy.onDay },
        ]}
        value={field.value}
        onChange={(chosen) => {
          field.onChange(chosen);
          // The field of the day appears below, where the dialog may end.
          requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }));
        }}
        help={faq && stateOf(faq)}
        error={fieldState.error?.message}
      />
      {field.value === onDay && <ReviewDay form={form} />}
      {faq?.is_due && !isConfirmed && (
        <ReviewMark
          faq={faq}
          onConfirmed={() => {
            setConfirmed(true);
            // A review on one day is done with the day.
            if (faq.review.includes('-')) form.resetField('review', { defaultValue: '' });
            form.setFocus('question');
          }}
        />
      )}
    </div>
  );
}

function ReviewDay({ form }: Pick<InputProps, 'form'>) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'reviewDay',
    rules: { validate: (typed) => readTypedDay(typed) !== undefined || dateCopy.notDay },
  });
  return <DayField {...field} label={copy.day} error={fieldState.error?.message} />;
}

function stateOf({
  confirmed_at,
  confirmed_by,
  review_on,
  is_due,
  outdated_on,
}: Faq): string | undefined {
  const parts = [
    confirmed_by &&
      confirmed_at &&
      copy.confirmed(confirmed_by, jakartaDay(new Date(confirmed_at))),
    review_on && !is_due && copy.next(review_on),
    outdated_on && copy.outdated(outdated_on),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}
