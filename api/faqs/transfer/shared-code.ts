import { asc, eq } from 'drizzle-orm';
import type { ImportFault } from '../../contract/faqs/faq-transfer.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { faqs } from '../../db/schema.ts';
import { findLibraryId, Library } from '../shared/library.ts';
import type { ImportRow } from './reading/import-row.ts';

/**
 * The code of a website in exported files: it differs between installations, although the ids may be the same. A file
 * names a shared FAQ by the library's code and the FAQ's id.
 */
export type CodeOf = (websiteId: number) => string;

export function sharedCode(libraryCode: string, id: number): string {
  return `${libraryCode}-${id}`;
}

interface NamedBranches {
  /** By line. No FAQ of the library is in two of them, so together they are not larger than the library. */
  branches: Map<number, FaqRow[]>;
  /** One for each line whose branch, or a part of it, an earlier line shows. */
  faults: ImportFault[];
  /** One for each line whose branch is not in the library. */
  warnings: ImportFault[];
}

/**
 * The branches of the library that lines name.
 *
 * @param mayReadLibrary otherwise only branches that the website shows already: who may not read the library could name any id.
 */
export async function findNamedBranches(
  db: Reader,
  {
    id: websiteId,
    codeOf,
    mayReadLibrary,
  }: { id: number; codeOf: CodeOf; mayReadLibrary: boolean },
  rows: readonly ImportRow[],
): Promise<NamedBranches> {
  const named: NamedBranches = { branches: new Map(), faults: [], warnings: [] };
  const naming = rows.filter(({ shared }) => shared !== undefined);
  if (naming.length === 0) return named;
  const libraryId = await findLibraryId(db);
  const shared =
    libraryId === undefined || libraryId === websiteId
      ? []
      : await db.select().from(faqs).where(eq(faqs.websiteId, libraryId)).orderBy(asc(faqs.path));
  const library = new Library(shared);
  const libraryCode = codeOf(libraryId ?? 0);
  const mayShow = mayReadLibrary ? () => true : await findShown(db, websiteId);
  const nameable = shared.filter(({ id }) => mayShow(id));
  const idOf = new Map(nameable.map(({ id }) => [sharedCode(libraryCode, id), id]));
  // A small file could name a large branch in each of its lines, so a branch is built only for the first of them.
  const shown = new Set<number>();
  const aboveShown = new Set<number>();
  for (const { line, shared: code = '' } of naming) {
    const id = idOf.get(code);
    if (id === undefined) named.warnings.push({ line, message: messages.importNotShared });
    else if (shown.has(id) || aboveShown.has(id)) {
      named.faults.push({ line, message: messages.sharedTwice });
    } else {
      const branch = library.branchOf(id);
      named.branches.set(line, branch);
      for (const row of branch) shown.add(row.id);
      for (const above of library.above(id)) aboveShown.add(above);
    }
  }
  return named;
}

async function findShown(db: Reader, websiteId: number): Promise<(id: number) => boolean> {
  const rows = await db
    .select({ sourceId: faqs.sourceId })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId));
  const ids = new Set(rows.map(({ sourceId }) => sourceId));
  return (id) => ids.has(id);
}
