import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PublicFaq, PublicSearchWords } from '../../../api/contract/public-api.ts';
import { connectionError, responseError } from '../api-client.ts';
import { faqsKey } from './website-tree.ts';

/** The FAQs of a website as its visitors read them now, with the words filled in. The library has none. */
export function publishedQuery(websiteId: number) {
  return queryOptions({
    queryKey: [...faqsKey(websiteId), 'published'],
    queryFn: ({ signal }) => read<PublicFaq[]>(`/faqs/${websiteId}`, signal),
    staleTime: 0,
    // Offline, somebody who presses a button gets an error instead of a wait without an end.
    networkMode: 'always',
  });
}

/** What visitors read and search in: undefined until it is loaded. */
export function usePublished(websiteId: number, isNeeded = true) {
  const { data: faqs } = useQuery({ ...publishedQuery(websiteId), enabled: isNeeded });
  const { data: words } = useQuery({
    queryKey: [...faqsKey(websiteId), 'published-words'],
    queryFn: ({ signal }) => read<PublicSearchWords>(`/faqs/${websiteId}/words`, signal),
    enabled: isNeeded,
  });
  return useMemo(() => faqs && words && { faqs, words }, [faqs, words]);
}

/** Reads from the address that visitors use. Not counted: only the reports of bots are. */
async function read<Body>(path: string, signal: AbortSignal): Promise<Body> {
  const response = await fetch(path, { signal, cache: 'no-cache' }).catch((error: unknown) => {
    throw signal.aborted ? error : connectionError();
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || body === undefined) throw responseError(response.status, body);
  return body as Body;
}
