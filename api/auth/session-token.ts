import { sign, verify } from 'hono/jwt';
import type { TokenClaims } from '../contract/requests.ts';

export interface SessionClaims extends TokenClaims {
  epoch: number;
  /** Hash of the fingerprint cookie: a stolen token alone is not enough. */
  fingerprint: string;
}

/** Audience of our tokens. If another service uses the same secret by mistake, neither accepts the other's tokens. */
const audience = 'tanya-kami';

export function signToken(claims: SessionClaims, secret: string): Promise<string> {
  return sign({ ...claims, aud: audience }, secret, 'HS256');
}

/** The content of a token; undefined unless it is ours, unchanged and not expired. */
export async function readToken(
  token: string | undefined,
  secret: string,
): Promise<SessionClaims | undefined> {
  if (token === undefined) return undefined;
  const claims = await verify(token, secret, { alg: 'HS256', aud: audience }).catch(
    () => undefined,
  );
  // The library also accepts a list of audiences.
  return claims?.aud === audience && isSessionClaims(claims) ? claims : undefined;
}

function isSessionClaims(claims: object | undefined): claims is SessionClaims {
  if (claims === undefined) return false;
  const { user_id, exp, epoch, fingerprint } = claims as Record<string, unknown>;
  return (
    typeof user_id === 'number' &&
    typeof exp === 'number' &&
    typeof epoch === 'number' &&
    typeof fingerprint === 'string'
  );
}
