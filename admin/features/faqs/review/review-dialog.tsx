import { useController, useForm } from 'react-hook-form';
import { reviewMonths, toReviewMonths } from '../../../../api/contract/faqs/review.ts';
import { faqReviewCopy as copy } from '../../../copy/faqs/faq-review.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { Select } from '../../../ui/form/select.tsx';
import { useFaqWrites } from '../data/faq-writes.ts';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';

/** Sets how often the answers of a website must be reviewed. */
export function ReviewDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { report } = useFaqWrites(websiteId);
  const { data: websites = [] } = useWebsiteOptions();
  const stored = websites.find(({ id }) => id === websiteId)?.review_every ?? 0;
  const form = useForm({ defaultValues: { review_every: `${stored}` } });
  const { field, fieldState } = useController({ control: form.control, name: 'review_every' });

  const submit = submitOf(form, copy.saveFailed, async ({ review_every }) => {
    const write = api.api.websites[':id'].settings.$put({
      param: { id: `${websiteId}` },
      json: { review_every: toReviewMonths(Number(review_every)) },
    });
    await report(readResponse(write));
    modal.close();
  });

  return (
    <FormModal
      state={modal}
      title={copy.dialogTitle}
      formState={form.formState}
      onSubmit={submit}
      submitLabel={copy.save}
    >
      <p className="text-14 text-muted">{copy.intro}</p>
      <Select
        label={copy.name}
        options={reviewMonths.map((each) => ({ value: `${each}`, label: copy.rules[each] ?? '' }))}
        value={field.value}
        onChange={field.onChange}
        help={copy.help}
        error={fieldState.error?.message}
      />
    </FormModal>
  );
}
