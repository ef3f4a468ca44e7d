import type { RemovedCounts } from '../contract/audit.ts';
import type { faqs, websiteLinks, websites } from '../db/schema.ts';

/** The rows that a deletion removes, unchanged. Undoing inserts them again. */
export interface RemovedRows {
  website?: typeof websites.$inferSelect;
  /** In tree order: the root of a branch first, every parent before its children. */
  faqs: (typeof faqs.$inferSelect)[];
  links: (typeof websiteLinks.$inferSelect)[];
  /** Accounts that were assigned to the website. */
  userIds: number[];
}

export function countRemoved({ faqs, links, userIds }: RemovedRows): RemovedCounts {
  return { faqs: faqs.length, links: links.length, users: userIds.length };
}

/** The images that these rows show. They must not be deleted while the deletion can be undone. */
export function imagesOf({ faqs }: RemovedRows): string[] {
  return [...new Set(faqs.flatMap(({ image }) => image ?? []))];
}
