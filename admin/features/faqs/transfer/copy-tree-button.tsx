import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { faqCopiesCopy as copy } from '../../../copy/faq-copies.ts';
import { useWebsiteOptions } from '../../../data/websites/website-options.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyFaqsDialog } from './copy-faqs-dialog.tsx';

/** Copies a website's whole tree. It is shown only if the website has FAQs and another website exists. */
export function CopyTreeButton({ websiteId }: { websiteId: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data: websites = [] } = useWebsiteOptions();
  const source = websites.find(({ id }) => id === websiteId);
  if (websites.length < 2 || !source?.faqs) return null;
  return (
    <>
      <Button icon={<CopyPlus aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {copy.copyTree}
      </Button>
      {isOpen && <CopyFaqsDialog websiteId={websiteId} onClose={() => setOpen(false)} />}
    </>
  );
}
