import { create } from 'zustand';
import type { SkippedFaq } from '../../../../api/contract/requests.ts';

/** The FAQs that the last write of many has skipped, until the user closes the dialog that lists them. */
export const useSkipped = create<{ skipped: readonly SkippedFaq[] }>(() => ({ skipped: [] }));
