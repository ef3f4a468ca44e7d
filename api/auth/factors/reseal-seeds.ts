import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { totpFactors } from '../../db/schema.ts';
import type { SeedSeal } from './seal-seed.ts';

/** Encrypts all seeds with the current secret, after a rotation. The previous secret is not needed any more then. */
export async function resealSeeds(db: Database, seal: SeedSeal): Promise<void> {
  const columns = { userId: totpFactors.userId, seed: totpFactors.seed };
  await db.write(async (tx) => {
    for (const { userId, seed } of await tx.select(columns).from(totpFactors)) {
      const opened = seal.open(userId, seed);
      if (!opened?.isOld) continue;
      const resealed = { seed: seal.seal(userId, opened.seed) };
      await tx.update(totpFactors).set(resealed).where(eq(totpFactors.userId, userId));
    }
  });
}
