import { useMemo } from 'react';
import { usePreviewFaqs } from '../../../data/websites/preview-faqs.ts';
import { createBotSearch } from './bot-search.ts';

/** The bot's search over a website's current FAQs (draft included). It is updated after each write. */
export function useBotSearch(websiteId: number) {
  const { data, error, refetch } = usePreviewFaqs(websiteId);
  const search = useMemo(() => data && createBotSearch(data.faqs, data.words), [data]);
  return { faqs: data?.faqs, search, error, refetch };
}
