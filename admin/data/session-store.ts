import { create } from 'zustand';
import { readItem, removeItem, storeItem } from './stored-item.ts';
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

/** The account that this document serves, and since when (ms since 1970). */
let served = serve(useSession.getState());

/**
 * Reads the token again: it may have expired, or another tab may have signed in or out.
 *
 * @returns whether the document is being replaced, see `leaveToOther`.
 */
export function refreshSession(): boolean {
  if (leaveToOther()) return true;
  const before = useSession.getState();
  const token = readToken();
  if (!before.signedIn) served = serve(token) ?? served;
  if (token.signedIn === before.signedIn && token.userId === before.userId) return false;
  if (before.signedIn && hasSignedOut()) {
    leave('/signin', false);
    return true;
  }
  const lastName = before.signedIn ? before.name : before.lastName;
  useSession.setState({ ...token, lastName, endedHere: before.signedIn && !token.signedIn });
  return false;
}

/**
 * Replaces the document if another account has signed in. A document serves one account: what it has in memory must not be
 * shown to the next person, and not be saved in their name.
 *
 * @returns whether it is being replaced. It must not send or show anything then.
 */
export function leaveToOther(): boolean {
  const token = readToken();
  if (!token.signedIn || served === undefined || served.userId === token.userId) return false;
  leave('/', !hasSignedOut());
  return true;
}

/** Replaces the document. Its forms close first, and store their text if their user has not signed out. */
function leave(path: string, endedHere: boolean): void {
  const { name: lastName } = useSession.getState();
  useSession.setState({ signedIn: false, userId: undefined, lastName, endedHere });
  setTimeout(() => window.location.replace(path));
}

function serve({ signedIn, userId }: Pick<Session, 'signedIn' | 'userId'>) {
  return signedIn ? { userId, since: Date.now() } : undefined;
}

/** Whether the user of this document has signed out since, in any tab. A tab that slept finds the mark when it wakes. */
export function hasSignedOut(): boolean {
  return served !== undefined && hasSignedOutSince(served.userId, served.since);
}

/** Whether this user has signed out in this browser at this time (ms since 1970) or after it. */
export function hasSignedOutSince(userId: number | undefined, ms: number): boolean {
  return Number(readItem('localStorage', markOf(userId))) >= ms;
}

/**
 * Tells all tabs that their user signs out. Call it before the request: a tab may notice its end before this one.
 *
 * @returns a function that takes it back.
 */
export function markSignOut(): () => void {
  const mark = markOf(useSession.getState().userId);
  storeItem('localStorage', mark, `${Date.now()}`);
  return () => removeItem('localStorage', mark);
}

function markOf(userId: number | undefined): string {
  return `signed-out:${userId}`;
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

/** Removes the session after signing out, and all that this document has in memory. */
export function clearSession(): void {
  dropToken();
  leave('/signin', false);
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
