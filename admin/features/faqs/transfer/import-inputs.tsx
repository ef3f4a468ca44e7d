import { FileDown } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { transferColumns } from '../../../../api/contract/faqs/transfer-columns.ts';
import { importMaxBytes } from '../../../../api/contract/limits.ts';
import { faqTransferCopy as copy } from '../../../copy/faqs/faq-transfer.ts';
import { saveBlob } from '../../../data/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import type { ImportForm } from './use-import.ts';

const maxMegabytes = importMaxBytes / 1024 ** 2;

/** The fields for the file and the mode of the import. */
export function ImportInputs({ control }: { control: Control<ImportForm> }) {
  const file = useController({
    control,
    name: 'file',
    rules: {
      validate: (chosen) => {
        if (chosen === undefined) return copy.fileRequired;
        return chosen.size <= importMaxBytes || copy.fileTooLarge(maxMegabytes);
      },
    },
  });
  const mode = useController({ control, name: 'mode' });
  return (
    <>
      <FileField
        ref={file.field.ref}
        label={copy.file}
        placeholder={copy.chooseFile}
        help={copy.fileHelp(maxMegabytes)}
        removeLabel={copy.dropFile}
        accept={copy.fileTypes}
        value={file.field.value}
        onChange={file.field.onChange}
        error={file.fieldState.error?.message}
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
      <RadioList
        legend={copy.mode}
        choices={copy.modes}
        value={mode.field.value}
        onChange={mode.field.onChange}
      />
    </>
  );
}

/** Saves a sample CSV in the server's format. No cell of it needs quotes. */
function saveSample(): void {
  const rows = copy.sampleFaqs.map((faq) => transferColumns.map((column) => faq[column] ?? ''));
  const lines = [transferColumns, ...rows].map((cells) => `${cells.join(';')}\r\n`);
  saveBlob(new Blob(['\u{feff}', ...lines], { type: 'text/csv' }), copy.sampleName);
}
