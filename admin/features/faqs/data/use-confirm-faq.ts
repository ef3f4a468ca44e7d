import { useState } from 'react';
import type { Faq } from '../../../../api/contract/entities.ts';
import { faqReviewCopy as copy } from '../../../copy/faqs/faq-review.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { showError, showToast } from '../../../data/toasts.ts';
import { useFaqWrites } from './faq-writes.ts';

/** Confirms that an answer is still right, with a toast that undoes it. */
export function useConfirmFaq({ id, version, website_id }: Faq) {
  const { finish, undoOf } = useFaqWrites(website_id);
  const [isPending, setPending] = useState(false);
  /** Returns whether the answer was confirmed. */
  const confirm = async (): Promise<boolean> => {
    setPending(true);
    try {
      const write = api.api.faqs[':id'].confirm.$post({
        param: { id: `${id}` },
        json: { version },
      });
      const { message, undo_id } = await finish(readResponse(write));
      showToast('success', message, undoOf(undo_id));
      return true;
    } catch (error) {
      showError(error, copy.confirmFailed);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { confirm, isPending };
}
