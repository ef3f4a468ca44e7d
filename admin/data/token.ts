import type { TokenClaims } from '../../api/contract/requests.ts';

/**
 * Returns the claims of the readable `token` cookie, or `undefined` if it is missing, damaged or expired.
 *
 * @param nowMs the server's time.
 */
export function findClaims(cookies: string, nowMs: number): TokenClaims | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith('token='));
  const payload = token?.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(payload));
    return isClaims(claims) && claims.exp * 1000 > nowMs ? claims : undefined;
  } catch {
    return undefined;
  }
}

function isClaims(value: unknown): value is TokenClaims {
  return (
    typeof value === 'object' && value !== null && 'exp' in value && typeof value.exp === 'number'
  );
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
