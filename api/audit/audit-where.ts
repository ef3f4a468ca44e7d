import { and, type Column, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AuditFilters,
  auditActions,
  auditEntities,
  entitiesForAll,
} from '../contract/audit.ts';
import { searchMaxLength } from '../contract/limits.ts';
import { type Rights, websitesOf } from '../contract/rights.ts';
import { wordsOf } from '../contract/texts/find-words.ts';
import { messages } from '../copy/messages.ts';
import type { Reader } from '../db/database.ts';
import { auditEntries, auditFaqs } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { textId } from '../http/validation.ts';

const time = z.iso
  .datetime({ offset: true, error: messages.notTime })
  .transform((typed) => new Date(typed).toISOString())
  .optional();

/** The list's query. The times become UTC, and `q` folded words, all of which must be in an entry. */
export const auditFilters = z.object({
  q: z
    .string()
    .max(searchMaxLength, messages.tooLong(searchMaxLength))
    .optional()
    .transform((typed = '') => wordsOf(typed)),
  user: z.string().optional(),
  entity: z.enum(auditEntities, messages.notChoice).optional(),
  action: z.enum(auditActions, messages.notChoice).optional(),
  website: textId.transform(Number).optional(),
  faq: textId.transform(Number).optional(),
  from: time,
  to: time,
}) satisfies z.ZodType<unknown, AuditFilters>;

/** With the rights of the account that reads the trail. */
export type AuditQuery = z.output<typeof auditFilters> & { rights: Rights };

/** The SQL condition for the filters. */
export function auditWhere(
  db: Reader,
  { q: words, user, entity, action, website, faq, from, to, rights }: AuditQuery,
) {
  const own = websitesOf(rights);
  return and(
    faq === undefined ? undefined : inArray(auditEntries.id, entriesOfFaq(db, faq)),
    user === undefined ? undefined : eq(auditEntries.usernameKey, usernameKey(user)),
    entity && eq(auditEntries.entity, entity),
    action && eq(auditEntries.action, action),
    website === undefined ? undefined : eq(auditEntries.websiteId, website),
    from === undefined ? undefined : gte(auditEntries.at, from),
    to === undefined ? undefined : lt(auditEntries.at, to),
    ...words.map((word) => withWord(db, word)),
    own && inArray(auditEntries.websiteId, [...own]),
    own && inArray(auditEntries.entity, entitiesForAll),
    own && words.length > 0 ? namesNoSource() : undefined,
  );
}

/**
 * SQL folds only the letters A to Z, so a word with diacritics must be typed with them. Any apostrophe and any space is
 * found, because `wordsOf` has folded those of the word.
 */
function withWord(db: Reader, word: string) {
  const { label, before, after } = auditEntries;
  const escaped = word.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[' ]/g, '_');
  const pattern = `%${escaped}%`;
  const like = (text: Column | SQL) =>
    sql`lower(cast(${text} as text)) like ${pattern} escape '\\'`;
  // The values of the fields, not their names: otherwise 'versi' would find every entry with a `version`. The whole
  // text is compared first because that is faster.
  const matches = (column: Column) =>
    sql`(${like(column)} and exists (select 1 from json_each(${column}) as field where ${like(sql`field.value`)}))`;
  // The texts of a write of many FAQs are in `audit_faqs`.
  const amongOthers = db
    .select({ id: auditFaqs.id })
    .from(auditFaqs)
    .where(
      and(
        eq(auditFaqs.entryId, auditEntries.id),
        or(matches(auditFaqs.before), matches(auditFaqs.after)),
      ),
    );
  return or(like(label), matches(before), matches(after), exists(amongOthers));
}

/** Otherwise words would find entries by the name of a website that `hideOthers` removes from them. */
function namesNoSource() {
  const { before, after } = auditEntries;
  return and(
    ...[before, after].map(
      (column) => sql`coalesce(cast(${column} as text), '') not like '%"copied_from"%'`,
    ),
  );
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
