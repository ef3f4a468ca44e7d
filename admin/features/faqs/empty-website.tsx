import { Copy, LibraryBig, Sparkles, Upload } from 'lucide-react';
import { faqCopiesCopy } from '../../copy/faqs/faq-copies.ts';
import { faqTransferCopy } from '../../copy/faqs/faq-transfer.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { useSharedLibrary } from '../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { openSharedDialog } from './shared/shared-dialog.ts';

interface EmptyWebsiteProps {
  websiteId: number;
  mayEdit: boolean;
  onImport: () => void;
  onStart: () => void;
  onCopy: () => void;
}

/** Shown instead of the list of a website without FAQs: the ways to get many at once. */
export function EmptyWebsite({ websiteId, mayEdit, onImport, onStart, onCopy }: EmptyWebsiteProps) {
  const { data: websites = [] } = useWebsiteOptions();
  const { openId, hasFaqs } = useSharedLibrary();
  const isLibrary = openId === websiteId;
  if (!mayEdit) return <EmptyState>{copy.emptyToReaders}</EmptyState>;
  const hasSource = websites.some(({ id, faqs }) => id !== websiteId && faqs > 0);
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button Icon={Upload} onClick={onImport}>
            {faqTransferCopy.import}
          </Button>
          {hasSource && (
            <Button Icon={Copy} onClick={onCopy}>
              {faqCopiesCopy.copyFrom}
            </Button>
          )}
          {!isLibrary && hasFaqs && (
            <Button
              Icon={LibraryBig}
              onClick={() => openSharedDialog({ part: 'show-shared', websiteId })}
            >
              {sharedFaqsCopy.show}
            </Button>
          )}
          <Button Icon={Sparkles} onClick={onStart}>
            {faqTransferCopy.start}
          </Button>
        </div>
      }
    >
      {isLibrary ? sharedFaqsCopy.empty : copy.empty}
    </EmptyState>
  );
}
