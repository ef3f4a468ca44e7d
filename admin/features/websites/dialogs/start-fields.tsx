import { type UseFormReturn, useController } from 'react-hook-form';
import { type CreateWebsite, websiteStarts } from '../../../../api/contract/faqs/faq-copies.ts';
import { websitesCopy as copy } from '../../../copy/websites.ts';
import { CheckLine } from '../../../ui/form/check-line.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { WebsiteField } from '../../../ui/form/website-field.tsx';

const options = websiteStarts.map((value) => ({ value, label: copy.starts[value] }));

/** Chooses the first FAQs of a new website, and whether it gets the settings of the copied one. */
export function StartFields({ form }: { form: UseFormReturn<CreateWebsite> }) {
  const { field } = useController({ control: form.control, name: 'start' });
  const settings = useController({ control: form.control, name: 'copy_settings' }).field;
  const start = field.value ?? 'empty';
  return (
    <>
      <Select
        label={copy.start}
        help={copy.startHelp[start]}
        options={options}
        value={start}
        onChange={field.onChange}
      />
      {start === 'copy' && (
        <>
          <WebsiteField
            control={form.control}
            name="copy_from"
            label={copy.copyFrom}
            required
            rules={{ validate: { blank: (id) => id !== undefined || copy.required } }}
          />
          <CheckLine
            label={copy.copySettings}
            checked={settings.value ?? false}
            onChange={settings.onChange}
          />
        </>
      )}
    </>
  );
}
