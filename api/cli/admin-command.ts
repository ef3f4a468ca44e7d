import { consoleActor } from '../audit-log/actor.ts';
import { type Change, createAuditedDatabase } from '../audit-log/audited-database.ts';
import { removeFactors } from '../auth/factors/factor-writes.ts';
import { findUsernameProblem, usernameProblems } from '../auth/find-username-problem.ts';
import { hashPassword, makePassword } from '../auth/password.ts';
import { type Account, findAccount } from '../auth/sign-in/sign-in-actor.ts';
import { usernameMaxLength } from '../contract/limits.ts';
import type { Rights } from '../contract/rights.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/errors.ts';
import { createUser, setUserPassword } from '../users/user-writes.ts';
import { CommandError, type DatabaseCommand, UsageError, unknownAction } from './command.ts';

/** Creates an account or resets a password when nobody can sign in. */
export const adminCommand: DatabaseCommand = {
  summary: 'creates an admin account, sets a new password, or removes second factors',
  help: `Usage: tanya-kami admin create NAME
       tanya-kami admin reset-password NAME
       tanya-kami admin remove-factors NAME

  create NAME          creates an admin account with a random password
  reset-password NAME  sets a new random password and ends the account's sessions
  remove-factors NAME  removes the account's authenticator app, passkeys and recovery codes

The password is printed once and not stored. Set DATA_DIR to the folder of the database.`,

  async run(db, [action, typedName, ...rest]) {
    const run = actions.get(action ?? '');
    if (run === undefined) {
      throw unknownAction(action);
    }
    const name = typedName?.trim() ?? '';
    if (name === '' || rest.length > 0) throw new UsageError(`${action} takes one name.`);
    return await run(db, name);
  },
};

const actions: ReadonlyMap<string, (db: Database, name: string) => Promise<string>> = new Map([
  ['create', create],
  ['reset-password', resetPassword],
  ['remove-factors', dropFactors],
]);
const adminRights: Rights = { role: 'admin', website_ids: [], may_publish: true };

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
      createUser(change, { username, passwordHash, rights: adminRights }),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      const isTaken = (await findAccount(db.read, { username })) !== undefined;
      throw new CommandError(
        isTaken
          ? `There is already an account named ${username}.`
          : 'The username looks like the name of another account.',
      );
    }
    throw error;
  }
  return credentials('Account created.', username, password);
}

async function resetPassword(db: Database, typedName: string): Promise<string> {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const username = await createAuditedDatabase(db).write(consoleActor, async (change) => {
    const user = await requireAccount(change, typedName);
    await setUserPassword(change, { id: user.id }, passwordHash);
    return user.username;
  });
  return credentials('Password changed; its sessions have ended.', username, password);
}

/** A password reset keeps the factors, so this is a command of its own. */
async function dropFactors(db: Database, typedName: string): Promise<string> {
  try {
    return await createAuditedDatabase(db).write(consoleActor, async (change) => {
      const account = await requireAccount(change, typedName);
      await removeFactors(change, account);
      return `The second factors of ${account.username} are removed. Its password is unchanged.`;
    });
  } catch (error) {
    if (error instanceof ApiError) throw new CommandError(`${typedName} has no second factor.`);
    throw error;
  }
}

async function requireAccount({ tx }: Change, username: string): Promise<Account> {
  const account = await findAccount(tx, { username });
  if (account === undefined) throw new CommandError(`There is no account named ${username}.`);
  return account;
}

function credentials(done: string, username: string, password: string): string {
  return `${done}\n  Username  ${username}\n  Password  ${password}`;
}
