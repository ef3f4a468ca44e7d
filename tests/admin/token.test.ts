import { describe, expect, it } from 'vitest';
import { findClaims } from '../../admin/data/token.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const claims = { user_id: 3, account_name: 'Sari Ünal', exp: now / 1000 + 1 };

function tokenOf(payload: unknown): string {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `eyJhbGciOiJIUzI1NiJ9.${encoded}.c2lnbmF0dXJl`;
}

describe('the claims of the token', () => {
  it('are read from the cookie, whatever other cookies there are', () => {
    const cookies = `theme=dark; token=${tokenOf(claims)}; other=1`;
    expect(findClaims(cookies, now)).toEqual(claims);
  });

  it('are those of `token`, not of a cookie whose name ends with `token`', () => {
    expect(findClaims(`csrftoken=${tokenOf(claims)}`, now)).toBeUndefined();
  });

  it('are none from the second in which the token expires', () => {
    expect(findClaims(`token=${tokenOf(claims)}`, claims.exp * 1000 - 1)).toEqual(claims);
    expect(findClaims(`token=${tokenOf(claims)}`, claims.exp * 1000)).toBeUndefined();
  });

  it.each([
    ['there is no cookie', ''],
    ['it is empty', 'token='],
    ['it has no payload', 'token=abc'],
    ['its payload is no base64', 'token=a.%%%.c'],
    ['its payload is no JSON', `token=a.${Buffer.from('halo').toString('base64url')}.c`],
    ['it never runs out', `token=${tokenOf({ user_id: 1, account_name: 'admin' })}`],
    ['it is null', `token=${tokenOf(null)}`],
  ])('are none when %s', (_, cookies) => {
    expect(findClaims(cookies, now)).toBeUndefined();
  });
});
