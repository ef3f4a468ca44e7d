import type { FaqForm } from './faq-writes.ts';

/** What outlives a session that ends under a form; a chosen file cannot. */
export interface FaqDraft extends Omit<FaqForm, 'image'> {
  /** The FAQ that was being edited; none for a new one. */
  id?: number | undefined;
  /** The version it was edited from. */
  version?: number | undefined;
}

export const newFaqDraft = 'new-faq';
export const editFaqDraft = 'edit-faq';
