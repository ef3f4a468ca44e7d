import { Replace } from 'lucide-react';
import { useState } from 'react';
import { faqBulkCopy as copy } from '../../../copy/faq-bulk.ts';
import { Button } from '../../../ui/button.tsx';
import { useFaqSearch } from '../data/use-faq-search.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

/** Opens the dialog that replaces words in all FAQs, or in the search results. */
export function ReplaceButton({ websiteId }: { websiteId: number }) {
  const search = useFaqSearch();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        tone="ghost"
        icon={<Replace aria-hidden size={16} />}
        onClick={() => setOpen(true)}
      >
        {copy.replace}
      </Button>
      {isOpen && (
        <ReplaceDialog websiteId={websiteId} search={search} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
