import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminUser } from '../../../api/contract/entities.ts';
import type { FaqHit } from '../../../api/contract/faqs/faq-search.ts';
import { api, readResponse } from '../../data/api-client.ts';
import { useRights } from '../../data/rights.ts';

/** Most words are typed completely within this time, so few requests are for a part of a word. */
const typingMs = 250;
/** A single letter would match nearly every answer. */
const lettersMin = 2;
/** A list of more results is not useful. */
const usersMax = '10';

interface ServerHits {
  /** FAQs of all websites whose question or answer contains the words of the query. */
  faqs: readonly FaqHit[];
  /** Accounts whose name contains them. */
  users: readonly AdminUser[];
}

const noHits: ServerHits = { faqs: [], users: [] };

/** Searches on the server: accounts, and the FAQs of all websites. */
export function useServerHits(query: string): ServerHits {
  const typed = query.trim();
  const may = useRights();
  const mayManage = may('manage');
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = noHits } = useQuery({
    queryKey: ['search-hits', settled, mayManage],
    queryFn: async ({ signal }): Promise<ServerHits> => {
      const init = { init: { signal } };
      const param = { pageSize: usersMax, page: '1' };
      const [faqs, users] = await Promise.all([
        readResponse(api.api.faqs.search.$get({ query: { q: settled } }, init)),
        mayManage
          ? readResponse(
              api.api.users[':pageSize'][':page'].$get({ param, query: { q: settled } }, init),
            )
          : [],
      ]);
      return { faqs, users };
    },
    enabled: settled.length >= lettersMin,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return typed.length >= lettersMin ? data : noHits;
}
