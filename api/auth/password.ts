import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** A password that nobody has to think up: 128 random bits. */
export function makePassword(): string {
  return randomBytes(16).toString('base64url');
}

/** The argon2id hash to store; it carries its own salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Without a hash (no such user) it works as long as with one, so that the time tells nobody which names exist. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}

let nobodysHash: Promise<string> | undefined;
