import { refreshSession, useSession } from '../../admin/data/session-store.ts';

/** Sets the token cookie as the server does; it expires after an hour by default. */
export function signInAs(name: string, lastsMs = 3_600_000): void {
  const claims = { user_id: 7, account_name: name, exp: (Date.now() + lastsMs) / 1000 };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  // biome-ignore lint/suspicious/noDocumentCookie: the product reads it there.
  document.cookie = `token=e30.${payload}.x; Path=/`;
  refreshSession();
}

/** Deletes the token cookie. */
export function removeSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the product reads it there.
  document.cookie = 'token=; Path=/; Max-Age=0';
  refreshSession();
  useSession.setState({ endedHere: false });
}
