import { eq } from 'drizzle-orm';
import type { Reader } from './open.ts';
import { tableSizes } from './schema.ts';

/** How many rows a listed table has, without a look at each. */
export async function tableSize(
  db: Reader,
  name: (typeof tableSizes.$inferSelect)['name'],
): Promise<number> {
  const [row] = await db
    .select({ size: tableSizes.size })
    .from(tableSizes)
    .where(eq(tableSizes.name, name));
  if (row === undefined) throw new Error(`The size of ${name} is not kept.`);
  return row.size;
}
