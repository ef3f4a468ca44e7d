import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { faqTransferCopy as copy } from '../../../copy/faq-transfer.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';

const dialogs = {
  export: ExportDialog,
  import: ImportDialog,
};

/** Opens the dialogs for the export and the import of a website's FAQs. */
export function FaqTransferActions({ websiteId }: { websiteId: number }) {
  const [shown, setShown] = useState<keyof typeof dialogs>();
  const Dialog = shown && dialogs[shown];
  return (
    <>
      <Button icon={<Upload aria-hidden size={16} />} onClick={() => setShown('import')}>
        {copy.import}
      </Button>
      <Button icon={<Download aria-hidden size={16} />} onClick={() => setShown('export')}>
        {copy.export}
      </Button>
      {Dialog && <Dialog websiteId={websiteId} onClose={() => setShown(undefined)} />}
    </>
  );
}
