import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { TotpSetUp } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import { totpFactors } from '../../db/schema.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import type { SeedSeal } from './seal-seed.ts';
import { findTotpStep, makeSeed, toBase32, totpAddress } from './totp.ts';

/**
 * The name of the entry in the app. Apps may overwrite an entry of the same name, so servers need different ones. The
 * format allows no colon in it.
 */
function issuerOf(host: string | undefined): string {
  return host ? `Tanya Kami (${host.replaceAll(':', ' ')})` : 'Tanya Kami';
}

/** The authenticator app of an account. */
export type TotpFactor = ReturnType<typeof createTotpFactor>;

/** @param publicHost the host of the public address; without it, that of each request is used. */
export function createTotpFactor(seal: SeedSeal, publicHost: string | undefined) {
  async function find(tx: Tx, userId: number) {
    const [row] = await tx.select().from(totpFactors).where(eq(totpFactors.userId, userId));
    return row;
  }

  return {
    /** Stores a new seed. It counts as a factor once a code was typed. */
    async begin(
      tx: Tx,
      { id: userId, username }: { id: number; username: string },
      requestHost: string | undefined,
    ): Promise<TotpSetUp> {
      if ((await find(tx, userId))?.confirmedAt) throw new ApiError(409, messages.totpExists);
      const seed = makeSeed();
      const row = { seed: seal.seal(userId, seed), createdAt: new Date().toISOString() };
      await tx
        .insert(totpFactors)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target: totpFactors.userId, set: row });
      return {
        secret: toBase32(seed),
        uri: totpAddress(seed, issuerOf(publicHost ?? requestHost), username),
      };
    },

    /** @throws ApiError 400 for a wrong code, 409 when there is nothing to confirm. */
    async confirm(tx: Tx, userId: number, code: string): Promise<void> {
      const row = await find(tx, userId);
      if (row === undefined || row.confirmedAt !== null) {
        throw new ApiError(409, messages.totpNotBegun);
      }
      const opened = seal.open(userId, row.seed);
      const step = opened && findTotpStep(opened.seed, code, Date.now());
      if (step === undefined) throw fieldError(400, 'code', messages.wrongCode);
      await tx
        .update(totpFactors)
        .set({ confirmedAt: new Date().toISOString(), lastStep: step })
        .where(and(eq(totpFactors.userId, userId), isNull(totpFactors.confirmedAt)));
    },

    /** Uses a code up. Returns false for a wrong code, and for one that was used already. */
    async take(tx: Tx, userId: number, code: string): Promise<boolean> {
      const row = await find(tx, userId);
      const opened = row && seal.open(userId, row.seed);
      const step = opened && findTotpStep(opened.seed, code, Date.now());
      if (step === undefined) return false;
      // One statement checks and stores the step: of two servers that get the same code, only one accepts it.
      const taken = await tx
        .update(totpFactors)
        .set({ lastStep: step, ...(opened?.isOld && { seed: seal.seal(userId, opened.seed) }) })
        .where(
          and(
            eq(totpFactors.userId, userId),
            isNotNull(totpFactors.confirmedAt),
            lt(totpFactors.lastStep, step),
          ),
        )
        .returning({ userId: totpFactors.userId });
      return taken.length > 0;
    },
  };
}
