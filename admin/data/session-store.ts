import { create } from 'zustand';
import { findClaims } from './token.ts';

interface Session {
  signedIn: boolean;
  /** The name shown in the user menu (spec, section 3). */
  name: string;
  userId: number | undefined;
  /** The name of the last session of this page. */
  lastName: string;
  /** The session expired while this page was open; signing in returns to this page. */
  endedHere: boolean;
  /** How many requests the server has refused. */
  refusals: number;
}

/** How far the server's clock is ahead of this computer's, in milliseconds; 0 until the first response. */
let serverAheadMs = 0;

/** The signed-in user, according to the token cookie. The server checks every request again. */
export const useSession = create<Session>(() => ({
  ...readToken(),
  lastName: '',
  endedHere: false,
  refusals: 0,
}));

/** Reads the token again: it may have expired, or another tab may have signed in or out. */
export function refreshSession(): void {
  const before = useSession.getState();
  const token = readToken();
  if (token.signedIn === before.signedIn && token.userId === before.userId) return;
  const lastName = before.signedIn ? before.name : before.lastName;
  useSession.setState({ ...token, lastName, endedHere: before.signedIn && !token.signedIn });
}

/**
 * Learns the server's time from the `Date` header of a response. A computer whose clock is 12 hours fast would otherwise
 * take every new token for an expired one.
 */
export function noteServerTime(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (Number.isNaN(serverMs)) return;
  serverAheadMs = serverMs - Date.now();
  refreshSession();
}

/** Why there is no session right after a sign-in: the browser has stored no cookie, or the clock is wrong. */
export type SessionProblem = 'cookies' | 'clock';

export function findSessionProblem(): SessionProblem | undefined {
  if (useSession.getState().signedIn) return undefined;
  return findClaims(document.cookie, 0) === undefined ? 'cookies' : 'clock';
}

/** Removes a token that the server no longer accepts. */
export function expireSession(): void {
  dropToken();
  refreshSession();
}

/** Records a request that the server refused: the user's rights may have changed. */
export function noteRefusal(): void {
  useSession.setState(({ refusals }) => ({ refusals: refusals + 1 }));
}

/** Removes the session after signing out. */
export function clearSession(): void {
  dropToken();
  useSession.setState({ ...readToken(), endedHere: false });
}

function dropToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers have no Cookie Store API.
  document.cookie = 'token=; Path=/; Max-Age=0';
}

function readToken(): Omit<Session, 'lastName' | 'endedHere' | 'refusals'> {
  const claims = findClaims(document.cookie, Date.now() + serverAheadMs);
  return {
    signedIn: claims !== undefined,
    name: claims?.account_name || String(claims?.user_id ?? 'User'),
    userId: claims?.user_id,
  };
}
