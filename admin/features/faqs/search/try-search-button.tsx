import { SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { faqKeywordsCopy as copy } from '../../../copy/faq-keywords.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy.tsx';

// It has the bot's search.
const TrySearchDialog = lazyDialog(() =>
  import('./try-search-dialog.tsx').then((m) => m.TrySearchDialog),
);

/** Opens the dialog that shows what visitors of a website would find. */
export function TrySearchButton({ websiteId }: { websiteId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<SearchCheck aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {copy.trySearch}
      </Button>
      {isOpen && <TrySearchDialog websiteId={websiteId} onClose={() => setOpen(false)} />}
    </>
  );
}
