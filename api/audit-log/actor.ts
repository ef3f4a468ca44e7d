import type { Reader } from '../db/database.ts';

/** Who makes a write: what the audit trail records, and whether they may still write. */
export interface Actor {
  /** `null` for the console, the system and a program. */
  userId: number | null;
  /** The program. */
  machineId?: number | undefined;
  username: string;
  /** `null` when the write was not sent over a network. */
  address: string | null;
  /** The session by the id with which it began; `null` for writes without a session. */
  session: string | null;
  /**
   * Runs first in each of the actor's transactions. Between the start of a request and its write, somebody else may
   * have ended the session, the account or the whitelist entry.
   *
   * @throws ApiError 401 or 403 when the actor may no longer write.
   */
  requireAccess(db: Reader): Promise<void>;
  /** Whether a write is refused that visitors would read at once. Known after `requireAccess`, as is the next one. */
  writesDraftsOnly?(): boolean;
  /** Whether an error may name a website to them; undefined for all websites. */
  mayName?(websiteId: number): boolean;
  /**
   * Runs in the transaction of each sensitive write, see `is-sensitive.ts`.
   *
   * @throws ProofError when the last proof of who uses the session is too old.
   */
  requireProof(db: Reader): Promise<void>;
}

/** A command on the server's own machine. */
export const consoleActor: Actor = {
  userId: null,
  username: 'console',
  address: null,
  session: null,
  requireAccess: async () => {},
  requireProof: async () => {},
};

/** The server itself. */
export const systemActor: Actor = { ...consoleActor, username: 'system' };
