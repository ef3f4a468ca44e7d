import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, readResponse } from '../data/api-client.ts';

/** Most words are typed whole in it. */
const typingMs = 250;
/** A letter is in nearly every answer. */
const lettersMin = 2;

/** The FAQs of all websites that have the words of a query in their question or answer. */
export function useFaqHits(query: string) {
  const typed = query.trim();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = useQuery({
    queryKey: ['faq-hits', settled],
    queryFn: ({ signal }) =>
      readResponse(api.api.faqs.search.$get({ query: { q: settled } }, { init: { signal } })),
    enabled: settled.length >= lettersMin,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return typed.length >= lettersMin ? data : [];
}
