import type { AdminUser, FaqTreeEntry, WebsiteOption } from '../../api/contract/entities.ts';
import type { FaqHit } from '../../api/contract/faq-search.ts';
import { faqAddress } from '../data/website-tree.ts';

export interface Place {
  label: string;
  /** Where it is. */
  detail?: string;
  to: string;
}

interface Searched {
  pages: readonly { path: string; label: string }[];
  websites: readonly WebsiteOption[];
  /** The current website, and its tree. */
  websiteId: number | undefined;
  tree: readonly FaqTreeEntry[];
  /** What the server found in the questions and answers of all websites. */
  hits: readonly FaqHit[];
  /** The accounts that the server found. */
  users: readonly Pick<AdminUser, 'id' | 'username'>[];
}

/** Nobody reads more results than this. */
const faqsShown = 30;

/** The pages, the websites, the accounts and the FAQs whose text contains each word of the query. */
export function findPlaces(
  query: string,
  { pages, websites, websiteId, tree, hits, users }: Searched,
): Record<'pages' | 'websites' | 'users' | 'faqs' | 'elsewhere', Place[]> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = (lower: string) => words.every((word) => lower.includes(word));
  const lowered = lowerCaseOf(tree);
  const faqs: Place[] = [];
  const found = new Set<number>();
  for (const [index, { id, question }] of tree.entries()) {
    if (websiteId === undefined || words.length === 0 || faqs.length === faqsShown) break;
    if (!hasWords(lowered[index] ?? '')) continue;
    faqs.push({ label: question, to: faqAddress(websiteId, index, id) });
    found.add(id);
  }
  const nameOf = (id: number) => websites.find((website) => website.id === id)?.name ?? '';
  return {
    pages: pages
      .filter(({ label }) => hasWords(label.toLowerCase()))
      .map(({ label, path }) => ({ label, to: path })),
    websites: websites
      .filter(({ name }) => words.length > 0 && hasWords(name.toLowerCase()))
      .map(({ id, name }) => ({ label: name, to: `/?website=${id}` })),
    users: users.map(({ id, username }) => ({
      label: username,
      to: `/user?q=${encodeURIComponent(username)}#row-${id}`,
    })),
    faqs,
    elsewhere: hits
      .filter(({ id }) => !found.has(id))
      .map(({ id, website_id, question, path, row }) => ({
        label: question,
        detail: [nameOf(website_id), ...path].join(' › '),
        to: faqAddress(website_id, row - 1, id),
      })),
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
