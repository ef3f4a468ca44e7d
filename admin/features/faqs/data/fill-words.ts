import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fillIn } from '../../../../api/contract/texts/fill-words.ts';
import { api, readFrom } from '../../../data/api-client.ts';
import { faqsKey } from '../../../data/websites/website-tree.ts';

/** The words of a website. The key is below the one of its FAQs, because each write changes where words are used. */
export function useFillWords(websiteId: number) {
  return useQuery({
    queryKey: [...faqsKey(websiteId), 'words'],
    queryFn: readFrom(api.api.websites[':id'].words.$get, { param: { id: `${websiteId}` } }),
  });
}

/** Fills in the words of a typed text, as the server does in stored ones. */
export function useFillIn(websiteId: number): (text: string) => string {
  const words = useFillWords(websiteId).data?.words;
  return useCallback(
    (text) => {
      const values = words?.map((word) => [word.name, word.value ?? word.default ?? ''] as const);
      return fillIn(text, Object.fromEntries(values ?? []));
    },
    [words],
  );
}
