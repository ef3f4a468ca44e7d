import { FileDown } from 'lucide-react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { transferColumns } from '../../../../api/contract/faqs/transfer-columns.ts';
import { importMaxBytes } from '../../../../api/contract/limits.ts';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import { saveBlob } from '../../../data/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceButtons } from '../../../ui/form/choice-buttons.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { PasteField } from './paste-field.tsx';
import type { ImportForm } from './use-import.ts';

const maxMegabytes = importMaxBytes / 1024 ** 2;

interface ImportInputsProps {
  form: UseFormReturn<ImportForm>;
  /** Whether the website has no FAQs, so that it may start from an example. */
  isEmpty: boolean;
  /** Called when the user gives something else to import. */
  onChange: () => void;
}

/** What is imported, and how. */
export function ImportInputs({ form, isEmpty, onChange }: ImportInputsProps) {
  const { control } = form;
  const way = useController({ control, name: 'way' });
  const starter = useController({ control, name: 'starter' });
  const mode = useController({ control, name: 'mode' });
  return (
    <>
      <ChoiceButtons
        label={copy.way}
        choices={isEmpty ? copy.ways : copy.ways.filter(({ value }) => value !== 'starter')}
        value={way.field.value}
        onChange={(chosen) => {
          onChange();
          way.field.onChange(chosen);
        }}
      />
      {way.field.value === 'file' && <ImportFile form={form} onChange={onChange} />}
      {way.field.value === 'text' && <PasteField form={form} onChange={onChange} />}
      {way.field.value === 'starter' ? (
        <RadioList
          legend={copy.starter}
          choices={copy.starters}
          value={starter.field.value}
          onChange={starter.field.onChange}
        />
      ) : (
        <RadioList
          legend={copy.mode}
          choices={copy.modes}
          value={mode.field.value}
          onChange={mode.field.onChange}
        />
      )}
    </>
  );
}

function ImportFile({ form: { control }, onChange }: Omit<ImportInputsProps, 'isEmpty'>) {
  const { field, fieldState } = useController({
    control,
    name: 'file',
    rules: {
      validate: (chosen) => {
        if (chosen === undefined) return copy.fileRequired;
        return chosen.size <= importMaxBytes || copy.fileTooLarge(maxMegabytes);
      },
    },
  });
  return (
    <>
      <FileField
        ref={field.ref}
        label={copy.file}
        placeholder={copy.chooseFile}
        help={copy.fileHelp(maxMegabytes)}
        removeLabel={copy.dropFile}
        accept={copy.fileTypes}
        value={field.value}
        onChange={(file) => {
          onChange();
          field.onChange(file);
        }}
        error={fieldState.error?.message}
      />
      <Button
        tone="ghost"
        size="sm"
        Icon={FileDown}
        onClick={saveSample}
        className="justify-self-start"
      >
        {copy.sample}
      </Button>
    </>
  );
}

/** Saves a sample CSV in the server's format. No cell of it needs quotes. */
function saveSample(): void {
  const rows = copy.sampleFaqs.map((faq) => transferColumns.map((column) => faq[column] ?? ''));
  const lines = [transferColumns, ...rows].map((cells) => `${cells.join(';')}\r\n`);
  saveBlob(new Blob(['\u{feff}', ...lines], { type: 'text/csv' }), copy.sampleName);
}
