import { exitCodes } from '../config/exit-codes.ts';
import { SettingsError } from '../config/settings-error.ts';
import { UnusableDatabaseError } from '../db/known-migrations.ts';
import { describeFailure } from '../db/open-database.ts';
import { plainMessage } from '../db/plain-message.ts';
import { FolderInUseError } from '../db/sqlite/lock-data-folder.ts';
import { findStorageErrorKind } from '../db/storage-error.ts';
import type { Env } from '../env.ts';

type StartSettings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'HOST' | 'PORT'>;

/** Why the server cannot listen, by the system's error code. */
const listenProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use: set PORT',
  EACCES: 'needs more rights than this user has: set PORT to 1024 or more',
  EADDRNOTAVAIL: 'is not an address of this machine: set HOST',
  ENOTFOUND: 'is not an address of this machine: set HOST',
  EAI_AGAIN: 'cannot be looked up: set HOST to an address of this machine',
};

/** Explains to the operator why the server did not start, and how to solve it. */
export function explainStartError(
  error: unknown,
  { DATA_DIR, DATABASE_URL, HOST, PORT }: StartSettings,
): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof FolderInUseError || error instanceof UnusableDatabaseError) {
    return error.message;
  }
  const listenProblem = listenProblems[listenErrorCode(error, HOST) ?? ''];
  if (listenProblem !== undefined) return `${HOST}:${PORT} ${listenProblem}.`;
  const storageError = findStorageErrorKind(error);
  if (DATABASE_URL !== undefined && storageError !== undefined) {
    return describeFailure(DATABASE_URL, error);
  }
  if (storageError === 'busy')
    return `Another process is writing to the database in ${DATA_DIR}: try again.`;
  if (storageError === 'unwritable' || ('syscall' in error && error.syscall === 'mkdir')) {
    return `${DATA_DIR} cannot be used: ${plainMessage(error)}. It must be a folder that this user may write to, with free space.`;
  }
  if (storageError === 'damaged') {
    return `The database in ${DATA_DIR} is damaged (${plainMessage(error)}). It was not changed; replace it with a backup: tanya-kami restore FILE (npm run restore -- FILE)`;
  }
  return plainMessage(error);
}

/** The exit code for an error at the start. A service manager restarts the server unless it is `unusable`. */
export function startErrorExitCode(error: unknown, { HOST }: Pick<Env, 'HOST'>): number {
  const listenCode = listenErrorCode(error, HOST);
  if (error instanceof FolderInUseError || listenCode === 'EADDRINUSE') return exitCodes.inUse;
  const needsOperator =
    error instanceof SettingsError ||
    error instanceof UnusableDatabaseError ||
    findStorageErrorKind(error) === 'damaged' ||
    /^(EACCES|EADDRNOTAVAIL|ENOTFOUND)$/.test(listenCode ?? '');
  return needsOperator ? exitCodes.unusable : exitCodes.failed;
}

/** The host of DATABASE_URL is looked up, too: only a look-up of HOST is an error of listening. */
function listenErrorCode(error: unknown, host: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  const isLookUp = syscall === 'getaddrinfo' && hostname === host;
  return syscall === 'listen' || isLookUp ? code : undefined;
}
