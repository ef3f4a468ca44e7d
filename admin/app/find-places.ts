import type { FaqTreeEntry } from '../../api/contract/entities.ts';
import { faqAddress } from '../features/faqs/faq-tree.ts';

export interface Place {
  label: string;
  to: string;
}

/** Nobody reads more results than this. */
const faqsShown = 30;

/** The pages and the FAQs whose text contains each word of the query. */
export function findPlaces(
  query: string,
  pages: readonly { path: string; label: string }[],
  tree: readonly FaqTreeEntry[],
  websiteId: number | undefined,
): { pages: Place[]; faqs: Place[] } {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = (lower: string) => words.every((word) => lower.includes(word));
  const lowered = lowerCaseOf(tree);
  const faqs: Place[] = [];
  for (const [index, { id, question }] of tree.entries()) {
    if (websiteId === undefined || words.length === 0 || faqs.length === faqsShown) break;
    if (hasWords(lowered[index] ?? ''))
      faqs.push({ label: question, to: faqAddress(websiteId, index, id) });
  }
  return {
    pages: pages
      .filter(({ label }) => hasWords(label.toLowerCase()))
      .map(({ label, path }) => ({ label, to: path })),
    faqs,
  };
}

const lowerCases = new WeakMap<readonly FaqTreeEntry[], string[]>();

/** Thousands of questions are converted once, not at every key. */
function lowerCaseOf(tree: readonly FaqTreeEntry[]): string[] {
  const known = lowerCases.get(tree);
  if (known) return known;
  const lowered = tree.map(({ question }) => question.toLowerCase());
  lowerCases.set(tree, lowered);
  return lowered;
}
