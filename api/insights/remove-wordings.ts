import { asc, type Column, sql } from 'drizzle-orm';
import type { Database, Reader } from '../db/database.ts';
import { faqs, handledWords, insightWords, searchTests } from '../db/schema.ts';

/** Tables with visitors' wordings. */
const tables = [insightWords, handledWords, searchTests] as const;

/** Where a visitor's words are stored. `faqId` is undefined if no admin assigned them to a FAQ. */
export interface FoundWording {
  websiteId: number;
  words: string;
  faqId?: number;
}

/** Finds wordings that contain a text, in any case. Those of FAQs are the lines of `faqs.wordings`. */
export async function findWordings(db: Reader, text: string): Promise<FoundWording[]> {
  const found: FoundWording[] = [];
  for (const table of tables) {
    const { websiteId, words } = table;
    found.push(
      ...(await db
        .select({ websiteId, words })
        .from(table)
        .where(contains(words, text))
        .orderBy(asc(websiteId), asc(words))),
    );
  }
  const answering = await db
    .select({ websiteId: faqs.websiteId, faqId: faqs.id, words: faqs.wordings })
    .from(faqs)
    .where(contains(faqs.wordings, text))
    .orderBy(asc(faqs.id));
  const lines = answering.flatMap(({ words, ...faq }) =>
    words.split('\n').map((line) => ({ ...faq, words: line })),
  );
  return [...found, ...lines.filter(({ words }) => words.includes(text.toLowerCase()))];
}

/**
 * Deletes the wordings that contain a text from the tables. Those of FAQs are left to the back-office: it also changes
 * what visitors read.
 *
 * @returns the number of deleted rows.
 */
export async function removeWordings(db: Database, text: string): Promise<number> {
  return await db.write(async (tx) => {
    let removed = 0;
    for (const table of tables) {
      const rows = await tx
        .delete(table)
        .where(contains(table.words, text))
        .returning({ id: table.id });
      removed += rows.length;
    }
    return removed;
  });
}

/** Wordings are stored in lower case. */
function contains(column: Column, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${column} like ${pattern} escape '\\'`;
}
