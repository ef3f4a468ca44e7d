import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts the seeds of authenticator apps for the database. */
export type SeedSeal = ReturnType<typeof createSeedSeal>;

const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a key derived from the server's secret. The account's id is additional data, so a seed that is copied
 * to another account's row does not open.
 *
 * @param previousSecret the secret before the last rotation; seeds that were sealed with it still open.
 */
export function createSeedSeal(secret: string, previousSecret: string | undefined) {
  const key = deriveKey(secret);
  const previousKey = previousSecret === undefined ? undefined : deriveKey(previousSecret);
  return {
    seal(userId: number, seed: Uint8Array): string {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(accountData(userId));
      const content = Buffer.concat([cipher.update(seed), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },
    /**
     * Undefined when no known secret opens it. It is old when it was sealed with the previous secret.
     */
    open(userId: number, sealed: string): { seed: Buffer; isOld: boolean } | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      const seed = decrypt(key, userId, bytes);
      if (seed !== undefined) return { seed, isOld: false };
      const old = previousKey && decrypt(previousKey, userId, bytes);
      return old && { seed: old, isOld: true };
    },
  };
}

function decrypt(key: Buffer, userId: number, bytes: Buffer): Buffer | undefined {
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
    decipher.setAAD(accountData(userId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'seeds of authenticator apps', 32));
}

function accountData(userId: number): Buffer {
  return Buffer.from(`account ${userId}`);
}
