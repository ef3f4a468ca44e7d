import { asc, eq } from 'drizzle-orm';
import type { SharedChoice, SharedLibrary } from '../../contract/faqs/shared-faqs.ts';
import type { Reader } from '../../db/database.ts';
import { faqs } from '../../db/schema.ts';
import { levelsOf } from '../tree/tree-path.ts';
import { readCopies } from './copies.ts';
import { findLibraryId } from './library.ts';

/** The library, for the admin app. */
export async function describeLibrary(db: Reader): Promise<SharedLibrary> {
  const id = await findLibraryId(db);
  if (id === undefined) return { id: null, faqs: 0 };
  return { id, faqs: await db.$count(faqs, eq(faqs.websiteId, id)) };
}

/** The library's FAQs in tree order, to choose branches for a website. */
export async function listChoices(db: Reader, websiteId: number): Promise<SharedChoice[]> {
  const libraryId = await findLibraryId(db);
  if (libraryId === undefined) return [];
  const { id, parentId, path, question, answer } = faqs;
  const rows = await db
    .select({ id, parentId, path, question, answer })
    .from(faqs)
    .where(eq(faqs.websiteId, libraryId))
    .orderBy(asc(path));
  const shown = new Set((await readCopies(db, websiteId)).map(({ sourceId }) => sourceId));
  const choices = new Map<number | null, SharedChoice>();
  // From the last one up: a FAQ comes after those above it.
  for (const row of rows.toReversed()) {
    choices.set(row.id, {
      id: row.id,
      parent_id: row.parentId,
      depth: levelsOf(row.path.length) - 1,
      question: row.question,
      answers: row.answer === null ? 0 : 1,
      is_shown: shown.has(row.id),
      is_partly: false,
    });
  }
  for (const choice of choices.values()) {
    const above = choices.get(choice.parent_id);
    if (above === undefined) continue;
    above.answers += choice.answers;
    above.is_shown ||= choice.is_shown;
    above.is_partly ||= choice.is_shown && !shown.has(above.id);
  }
  return [...choices.values()].reverse();
}
