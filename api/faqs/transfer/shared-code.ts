import { asc, eq } from 'drizzle-orm';
import type { FaqRow } from '../../audit-log/undo-steps.ts';
import type { ImportFault } from '../../contract/faqs/faq-transfer.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { faqs } from '../../db/schema.ts';
import { findLibraryId } from '../shared/library.ts';
import type { ImportRow } from './import-row.ts';

/**
 * The code of a website in exported files: it differs between installations, although the ids may be the same. A file
 * names a shared FAQ by the library's code and the FAQ's id.
 */
export type CodeOf = (websiteId: number) => string;

export function sharedCode(libraryCode: string, id: number): string {
  return `${libraryCode}-${id}`;
}

/** The branches of the library that lines name, by line; a warning for each line whose branch is not there. */
export async function findNamedBranches(
  db: Reader,
  websiteId: number,
  codeOf: CodeOf,
  rows: readonly ImportRow[],
): Promise<{ branches: Map<number, FaqRow[]>; warnings: ImportFault[] }> {
  const branches = new Map<number, FaqRow[]>();
  const naming = rows.filter(({ shared }) => shared !== undefined);
  if (naming.length === 0) return { branches, warnings: [] };
  const libraryId = await findLibraryId(db);
  const library =
    libraryId === undefined || libraryId === websiteId
      ? []
      : await db.select().from(faqs).where(eq(faqs.websiteId, libraryId)).orderBy(asc(faqs.path));
  const byCode = new Map(
    library.map((row) => [sharedCode(codeOf(row.websiteId), row.id), row] as const),
  );
  const warnings: ImportFault[] = [];
  for (const { line, shared = '' } of naming) {
    const root = byCode.get(shared);
    if (root)
      branches.set(
        line,
        library.filter((row) => row.path.startsWith(root.path)),
      );
    else warnings.push({ line, message: messages.importNotShared });
  }
  return { branches, warnings };
}
