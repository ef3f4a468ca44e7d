import { useState } from 'react';
import { faqKeywordsCopy as copy } from '../../../copy/faq-keywords.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { showError, showToast } from '../../../data/toasts.ts';
import { useFaqWrites } from '../data/faq-writes.ts';

/** Adds visitors' words as a keyword of a FAQ, with a toast that undoes it. */
export function useAddKeyword(websiteId: number) {
  const { finish, undoOf } = useFaqWrites(websiteId);
  /** The FAQ to which a keyword is being added now. */
  const [pendingId, setPendingId] = useState<number>();
  const add = async (id: number, keyword: string) => {
    setPendingId(id);
    try {
      const write = api.api.faqs[':id'].keywords.$post({
        param: { id: `${id}` },
        json: { keyword },
      });
      const { message, undo_id } = await finish(readResponse(write));
      showToast('success', message, undo_id === null ? undefined : undoOf(undo_id));
    } catch (error) {
      showError(error, copy.addFailed);
    } finally {
      setPendingId(undefined);
    }
  };
  return { add, pendingId };
}
