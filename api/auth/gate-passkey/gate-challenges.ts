import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { challenges } from '../../db/schema.ts';
import { challengeMinutes } from '../auth-limits.ts';

const nonceBytes = 16;
const timeBytes = 6;

/** Challenges of passkeys before the gate. Anybody may ask for one, so none is stored until it was answered. */
export type GateChallenges = ReturnType<typeof createGateChallenges>;

/**
 * A challenge is a random number, the time of its end, and a MAC of both and of the client's address. All servers of one
 * database have the same secret, so each accepts the challenges of the others.
 */
export function createGateChallenges(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'challenges before the gate', 32));
  const sign = (content: Buffer, address: string) => {
    const mac = createHmac('sha256', key).update(content).update(address).digest();
    return Buffer.concat([content, mac]);
  };

  /** The time of its end. The challenge may be made up. */
  const endOf = (bytes: Buffer) =>
    bytes.length < nonceBytes + timeBytes ? 0 : bytes.readUIntBE(nonceBytes, timeBytes);

  return {
    make(address: string): string {
      const end = Buffer.alloc(timeBytes);
      end.writeUIntBE(Date.now() + challengeMinutes * 60_000, 0, timeBytes);
      return sign(Buffer.concat([randomBytes(nonceBytes), end]), address).toString('base64url');
    },

    /** Whether a server with this secret has given the challenge to this address, and it has not expired. */
    isValid(challenge: string, address: string): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      const right = sign(bytes.subarray(0, nonceBytes + timeBytes), address);
      return (
        bytes.length === right.length && timingSafeEqual(bytes, right) && endOf(bytes) > Date.now()
      );
    },

    /** Uses a valid challenge up. Returns false when it was used before, on any server. */
    async take(tx: Tx, challenge: string): Promise<boolean> {
      // The clock of another server may be behind: keep the row longer than the challenge is valid here. It names no
      // account, because challenges of an account are deleted with its sessions.
      const kept = endOf(Buffer.from(challenge, 'base64url')) + challengeMinutes * 60_000;
      const expiresAt = new Date(kept).toISOString();
      const used = await tx
        .insert(challenges)
        .values({ owner: challenge, purpose: 'gate', userId: null, challenge, expiresAt })
        .onConflictDoNothing()
        .returning({ challenge: challenges.challenge });
      return used.length > 0;
    },
  };
}
