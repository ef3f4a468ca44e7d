import type { RemovedCounts } from '../contract/audit.ts';
import type { faqs, websiteLinks, websites } from '../db/schema.ts';

/** The rows a deletion takes, to the letter: what bringing them back puts in again. */
export interface RemovedRows {
  website?: typeof websites.$inferSelect;
  /** In tree order: the root of a branch first, every parent before its children. */
  faqs: (typeof faqs.$inferSelect)[];
  links: (typeof websiteLinks.$inferSelect)[];
  /** Accounts that lose the website as theirs. */
  userIds: number[];
}

export function countRemoved({ faqs, links, userIds }: RemovedRows): RemovedCounts {
  return { faqs: faqs.length, links: links.length, users: userIds.length };
}

/** The images that must stay for the rows to come back. */
export function imagesOf({ faqs }: RemovedRows): string[] {
  return [...new Set(faqs.flatMap(({ image }) => image ?? []))];
}
