import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { faqs, websites } from '../../db/schema.ts';

/** The website id of 'FAQ bersama'; undefined until it is created. */
export async function findLibraryId(db: Reader): Promise<number | undefined> {
  const [library] = await db
    .select({ id: websites.id })
    .from(websites)
    .where(eq(websites.isLibrary, true))
    .limit(1);
  return library?.id;
}

export async function isLibrary(db: Reader, websiteId: number): Promise<boolean> {
  const [website] = await db
    .select({ isLibrary: websites.isLibrary })
    .from(websites)
    .where(eq(websites.id, websiteId));
  return website?.isLibrary ?? false;
}

export interface LibraryFaq {
  id: number;
  parentId: number | null;
  path: string;
}

/** The library's tree. Its rows have texts only where they are needed. */
export class Library<Row extends LibraryFaq = LibraryFaq> {
  readonly #rows: readonly Row[];
  readonly #rankOf: ReadonlyMap<number, number>;

  /** @param rows in tree order. */
  constructor(rows: readonly Row[]) {
    this.#rows = rows;
    this.#rankOf = new Map(rows.map(({ id }, rank) => [id, rank]));
  }

  has(id: number): boolean {
    return this.#rankOf.has(id);
  }

  /** A FAQ and its descendants in tree order; empty if it does not exist. */
  branchOf(id: number): Row[] {
    const rank = this.#rankOf.get(id);
    const root = rank === undefined ? undefined : this.#rows[rank];
    if (rank === undefined || root === undefined) return [];
    let end = rank + 1;
    while (this.#rows[end]?.path.startsWith(root.path)) end += 1;
    return this.#rows.slice(rank, end);
  }

  /** The ids of the FAQs above a FAQ. */
  above(id: number): number[] {
    const row = this.#rows[this.#rankOf.get(id) ?? -1];
    if (row === undefined || row.parentId === null) return [];
    return [row.parentId, ...this.above(row.parentId)];
  }
}

export async function readLibrary(db: Reader, libraryId: number): Promise<Library> {
  const { id, parentId, path } = faqs;
  const rows = await db
    .select({ id, parentId, path })
    .from(faqs)
    .where(eq(faqs.websiteId, libraryId))
    .orderBy(asc(path));
  return new Library(rows);
}
