import { systemActor } from '../audit-log/actor.ts';
import { recordWrite } from '../audit-log/record-write.ts';
import { SettingsError } from '../config/settings-error.ts';
import type { Database } from '../db/database.ts';
import { lastEditColumns } from '../db/edit-row.ts';
import { users } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { findPasswordProblem, type PasswordProblem } from './find-password-problem.ts';
import { findUsernameProblem, usernameProblems } from './find-username-problem.ts';
import { hashPassword, makePassword } from './password.ts';

export interface FirstAdmin {
  username: string;
  /** Set only when the password was generated here. */
  generatedPassword: string | undefined;
}

const refusals: Record<PasswordProblem, string> = {
  common: 'ADMIN_PASSWORD is a common password',
  'guessable-words': 'ADMIN_PASSWORD consists of the username or words of the product',
};

/**
 * Creates the first admin. Returns undefined when there is already an account.
 *
 * @throws SettingsError when the name can be mistaken for another or the given password is easy to guess.
 */
export async function createFirstAdmin(
  db: Database,
  username: string,
  password: string | undefined,
): Promise<FirstAdmin | undefined> {
  if ((await db.read.$count(users)) > 0) return undefined;
  const nameProblem = findUsernameProblem(username);
  if (nameProblem)
    throw new SettingsError(`ADMIN_USERNAME ${usernameProblems[nameProblem]}. Choose another.`);
  const passwordProblem = password && (await findPasswordProblem(password, username));
  if (passwordProblem)
    throw new SettingsError(
      `${refusals[passwordProblem]}. Choose another, or leave it unset to get a generated one.`,
    );
  const generatedPassword = password === undefined ? makePassword() : undefined;
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
        ...lastEditColumns(by.username),
      })
      .returning({ id: users.id });
    if (admin === undefined) throw new Error('The database returned no first admin.');
    await recordWrite(tx, by, {
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
