import { useForm } from 'react-hook-form';
import { faqCopiesCopy as copy } from '../../../copy/faqs/faq-copies.ts';
import { submitOf } from '../../../data/forms/form-errors.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { FormModal } from '../../../ui/dialog/form-modal.tsx';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { WebsiteField } from '../../../ui/form/website-field.tsx';
import type { WebsiteDialogProps } from '../data/website-dialog-props.ts';
import { useFaqCopies } from './use-faq-copies.ts';

interface CopyFromForm {
  sourceId: number | undefined;
}

/** Copies all FAQs of another website to a website. */
export function CopyFromDialog({ websiteId, onClose }: WebsiteDialogProps) {
  const modal = useModal(onClose);
  const { data: websites = [] } = useWebsiteOptions();
  const form = useForm<CopyFromForm>({ defaultValues: { sourceId: undefined } });
  const { control, watch, formState } = form;
  const source = websites.find(({ id }) => id === watch('sourceId'));
  const { copyTo } = useFaqCopies(source?.id ?? 0);

  const submit = submitOf(form, copy.failed, async () => {
    await copyTo({ to_website_id: websiteId, mode: 'append', parent_id: null });
    modal.close();
  });

  return (
    <FormModal
      state={modal}
      title={copy.copyFrom}
      formState={formState}
      onSubmit={submit}
      submitLabel={copy.submit}
    >
      <WebsiteField
        control={control}
        name="sourceId"
        label={copy.source}
        required
        without={websiteId}
        rules={{
          validate: {
            blank: (id) => id !== undefined || copy.sourceRequired,
            empty: (id) =>
              websites.some((each) => each.id === id && each.faqs > 0) || copy.sourceEmpty,
          },
        }}
      />
      {source && source.faqs > 0 && (
        <p className="text-14">{copy.what(source.faqs, source.name)}</p>
      )}
    </FormModal>
  );
}
