import type { Reader } from '../db/database.ts';
import type { SessionUser } from '../http/app-env.ts';

/** Who sends a request behind the session: a person with a session, or a program with a token. */
export interface Caller {
  user: SessionUser;
  /** The address that passed the gate. */
  address: string;
  /** `Actor.session`. */
  session: string | null;
  /** The session's present id; empty for a program. */
  sessionId: string;
  machineId?: number;
  /**
   * The account as it is now.
   *
   * @throws ApiError 401 or 403 when it may no longer use the server.
   */
  findAgain(db: Reader): Promise<SessionUser>;
  /** `Actor.requireProof`. */
  requireProof(db: Reader): Promise<void>;
}
