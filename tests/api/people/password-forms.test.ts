import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from '../../../api/auth/password.ts';
import { createAdminApi } from '../test-api.ts';

/** How often a password was compared with a hash. */
const comparisons = vi.hoisted(() => ({ count: 0 }));

vi.mock('@node-rs/argon2', async (load) => {
  const actual = await load<typeof import('@node-rs/argon2')>();
  return {
    ...actual,
    verify: (...args: Parameters<typeof actual.verify>) => {
      comparisons.count += 1;
      return actual.verify(...args);
    },
  };
});

beforeEach(() => {
  comparisons.count = 0;
});

const [composed, decomposed] = ['Caf\u00e9-Tubruk-41', 'Cafe\u0301-Tubruk-41'];

describe('a password with a letter that keyboards send in two forms', () => {
  it.each([
    [composed, decomposed],
    [decomposed, composed],
  ])('is accepted in both forms, whichever was chosen', async (chosen, typed) => {
    const stored = await hashPassword(chosen);
    expect(await isPassword(stored, typed)).toBe(true);
    expect(await isPassword(stored, chosen)).toBe(true);
    expect(await isPassword(stored, 'Cafe-Tubruk-41')).toBe(false);
  });

  it('is accepted with a hash of an earlier version, which is of the form that was typed', async () => {
    for (const typed of [composed, decomposed]) {
      expect(await isPassword(await hash(decomposed), typed)).toBe(true);
      expect(await isPassword(await hash(composed), typed)).toBe(true);
    }
  });

  it('signs in, and is measured in the form that is stored', async () => {
    const { api, cookie } = await createAdminApi();
    const create = (username: string, password: string) =>
      api.call('/api/users/', {
        method: 'POST',
        cookie,
        json: { username, password, website_id: 1 },
      });
    expect((await create('rene', composed)).status).toBe(201);
    await expect(api.signIn('rene', decomposed)).resolves.toContain('token=');
    expect((await create('empat', 'e\u0301'.repeat(4))).status).toBe(400);
    expect((await create('panjang', 'e\u0301'.repeat(128))).status).toBe(201);
    await expect(api.signIn('panjang', 'e\u0301'.repeat(128))).resolves.toContain('token=');
  });
});

it.each(['rahasia biasa', composed, decomposed])(
  'as many comparisons are made of a wrong password for a name without an account: %s',
  async (typed) => {
    const stored = await hashPassword('yang lain');
    await isPassword(stored, typed);
    const withAccount = comparisons.count;
    expect(withAccount).toBe(typed.normalize('NFD') === typed.normalize('NFC') ? 1 : 2);
    await isPassword(undefined, typed);
    expect(comparisons.count).toBe(2 * withAccount);
  },
);
