import { eq } from 'drizzle-orm';
import { consoleActor } from '../audit-log/actor.ts';
import { createAuditedDatabase } from '../audit-log/audited-database.ts';
import { findUsernameProblem, usernameProblems } from '../auth/find-username-problem.ts';
import { hashPassword, makePassword } from '../auth/password.ts';
import { usernameMaxLength } from '../contract/limits.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { usernameKey } from '../db/username-key.ts';
import { ApiError } from '../http/errors.ts';
import { createUser, setUserPassword } from '../users/user-writes.ts';
import { CommandError, type DatabaseCommand, UsageError } from './command.ts';

/** Creates an account or resets a password when nobody can sign in. */
export const adminCommand: DatabaseCommand = {
  summary: 'creates an admin account, or sets a new password',
  help: `Usage: tanya-kami admin create NAME
       tanya-kami admin reset-password NAME

  create NAME          creates an admin account with a random password
  reset-password NAME  sets a new random password and ends the account's sessions

The password is printed once and not stored. Set DATA_DIR to the folder of the database.`,

  async run(db, [action, typedName, ...rest]) {
    if (action !== 'create' && action !== 'reset-password') {
      throw new UsageError(
        action === undefined ? 'An action is missing.' : `Unknown action: ${action}.`,
      );
    }
    const name = typedName?.trim() ?? '';
    if (name === '' || rest.length > 0) throw new UsageError(`${action} takes one name.`);
    return action === 'create' ? await create(db, name) : await resetPassword(db, name);
  },
};

async function create(db: Database, username: string): Promise<string> {
  if (username.length > usernameMaxLength) {
    throw new CommandError(`A username has at most ${usernameMaxLength} characters.`);
  }
  const problem = findUsernameProblem(username);
  if (problem) throw new CommandError(`The username ${usernameProblems[problem]}.`);
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  try {
    await createAuditedDatabase(db).write(consoleActor, (change) =>
      createUser(change, { username, passwordHash, websiteId: null }),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      throw new CommandError(`There is already an account named ${username}.`);
    }
    throw error;
  }
  return credentials('Account created.', username, password);
}

async function resetPassword(db: Database, typedName: string): Promise<string> {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const username = await createAuditedDatabase(db).write(consoleActor, async (change) => {
    const [user] = await change.tx
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(eq(users.usernameKey, usernameKey(typedName)));
    if (user === undefined) throw new CommandError(`There is no account named ${typedName}.`);
    await setUserPassword(change, { id: user.id }, passwordHash);
    return user.username;
  });
  return credentials('Password changed; its sessions have ended.', username, password);
}

function credentials(done: string, username: string, password: string): string {
  return `${done}\n  Username  ${username}\n  Password  ${password}`;
}
