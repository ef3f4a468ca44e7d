import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HandleWords } from '../../api/contract/unanswered.ts';
import { unansweredCopy as copy } from '../copy/unanswered.ts';
import { api, readFrom, readResponse } from './api-client.ts';
import { finishWrite, rejecting } from './finish-write.ts';
import { showError, showToast } from './toasts.ts';

/** Visitors' wordings of a website without a sure result, and how they were handled. */
export function useUnanswered(websiteId: number) {
  return useQuery(
    queryOptions({
      queryKey: keyOf(websiteId),
      queryFn: readFrom(api.api.insights[':websiteId'].unanswered.$get, {
        param: { websiteId: `${websiteId}` },
      }),
      // Visitors add wordings all the time.
      staleTime: 0,
    }),
  );
}

/** The writes of wordings. They resolve after the list was reloaded. */
export function useWordingWrites(websiteId: number) {
  const queryClient = useQueryClient();
  const param = { websiteId: `${websiteId}` };
  const ofWebsite = api.api.insights[':websiteId'].unanswered;

  return {
    handle: (json: HandleWords) =>
      finishWrite(readResponse(ofWebsite.$post({ param, json })), () =>
        refresh(queryClient, websiteId),
      ),
    /** Puts the wordings of a group back into the list and confirms it with a toast. */
    async putBack(group: number): Promise<void> {
      const write = ofWebsite[':group'].$delete({ param: { ...param, group: `${group}` } });
      try {
        const { message } = await finishWrite(readResponse(write), () =>
          refresh(queryClient, websiteId),
        );
        showToast('success', message);
      } catch (error) {
        showError(error, copy.putBackFailed);
      }
    },
  };
}

function refresh(queryClient: QueryClient, websiteId: number): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: keyOf(websiteId) }, rejecting);
}

function keyOf(websiteId: number) {
  return ['unanswered', websiteId] as const;
}
