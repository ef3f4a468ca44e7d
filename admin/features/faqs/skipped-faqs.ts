import { create } from 'zustand';
import type { SkippedFaq } from '../../../api/contract/requests.ts';

/** What the last write of many FAQs left as it was, until its user has read it. */
export const useSkipped = create<{ skipped: readonly SkippedFaq[] }>(() => ({ skipped: [] }));
