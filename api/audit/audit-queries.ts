import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditEntity, AuditEntry, AuditFields } from '../contract/audit.ts';
import { websitesOf } from '../contract/rights.ts';
import type { Reader } from '../db/database.ts';
import type { PageParams } from '../db/list-page.ts';
import {
  auditEntries,
  auditFaqs,
  auditSnapshots,
  faqs,
  machines,
  users,
  websiteLinks,
  websites,
  whitelists,
} from '../db/schema.ts';
import { type AuditQuery, auditWhere } from './audit-where.ts';
import { entryColumns, undoing } from './entry-columns.ts';
import { hideOthers } from './hide-others.ts';
import { readsEveryEntry, searchTrail } from './search-trail.ts';
import { findUndoState } from './undo-state.ts';

/** One page of the trail, newest first. */
export async function listAudit(
  db: Reader,
  filters: AuditQuery,
  { pageSize, page }: PageParams,
): Promise<AuditEntry[]> {
  const { faq, rights } = filters;
  const searched = readsEveryEntry(filters)
    ? await searchTrail(db, filters, { pageSize, page })
    : undefined;
  // Find the ids first, with an index only. Otherwise the database would read and join the skipped rows, too.
  const onPage = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(auditWhere(db, filters))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const entries = db
    .select({
      ...entryColumns,
      current_label: currentLabel(faq, websitesOf(rights)),
      restores: auditEntries.restores,
      touched: { id: auditFaqs.id, before: auditFaqs.before, after: auditFaqs.after },
    })
    .from(auditEntries)
    .leftJoin(undoing, eq(undoing.restores, auditEntries.id))
    .leftJoin(auditSnapshots, eq(auditSnapshots.entryId, auditEntries.id))
    // Without the filter, the id is 0, which no FAQ has.
    .leftJoin(auditFaqs, and(eq(auditFaqs.entryId, auditEntries.id), eq(auditFaqs.faqId, faq ?? 0)))
    .where(inArray(auditEntries.id, searched?.ids ?? onPage))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));
  const total = searched?.total ?? db.$count(auditEntries, auditWhere(db, filters));
  // Run both at the same time: on PostgreSQL, counting takes as long as reading the page.
  const [all_data, rows] = await Promise.all([total, entries]);
  const own = websitesOf(rights);
  const parents = await findParents(db, rows, own);
  const listed = rows.map(({ isUndone, hasSnapshot, touched, ...row }) => ({
    ...row,
    ...(touched && { before: touched.before, after: touched.after }),
    parents: pickParents(parents, touched ?? row),
    undo: findUndoState({ ...row, isUndone, hasSnapshot }),
    all_data,
  }));
  return await hideOthers(db, rights, listed);
}

interface Sides {
  before: AuditFields | null;
  after: AuditFields | null;
}

function parentIds({ before, after }: Sides): number[] {
  return [before, after].flatMap((fields) =>
    typeof fields?.parent_id === 'number' ? fields.parent_id : [],
  );
}

/** The questions of the parents that entries name, by id. */
async function findParents(
  db: Reader,
  rows: readonly (Sides & { touched: Sides | null })[],
  own: readonly number[] | undefined,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap((row) => parentIds(row.touched ?? row)))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: faqs.id, question: faqs.question })
    .from(faqs)
    .where(and(inArray(faqs.id, ids), own && inArray(faqs.websiteId, [...own])));
  return new Map(found.map(({ id, question }) => [id, question]));
}

function pickParents(parents: ReadonlyMap<number, string>, sides: Sides): Record<number, string> {
  const entries = parentIds(sides).flatMap((id) => {
    const question = parents.get(id);
    return question === undefined ? [] : [[id, question] as const];
  });
  return Object.fromEntries(entries);
}

/** The current name of an entry's row; `null` if the row does not exist, or its kind has no list. */
function currentLabel(faq: number | undefined, own: readonly number[] | undefined) {
  const { entity, entityId } = auditEntries;
  // A FAQ may have moved to another website since.
  const ofFaq = and(eq(faqs.id, faq ?? entityId), own && inArray(faqs.websiteId, [...own]));
  const names: Readonly<Record<AuditEntity, SQL | null>> = {
    faq: sql`select ${faqs.question} from ${faqs} where ${ofFaq}`,
    website: sql`select ${websites.name} from ${websites} where ${websites.id} = ${entityId}`,
    user: sql`select ${users.username} from ${users} where ${users.id} = ${entityId}`,
    link: sql`select ${websiteLinks.link} from ${websiteLinks} where ${websiteLinks.id} = ${entityId}`,
    whitelist: sql`select ${whitelists.ip} from ${whitelists} where ${whitelists.id} = ${entityId}`,
    release: null,
    wording: null,
    security: null,
    announcement: null,
    machine: sql`select ${machines.name} from ${machines} where ${machines.id} = ${entityId}`,
  };
  const cases = Object.entries(names).map(([name, select]) =>
    select ? sql`when ${sql.raw(`'${name}'`)} then (${select})` : sql``,
  );
  const of = faq === undefined ? entity : sql`'faq'`;
  return sql<string | null>`case ${of} ${sql.join(cases, sql` `)} end`;
}
