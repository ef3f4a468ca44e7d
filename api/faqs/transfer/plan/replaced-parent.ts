import type { ImportLine } from '../../../contract/faqs/faq-transfer.ts';
import type { PublicFaq } from '../../../contract/public-api.ts';
import type { FaqRow } from '../../../db/faq-row.ts';

type Comparison = Pick<ImportLine, 'before' | 'after' | 'parents'>;

/**
 * Adds the parent that a line replaces, and its own, to what an admin compares before the import.
 *
 * @param before the FAQs before the import.
 * @param after the FAQs after it.
 */
export function createParentComparer(before: readonly FaqRow[], after: readonly PublicFaq[]) {
  const old = new Map(before.map((faq) => [faq.id, faq]));
  const now = new Map(after.map((faq) => [faq.id, faq]));
  return (line: Omit<ImportLine, 'line'>): Comparison => {
    const { id, parts } = line;
    if (id === null || !parts.includes('parent')) return {};
    const left = old.get(id)?.parentId ?? null;
    const right = now.get(id)?.parent_id ?? null;
    const named = [old.get(left ?? 0), now.get(right ?? 0)].filter((faq) => faq !== undefined);
    return {
      before: { ...line.before, parent_id: left },
      after: { ...line.after, parent_id: right },
      parents: Object.fromEntries(named.map((faq) => [faq.id, faq.question])),
    };
  };
}
