import { useState } from 'react';
import { faqCopiesCopy as copy } from '../../../copy/faqs/faq-copies.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { useCreateOnce } from '../../../data/forms/create-once.ts';
import { showError } from '../../../data/toasts.ts';
import { useFaqWrites } from '../data/faq-writes.ts';

/** Adds the starter FAQs to a website that has none. */
export function useStarter(websiteId: number) {
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
      showError(error, copy.starterFailed);
    }
    setPending(false);
  };
  return { add, isPending };
}
