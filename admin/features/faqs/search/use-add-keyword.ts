import { useState } from 'react';
import { faqKeywordsCopy as copy } from '../../../copy/faqs/faq-keywords.ts';
import { api, readResponse } from '../../../data/api-client.ts';
import { showError } from '../../../data/toasts.ts';
import { useFaqWrites } from '../data/faq-writes.ts';
import type { TaughtKind } from './teaching.ts';

/** Adds visitors' words to a FAQ, with a toast that undoes it. */
export function useAddKeyword(websiteId: number) {
  const { report } = useFaqWrites(websiteId);
  /** The FAQ to which words are being added now. */
  const [pendingId, setPendingId] = useState<number>();
  const add = async (id: number, kind: TaughtKind, text: string) => {
    setPendingId(id);
    try {
      const faq = api.api.faqs[':id'];
      const param = { id: `${id}` };
      const write =
        kind === 'keywords'
          ? faq.keywords.$post({ param, json: { keyword: text } })
          : faq.wordings.$post({ param, json: { wordings: [text] } });
      await report(readResponse(write));
    } catch (error) {
      showError(error, copy.addFailed);
    } finally {
      setPendingId(undefined);
    }
  };
  return { add, pendingId };
}
