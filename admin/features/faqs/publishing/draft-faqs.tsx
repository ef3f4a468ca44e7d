import { createContext, useContext } from 'react';
import { publishingCopy as copy } from '../../../copy/faqs/publishing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useCollectsDraft, usePublishing } from './publishing-queries.ts';

/** The ids of the FAQs that visitors do not read as they are. Rows read it themselves, so that they stay memoized. */
export const DraftFaqs = createContext<readonly number[]>([]);

const none: readonly number[] = [];

export function useDraftFaqs(websiteId: number): readonly number[] {
  const isDraft = useCollectsDraft(websiteId);
  const { data } = usePublishing(websiteId, isDraft);
  return isDraft && data ? data.changed_ids : none;
}

/** Marks a FAQ that visitors do not read as it is. */
export function DraftBadge({ id }: { id: number }) {
  return useContext(DraftFaqs).includes(id) && <Badge tone="warning">{copy.badge}</Badge>;
}
