import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { VersionSide, WriteFaqVersionResponse } from '../../../api/contract/audit.ts';
import { api, readFrom, readResponse } from '../../data/api-client.ts';
import { finishWrite, rejecting } from '../../data/finish-write.ts';
import { reloadBot } from '../../data/websites/reload-bot.ts';

/** Identifies the content of a FAQ before or after an entry of the audit trail. */
export interface VersionChoice {
  faqId: number;
  entryId: number;
  side: VersionSide;
}

/** An earlier version of a FAQ, together with the FAQ as it is now. */
export function useFaqVersion({ faqId, entryId, side }: VersionChoice) {
  return useQuery({
    queryKey: ['faq-version', faqId, entryId, side],
    queryFn: readFrom(api.api.faqs[':id'].versions[':entry'].$get, {
      param: { id: `${faqId}`, entry: `${entryId}` },
      query: { side },
    }),
    // Always load it again, because it is compared with the stored FAQ.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Writes the content of a version to the FAQ. Resolves after the queries were refreshed. */
export function useWriteFaqVersion({ faqId, entryId, side }: VersionChoice) {
  const queryClient = useQueryClient();
  return async (current: { version: number; website_id: number }) => {
    const write: Promise<WriteFaqVersionResponse> = readResponse(
      api.api.faqs[':id'].versions[':entry'].$put({
        param: { id: `${faqId}`, entry: `${entryId}` },
        json: { side, version: current.version },
      }),
    );
    const written = await finishWrite(write, () =>
      // Do not invalidate the version itself: its dialog is about to close.
      queryClient.invalidateQueries(
        { predicate: ({ queryKey }) => queryKey[0] !== 'faq-version' },
        rejecting,
      ),
    );
    void reloadBot(current.website_id);
    return written;
  };
}
