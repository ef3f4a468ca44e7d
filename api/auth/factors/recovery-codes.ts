import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { recoveryCodes } from '../../db/schema.ts';

const codesOfAccount = 10;

/** Replaces an account's recovery codes and returns the new ones. Only their hashes are stored. */
export async function makeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codesOfAccount }, () => randomBytes(16).toString('hex'));
  await dropRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashCode(code) })));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Uses a recovery code up. Returns false for a wrong or used one. */
export async function takeRecoveryCode(tx: Tx, userId: number, typed: string): Promise<boolean> {
  const hash = hashCode(typed.toLowerCase().replace(/[^0-9a-f]/g, ''));
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return taken.length > 0;
}

export async function dropRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
