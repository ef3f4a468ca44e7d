import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminUser } from '../../api/contract/entities.ts';
import type { FaqHit } from '../../api/contract/faq-search.ts';
import { api, readResponse } from '../data/api-client.ts';

/** Most words are typed whole in it. */
const typingMs = 250;
/** A letter is in nearly every answer. */
const lettersMin = 2;
/** Nobody reads more results than this. */
const usersMax = '10';

interface ServerHits {
  /** The FAQs of all websites that have the words of the query in their question or answer. */
  faqs: readonly FaqHit[];
  /** The accounts that have them in their name. */
  users: readonly AdminUser[];
}

const noHits: ServerHits = { faqs: [], users: [] };

/** What only the server can find. */
export function useServerHits(query: string): ServerHits {
  const typed = query.trim();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = noHits } = useQuery({
    queryKey: ['search-hits', settled],
    queryFn: async ({ signal }): Promise<ServerHits> => {
      const init = { init: { signal } };
      const param = { pageSize: usersMax, page: '1' };
      const [faqs, users] = await Promise.all([
        readResponse(api.api.faqs.search.$get({ query: { q: settled } }, init)),
        readResponse(
          api.api.users[':pageSize'][':page'].$get({ param, query: { q: settled } }, init),
        ),
      ]);
      return { faqs, users };
    },
    enabled: settled.length >= lettersMin,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return typed.length >= lettersMin ? data : noHits;
}
