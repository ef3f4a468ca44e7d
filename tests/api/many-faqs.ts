import { systemActor } from '../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../api/audit-log/audited-database.ts';
import type { ChosenFaq } from '../../api/contract/requests.ts';
import type { Database } from '../../api/db/database.ts';
import { runInStatements } from '../../api/db/run-in-statements.ts';
import { faqs } from '../../api/db/schema.ts';
import { childPath } from '../../api/faqs/tree/tree-path.ts';
import { createFaq } from '../../api/faqs/writes/faq-writes.ts';
import { createFaqWriter } from './faq-writer.ts';

/** Returns the integers from the first to the last. */
export const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Inserts FAQs at these positions of the top tier, without the API. */
export async function insertFaqs(
  db: Database,
  positions: readonly number[],
  fieldsOf: (position: number) => Partial<typeof faqs.$inferInsert> = () => ({}),
): Promise<void> {
  const rows = positions.map((position) => ({
    websiteId: 1,
    question: `Nomor ${position}`,
    position,
    path: childPath('', position),
    lastEditedAt: '2026-01-01T00:00:00.000Z',
    lastEditedBy: 'admin',
    ...fieldsOf(position),
  }));
  await db.write((tx) => runInStatements(rows, async (part) => tx.insert(faqs).values(part)));
}

/** Creates the tree A (A1, A2 (A21), A3), B, C, and functions that write many of its FAQs. */
export async function createTree() {
  const writer = await createFaqWriter();
  const ids: Record<string, number> = {};
  await createAuditedDatabase(writer.api.db).write(systemActor, async (change) => {
    for (const question of ['A', 'A1', 'A2', 'A21', 'A3', 'B', 'C']) {
      const parentId = ids[question.slice(0, -1)] ?? null;
      const fields = { question, answer: null, websiteId: 1, parentId };
      ids[question] = (await createFaq(change, fields, undefined)).id;
    }
  });
  const idOf = (name: string): number => ids[name] ?? 9999;
  const chosen = (names: string): ChosenFaq[] =>
    names.split(' ').map((name) => ({ id: idOf(name), version: 1 }));
  const orNull = (name: string | null) => (name === null ? null : idOf(name));
  return {
    ...writer,
    idOf,
    chosen,
    move: (names: string, parent: string | null, before: string | null) =>
      writer.send('POST', '/api/faqs/1/move', {
        json: { faqs: chosen(names), parent_id: orNull(parent), before_id: orNull(before) },
      }),
    deleteAll: (names: string) =>
      writer.send('POST', '/api/faqs/1/delete', { json: { faqs: chosen(names) } }),
    order: async () => (await writer.shown()).map(({ question }) => question).join(' '),
  };
}
