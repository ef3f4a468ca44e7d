import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OpenWording } from '../../../api/contract/unanswered.ts';
import { runInSlices } from '../../data/run-in-slices.ts';
import { useUnanswered } from '../../data/unanswered.ts';
import { usePreviewFaqs } from '../../data/websites/preview-faqs.ts';
import { groupWordings } from './group-wordings.ts';
import { createWordingReader } from './wording-reader.ts';

const noWordings: readonly OpenWording[] = [];

/** What is computed does not change until its key does. Until the next result, the previous one is shown. */
const computed = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  structuralSharing: false,
  placeholderData: keepPreviousData,
};

/**
 * Searches the website's current FAQs (draft included) as the bot does. The index is rebuilt after each write and
 * loaded only if there are wordings.
 */
export function useWordingReader(websiteId: number, hasWordings = true) {
  const preview = usePreviewFaqs(websiteId);
  const { data } = preview;
  const reader = useQuery({
    queryKey: ['wording-reader', websiteId, preview.dataUpdatedAt],
    queryFn: async ({ signal }) => {
      if (data === undefined) throw new Error('The FAQs are not loaded.');
      const read = await runInSlices(createWordingReader(data.faqs, data.words), signal);
      return { read, group: (open: readonly OpenWording[]) => groupWordings(open, read) };
    },
    enabled: hasWordings && data !== undefined,
    ...computed,
  });
  return {
    faqs: data?.faqs,
    ...reader.data,
    /** Changes whenever `read` and `group` change. */
    readAt: reader.dataUpdatedAt,
    /** Whether `read` still uses the FAQs before the last write. */
    isStale: reader.isPlaceholderData,
    error: preview.error ?? reader.error,
    retry: () => void (preview.error ? preview : reader).refetch(),
  };
}

/** Returns the groups of a website's open wordings. */
export function useGroups(websiteId: number) {
  const unanswered = useUnanswered(websiteId);
  const open = unanswered.data?.open ?? noWordings;
  const reader = useWordingReader(websiteId, open.length > 0);
  const { group } = reader;
  const grouped = useQuery({
    queryKey: ['wording-groups', websiteId, unanswered.dataUpdatedAt, reader.readAt],
    queryFn: async ({ signal }) => group && (await runInSlices(group(open), signal)),
    enabled: open.length > 0 && group !== undefined,
    ...computed,
  });
  // Remove handled wordings at once, before the rest is grouped again.
  const groups = useMemo(() => {
    const still = new Set(open.map(({ words }) => words));
    return grouped.data?.filter(({ wordings }) => wordings.some(({ words }) => still.has(words)));
  }, [open, grouped.data]);
  return {
    groups: unanswered.data?.open.length === 0 ? [] : groups,
    done: unanswered.data?.done,
    error: unanswered.data === undefined ? unanswered.error : group ? null : reader.error,
    retry: () => {
      if (unanswered.error) void unanswered.refetch();
      if (reader.error) reader.retry();
    },
  };
}
