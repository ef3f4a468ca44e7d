import { Send } from 'lucide-react';
import { useState } from 'react';
import { publishingCopy as copy } from '../../../copy/publishing.ts';
import { Button } from '../../../ui/button.tsx';
import { PublishingDialog } from './publishing-dialog.tsx';

/** Opens the dialog that sets whether changes of FAQs are published directly. */
export function PublishingButton({ websiteId }: { websiteId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Send aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <PublishingDialog websiteId={websiteId} onClose={() => setOpen(false)} />}
    </>
  );
}
