import { Copy, LibraryBig, Sparkles, Upload } from 'lucide-react';
import { useState } from 'react';
import { faqCopiesCopy } from '../../copy/faqs/faq-copies.ts';
import { faqTransferCopy } from '../../copy/faqs/faq-transfer.ts';
import { faqsCopy as copy } from '../../copy/faqs/faqs.ts';
import { sharedFaqsCopy } from '../../copy/faqs/shared-faqs.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useCreateOnce } from '../../data/forms/create-once.ts';
import { showError } from '../../data/toasts.ts';
import { useSharedLibrary } from '../../data/websites/shared-library.ts';
import { useWebsiteOptions } from '../../data/websites/website-options.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFaqWrites } from './data/faq-writes.ts';
import { openSharedDialog } from './shared/shared-dialog.ts';

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
          <Button Icon={Sparkles} pending={isPending} onClick={add}>
            {faqCopiesCopy.useStarter}
          </Button>
        </div>
      }
    >
      {isLibrary ? sharedFaqsCopy.empty : copy.empty}
    </EmptyState>
  );
}

/** Adds the starter FAQs to a website that has none. */
function useStarter(websiteId: number) {
  const { report } = useFaqWrites(websiteId);
  const createOnce = useCreateOnce();
  const [isPending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    try {
      await report(
        createOnce((options) =>
          readResponse(
            api.api.faqs[':websiteId'].starter.$post(
              { param: { websiteId: `${websiteId}` } },
              options,
            ),
          ),
        ),
      );
    } catch (error) {
      showError(error, faqCopiesCopy.starterFailed);
    }
    setPending(false);
  };
  return { add, isPending };
}
