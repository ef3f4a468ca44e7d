import { randomBytes } from 'node:crypto';
import { systemActor } from '../audit/actor.ts';
import { keepFact } from '../audit/keep-fact.ts';
import { created } from '../db/created.ts';
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
    const by = systemActor;
    const [admin] = await tx
      .insert(users)
      .values({
        username,
        usernameKey: usernameKey(username),
        passwordHash,
        ...created(by.username),
      })
      .returning({ id: users.id });
    if (admin === undefined) throw new Error('The database kept no first admin.');
    await keepFact(tx, by, {
      action: 'create',
      entity: 'user',
      entityId: admin.id,
      websiteId: null,
      label: username,
      after: { username, status: true, website_id: null, version: 1 },
    });
    return { username, generatedPassword };
  });
}
