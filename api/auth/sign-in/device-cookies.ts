import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deviceDays } from '../auth-limits.ts';

/**
 * Cookies of browsers that have signed in to an account before. They give no access: attempts from such a browser only
 * have a counter of their own, so nobody else at the same address can delay them.
 */
export type DeviceCookies = ReturnType<typeof createDeviceCookies>;

export function createDeviceCookies(secret: string, secure: boolean) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
  const nameOf = (userId: number) => `${secure ? '__Host-' : ''}device-${userId}`;
  const signatureOf = (userId: number, mark: string) =>
    createHmac('sha256', key).update(`${userId} ${mark}`).digest();

  /** The browser's mark for the account. Undefined unless this server gave it to a browser after a sign-in. */
  const find = (c: Context, userId: number): string | undefined => {
    const [mark = '', signature = ''] = getCookie(c, nameOf(userId))?.split('.') ?? [];
    const [right, sent] = [signatureOf(userId, mark), Buffer.from(signature, 'base64url')];
    return sent.length === right.length && timingSafeEqual(sent, right) ? mark : undefined;
  };

  return {
    find,
    /** Marks the browser. */
    set(c: Context, userId: number): void {
      const mark = find(c, userId) ?? randomBytes(16).toString('base64url');
      const value = `${mark}.${signatureOf(userId, mark).toString('base64url')}`;
      const maxAge = deviceDays * 86_400;
      setCookie(c, nameOf(userId), value, {
        path: '/',
        sameSite: 'Strict',
        secure,
        httpOnly: true,
        maxAge,
      });
    },
  };
}
