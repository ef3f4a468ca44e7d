import type { Tx } from './database.ts';
import { lastEditColumns } from './last-edit-columns.ts';
import { runInStatements } from './run-in-statements.ts';
import { faqs } from './schema.ts';
import { parentPath } from './tree-path.ts';

type FaqRow = typeof faqs.$inferSelect;

/** A FAQ to insert. Its path contains its place, and determines its parent among the other rows. */
export type PlacedFaq = Pick<
  FaqRow,
  'question' | 'answer' | 'keywords' | 'image' | 'position' | 'path'
>;

interface TreeTarget {
  websiteId: number;
  by: string;
  /** The parent of the top rows; undefined for the top tier. */
  parent?: { id: number; path: string } | undefined;
}

/**
 * Inserts branches with new ids, level by level, because a child needs its parent's id. The images must be stored
 * already, and the places must be free. Returns the rows level by level.
 */
export async function insertFaqTree(
  tx: Tx,
  added: readonly PlacedFaq[],
  { websiteId, by, parent }: TreeTarget,
): Promise<FaqRow[]> {
  const edited = lastEditColumns(by);
  const idByPath = new Map<string, number | null>([[parent?.path ?? '', parent?.id ?? null]]);
  const rows: FaqRow[] = [];
  for (const level of splitIntoLevels(added)) {
    await runInStatements(level, async (part) => {
      const values = part.map(({ question, answer, keywords, image, position, path }) => {
        const parentId = idByPath.get(parentPath(path));
        if (parentId === undefined) throw new Error(`No parent for the path ${path}.`);
        const place = { websiteId, parentId, position, path };
        return { ...place, question, answer, keywords, image, ...edited };
      });
      for (const row of await tx.insert(faqs).values(values).returning()) {
        rows.push(row);
        idByPath.set(row.path, row.id);
      }
    });
  }
  return rows;
}

/** Groups rows by level, the top level first. */
function splitIntoLevels(added: readonly PlacedFaq[]): PlacedFaq[][] {
  const levels = new Map<number, PlacedFaq[]>();
  for (const faq of added) {
    const level = levels.get(faq.path.length);
    if (level === undefined) levels.set(faq.path.length, [faq]);
    else level.push(faq);
  }
  return [...levels].sort(([one], [other]) => one - other).map(([, level]) => level);
}
