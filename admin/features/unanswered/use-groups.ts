import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OpenWording } from '../../../api/contract/unanswered.ts';
import { usePreviewFaqs } from '../../data/preview-faqs.ts';
import { useUnanswered } from '../../data/unanswered.ts';
import { groupWordings, type WordingGroup } from './group-wordings.ts';
import { runInSlices } from './run-in-slices.ts';
import type { ReadOne } from './wording-reader.ts';

/** What reads wordings as the bot of a website's FAQs as they are now, published or not; it follows every write of them. */
export function useWordingReader(websiteId: number) {
  const preview = usePreviewFaqs(websiteId);
  const { data } = preview;
  const reader = useQuery({
    queryKey: ['wording-reader', websiteId, preview.dataUpdatedAt],
    queryFn: async ({ signal }) => {
      if (data === undefined) throw new Error('The FAQs are not loaded.');
      // The list of what is done does not need the search.
      const { createWordingReader } = await import('./wording-reader.ts');
      return { read: await runInSlices(createWordingReader(data.faqs, data.words), signal) };
    },
    enabled: data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    placeholderData: (previous) => previous,
  });
  return {
    faqs: data?.faqs,
    read: reader.data?.read,
    /** Changes with `read`. */
    readAt: reader.dataUpdatedAt,
    /** `read` is of the FAQs as they were before. */
    isStale: reader.isPlaceholderData,
    error: preview.error ?? reader.error,
    retry: () => void (preview.error ? preview : reader).refetch(),
  };
}

/** The groups of a website's wordings without a sure result. */
export function useGroups(websiteId: number) {
  const unanswered = useUnanswered(websiteId);
  const reader = useWordingReader(websiteId);
  const open = unanswered.data?.open;
  const { read } = reader;
  const grouped = useQuery({
    queryKey: ['wording-groups', websiteId, unanswered.dataUpdatedAt, reader.readAt],
    queryFn: ({ signal }) => runInSlices(readAll(open ?? [], read), signal),
    enabled: open !== undefined && read !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    placeholderData: (previous) => previous,
  });
  // What was handled leaves at once, before the rest is grouped again.
  const groups = useMemo(() => {
    const still = new Set(open?.map(({ words }) => words));
    return grouped.data?.filter(({ wordings }) => wordings.some(({ words }) => still.has(words)));
  }, [open, grouped.data]);
  return {
    groups: open?.length === 0 ? [] : groups,
    done: unanswered.data?.done,
    error: unanswered.data === undefined ? unanswered.error : read ? null : reader.error,
    retry: () => {
      if (unanswered.error) void unanswered.refetch();
      if (reader.error) reader.retry();
    },
  };
}

function* readAll(
  open: readonly OpenWording[],
  read: ReadOne | undefined,
): Generator<void, readonly WordingGroup[]> {
  const wordings = [];
  for (const wording of open) {
    if (read) wordings.push({ ...wording, ...read(wording.words) });
    yield;
  }
  return groupWordings(wordings);
}
