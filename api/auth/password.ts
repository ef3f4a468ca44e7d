import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** A random password of 128 bits. */
export function makePassword(): string {
  return randomBytes(16).toString('base64url');
}

/** The argon2id hash to store; it contains its salt and its cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Takes the same time when there is no hash (no such user), so that response times do not reveal which names exist. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
}

let dummyHash: Promise<string> | undefined;
