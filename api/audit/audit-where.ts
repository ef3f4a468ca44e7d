import { and, type Column, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { AuditAction, AuditEntity } from '../contract/audit.ts';
import type { Reader } from '../db/database.ts';
import { auditEntries, auditFaqs } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';

/** The filters of the list; undefined means any value. */
export interface AuditQuery {
  /** Folded words, all of which must be in an entry. */
  words: readonly string[];
  user: string | undefined;
  entity: AuditEntity | undefined;
  action: AuditAction | undefined;
  website: number | undefined;
  faq: number | undefined;
  /** UTC, ISO 8601, inclusive. */
  from: string | undefined;
  /** UTC, ISO 8601, exclusive. */
  to: string | undefined;
}

/** The SQL condition for the filters. */
export function auditWhere(
  db: Reader,
  { words, user, entity, action, website, faq, from, to }: AuditQuery,
) {
  return and(
    faq === undefined ? undefined : inArray(auditEntries.id, entriesOfFaq(db, faq)),
    user === undefined ? undefined : eq(auditEntries.usernameKey, usernameKey(user)),
    entity && eq(auditEntries.entity, entity),
    action && eq(auditEntries.action, action),
    website === undefined ? undefined : eq(auditEntries.websiteId, website),
    from === undefined ? undefined : gte(auditEntries.at, from),
    to === undefined ? undefined : lt(auditEntries.at, to),
    ...words.map((word) => withWord(db, word)),
  );
}

/** Fields are searched as JSON text. SQL folds only the letters A to Z, so a word with diacritics must be typed with them. */
function withWord(db: Reader, word: string) {
  const { label, before, after } = auditEntries;
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matches = (column: Column) =>
    sql`lower(cast(${column} as text)) like ${pattern} escape '\\'`;
  // The texts of a write of many FAQs are in `audit_faqs`.
  const amongOthers = db
    .select({ id: auditFaqs.entryId })
    .from(auditFaqs)
    .where(or(matches(auditFaqs.before), matches(auditFaqs.after)));
  return or(...[label, before, after].map(matches), inArray(auditEntries.id, amongOthers));
}

/** Uses a union: for a condition with OR, PostgreSQL would read the whole trail. */
function entriesOfFaq(db: Reader, faq: number) {
  const alone = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, faq), eq(auditEntries.entity, 'faq')));
  const amongOthers = db
    .select({ id: auditFaqs.entryId })
    .from(auditFaqs)
    .where(eq(auditFaqs.faqId, faq));
  return alone.union(amongOthers);
}
