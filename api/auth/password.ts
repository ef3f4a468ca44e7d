import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { passwordHashesMaxAtOnce } from '../config/server-limits.ts';
import { messages } from '../copy/messages.ts';
import { ApiError } from '../http/errors.ts';

const inTurn = pLimit(passwordHashesMaxAtOnce);

/** A random password of 128 bits. */
export function makePassword(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The argon2id hash to store; it contains its salt and its cost. It is made of the Unicode form NFC, because keyboards
 * send different forms of the same letter, such as `é` (NIST SP 800-63B, section 5.1.1.2).
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC')));
}

/**
 * Whether a typed password is that of a hash. Hashes of earlier versions are of the form that was typed then, so the
 * other forms are tried, too. It takes the same time when there is no hash (no such user), so that response times do not
 * reveal which names exist.
 *
 * @param isGone called when it is this password's turn: whether the client has left meanwhile.
 * @throws ApiError 408 when it has.
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  isGone: () => boolean = () => false,
): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const compared = passwordHash ?? (await dummyHash);
  for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    const matches = await inTurn(() => {
      if (isGone()) throw new ApiError(408, messages.uploadTooSlow);
      return verify(compared, form);
    });
    if (matches) return passwordHash !== undefined;
  }
  return false;
}

let dummyHash: Promise<string> | undefined;
