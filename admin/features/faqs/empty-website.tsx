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
import { useStarter } from './transfer/use-starter.ts';

interface EmptyWebsiteProps {
  websiteId: number;
  mayEdit: boolean;
  onImport: () => void;
  onCopy: () => void;
}

/** Shown instead of the list of a website without FAQs: the ways to get many at once. */
export function EmptyWebsite({ websiteId, mayEdit, onImport, onCopy }: EmptyWebsiteProps) {
  const { data: websites = [] } = useWebsiteOptions();
  const { add, isPending } = useStarter(websiteId);
  const { openId, hasFaqs } = useSharedLibrary();
  const isLibrary = openId === websiteId;
  if (!mayEdit) return <EmptyState>{copy.emptyToReaders}</EmptyState>;
  const hasSource = websites.some(({ id, faqs }) => id !== websiteId && faqs > 0);
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon={<Upload aria-hidden size={16} />} onClick={onImport}>
            {faqTransferCopy.import}
          </Button>
          {hasSource && (
            <Button icon={<Copy aria-hidden size={16} />} onClick={onCopy}>
              {faqCopiesCopy.copyFrom}
            </Button>
          )}
          {!isLibrary && hasFaqs && (
            <Button
              icon={<LibraryBig aria-hidden size={16} />}
              onClick={() => openSharedDialog({ part: 'show-shared', websiteId })}
            >
              {sharedFaqsCopy.show}
            </Button>
          )}
          <Button icon={<Sparkles aria-hidden size={16} />} pending={isPending} onClick={add}>
            {faqCopiesCopy.useStarter}
          </Button>
        </div>
      }
    >
      {isLibrary ? sharedFaqsCopy.empty : copy.empty}
    </EmptyState>
  );
}
