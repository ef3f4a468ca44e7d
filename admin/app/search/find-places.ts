import type { AdminUser, FaqTreeEntry, WebsiteOption } from '../../../api/contract/entities.ts';
import type { FaqHit } from '../../../api/contract/faqs/faq-search.ts';
import { comparableText, hasAllWords, wordsOf } from '../../../api/contract/texts/find-words.ts';
import { faqAddress } from '../../data/websites/website-tree.ts';
import { sectionAnchor } from '../../format/section-anchor.ts';

export interface Place {
  label: string;
  /** The website and the questions above a FAQ. */
  detail?: string;
  to: string;
  /** Set if it is a FAQ. */
  faq?: { websiteId: number; id: number };
}

interface Searched {
  pages: readonly { path: string; label: string }[];
  /** The sections of the guide. */
  guide: readonly string[];
  /** With the library, for those who may open it. */
  websites: readonly Pick<WebsiteOption, 'id' | 'name'>[];
  /** The current website; `tree` is its tree. */
  websiteId: number | undefined;
  tree: readonly FaqTreeEntry[];
  /** FAQs of all websites that the server found by their questions and answers. */
  hits: readonly FaqHit[];
  /** Accounts that the server found. */
  users: readonly Pick<AdminUser, 'id' | 'username'>[];
}

/** A list of more results is not useful. */
const faqsShown = 30;

/** Finds the pages, websites, accounts and FAQs that contain each word of the query. A FAQ that is the query is the first of its list. */
export function findPlaces(
  query: string,
  { pages, guide, websites, websiteId, tree, hits, users }: Searched,
): Record<'pages' | 'guide' | 'websites' | 'users' | 'faqs' | 'elsewhere', Place[]> {
  const words = wordsOf(query);
  const hasWords = (text: string) => hasAllWords([text], words);
  const isExact = ({ label }: Place) => comparableText(label) === comparableText(query);
  const exactFirst = (places: Place[]) =>
    [...places].sort((a, b) => Number(isExact(b)) - Number(isExact(a)));
  const faqs = exactFirst(
    tree.flatMap(({ id, question }, index) =>
      websiteId !== undefined && words.length > 0 && hasWords(question)
        ? [{ label: question, to: faqAddress(websiteId, index, id), faq: { websiteId, id } }]
        : [],
    ),
  ).slice(0, faqsShown);
  const found = new Set(faqs.map(({ faq }) => faq?.id));
  const nameOf = (id: number) => websites.find((website) => website.id === id)?.name ?? '';
  return {
    pages: pages
      .filter(({ label }) => hasWords(label))
      .map(({ label, path }) => ({ label, to: path })),
    guide: guide
      .filter((title) => words.length > 0 && hasWords(title))
      .map((title) => ({ label: title, to: `/bantuan-admin#${sectionAnchor(title)}` })),
    websites: websites
      .filter(({ name }) => words.length > 0 && hasWords(name))
      .map(({ id, name }) => ({ label: name, to: `/?website=${id}` })),
    users: users.map(({ id, username }) => ({
      label: username,
      to: `/user?q=${encodeURIComponent(username)}#row-${id}`,
    })),
    faqs,
    elsewhere: exactFirst(
      hits
        .filter(({ id }) => !found.has(id))
        .map(({ id, website_id, question, path, row }) => ({
          label: question,
          detail: [nameOf(website_id), ...path].join(' › '),
          to: faqAddress(website_id, row - 1, id),
          faq: { websiteId: website_id, id },
        })),
    ),
  };
}
