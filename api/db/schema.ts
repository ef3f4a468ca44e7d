import { defineTables } from './define-tables.ts';
import { columns } from './engine.ts';

/** The tables of the engine in use, see `define-tables.ts`. */
export const {
  websites,
  users,
  sessions,
  whitelists,
  websiteLinks,
  images,
  faqs,
  releases,
  releaseImages,
  websiteSettings,
  seenOrigins,
  scheduledReleases,
  ledgerTickets,
  auditEntries,
  auditFaqs,
  auditSnapshots,
  auditImages,
  idempotencyKeys,
  knownTime,
  signInAttempts,
  insightCounts,
  insightWords,
  handledWords,
} = defineTables(columns);
