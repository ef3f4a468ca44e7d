import { useQuery } from '@tanstack/react-query';
import { api, readFrom, readResponse } from '../../../data/api-client.ts';
import { useIsAttended } from '../../../data/use-is-attended.ts';
import { websitesKey } from '../../../data/websites/website-settings.ts';

const pollMs = 2000;

function originsKey(websiteId: number) {
  return [...websitesKey, 'origins', websiteId] as const;
}

/**
 * The origins where a website's bot was seen. While `isChecking` and this page is visible and in use, they are reloaded
 * every two seconds.
 */
export function useSeenOrigins(websiteId: number, isChecking = false) {
  const isAttended = useIsAttended();
  return useQuery({
    queryKey: originsKey(websiteId),
    queryFn: readFrom(api.api.websites[':id'].origins.$get, { param: { id: `${websiteId}` } }),
    refetchInterval: isChecking && isAttended && pollMs,
  });
}

/** The number of links of a website. */
export function useLinkCount(websiteId: number) {
  return useQuery({
    queryKey: [...websitesKey, 'links', websiteId],
    queryFn: async ({ signal }) => {
      const [first] = await readResponse(
        api.api.livechatwebsitelinks[':pageSize'][':page'].$get(
          { param: { pageSize: '1', page: '1' }, query: { website_id: `${websiteId}` } },
          { init: { signal } },
        ),
      );
      return first?.all_data ?? 0;
    },
  });
}
