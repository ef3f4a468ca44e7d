import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AddSearchTest } from '../../../../api/contract/unanswered.ts';
import type { SearchTest } from '../../../../widget/flow/search/run-tests.ts';
import { api, readFrom, readResponse } from '../../../data/api-client.ts';
import { usePreviewFaqs } from '../../../data/websites/preview-faqs.ts';

export interface WebsiteTest extends SearchTest {
  /** If it is no wording of the FAQ: the id of the test, and how many visitors chose the FAQ. */
  row?: { id: number; count: number };
}

const identities = new WeakMap<object, number>();
let lastIdentity = 0;

const ofWebsite = api.api.insights[':websiteId'].tests;

/** The tests of a website: the wordings of its FAQs, what visitors chose, and what admins added. */
export function useSearchTests(websiteId: number, isNeeded = true) {
  const preview = usePreviewFaqs(websiteId);
  const chosen = useQuery({
    queryKey: chosenKey(websiteId),
    queryFn: readFrom(ofWebsite.$get, { param: { websiteId: `${websiteId}` } }),
    staleTime: 0,
    enabled: isNeeded,
  });
  const tests = useMemo(() => {
    if (!preview.data || !chosen.data) return undefined;
    const all = new Map<string, WebsiteTest>();
    for (const { id, wordings = [] } of preview.data.faqs)
      for (const words of wordings) all.set(`${id} ${words}`, { words, faqId: id });
    for (const { id, words, faq_id: faqId, count } of chosen.data)
      if (!all.has(`${faqId} ${words}`))
        all.set(`${faqId} ${words}`, { words, faqId, row: { id, count } });
    return [...all.values()];
  }, [preview.data, chosen.data]);
  return {
    tests,
    tree: preview.data,
    error: preview.error ?? chosen.error,
  };
}

export async function addTest(websiteId: number, json: AddSearchTest): Promise<void> {
  await readResponse(ofWebsite.$post({ param: { websiteId: `${websiteId}` }, json }));
}

/** Removes a test that is no wording of a FAQ. */
export async function removeTest(websiteId: number, test: number): Promise<void> {
  const param = { websiteId: `${websiteId}`, test: `${test}` };
  await readResponse(ofWebsite[':test'].$delete({ param }));
}

export function chosenKey(websiteId: number) {
  return ['search-tests', websiteId] as const;
}

/** Returns a number for a query key. Hashing an object of the size of a tree would take long at each render. */
export function identityOf(value: object | undefined): number {
  if (value === undefined) return 0;
  const known = identities.get(value) ?? ++lastIdentity;
  identities.set(value, known);
  return known;
}
