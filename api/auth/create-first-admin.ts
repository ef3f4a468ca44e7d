import { randomBytes } from 'node:crypto';
import { edited } from '../db/edited.ts';
import type { Database } from '../db/open.ts';
import { users } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { hashPassword } from './password.ts';

export interface FirstAdmin {
  username: string;
  /** Only when it was made up here: nobody else knows it. */
  generatedPassword: string | undefined;
}

/** Makes the first admin; undefined when there is already one. */
export async function createFirstAdmin(
  db: Database,
  username: string,
  password: string | undefined,
): Promise<FirstAdmin | undefined> {
  if ((await db.read.$count(users)) > 0) return undefined;
  const generatedPassword =
    password === undefined ? randomBytes(15).toString('base64url') : undefined;
  const passwordHash = await hashPassword(password ?? generatedPassword ?? '');
  return await db.write(async (tx) => {
    if ((await tx.$count(users)) > 0) return undefined;
    await tx
      .insert(users)
      .values({ username, usernameKey: usernameKey(username), passwordHash, ...edited('system') });
    return { username, generatedPassword };
  });
}
