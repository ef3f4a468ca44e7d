import { inArray } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs } from '../../db/schema.ts';

/** The FAQs with these ids that exist. Those of one website are in tree order. */
export async function readRows(db: Reader, ids: Iterable<number>): Promise<FaqRow[]> {
  const found = await runInStatements([...new Set(ids)], (part) =>
    db.select().from(faqs).where(inArray(faqs.id, part)),
  );
  return found.flat().sort((one, other) => (one.path < other.path ? -1 : 1));
}
