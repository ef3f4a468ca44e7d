import { describe, expect, it } from 'vitest';
import { contextWords, findPasswordProblem } from '../../../api/auth/find-password-problem.ts';
import { makePassword } from '../../../api/auth/password.ts';
import { cpuMsOf } from '../../tools/cpu-time.ts';

describe('a password', () => {
  it.each(['password', 'PASSWORD', '12345678', 'qwertyuiop', 'bismillah', 'indonesia', 'sayangku'])(
    'is refused when it is common: %s',
    async (password) => {
      expect(await findPasswordProblem(password, 'budi')).toBe('common');
    },
  );

  it.each([
    ['budi1234', 'Budi'],
    ['BudiBudiBudi', 'budi'],
    ['bu.di-2026', 'bu di'],
    ['Tanya-Kami-2026', 'budi'],
    ['tanya kami!!', 'budi'],
    ['admin12345', 'budi'],
    ['customer.service', 'budi'],
    ['LiveChat_99', 'budi'],
    ['deposit&withdraw', 'budi'],
  ])(
    'is refused when it consists of words about the account or the product: %s of %s',
    async (password, name) => {
      expect(await findPasswordProblem(password, name)).toBe('guessable-words');
    },
  );

  it('is refused when it is a common password after such a word', async () => {
    expect(await findPasswordProblem('admin-password1', 'budi')).toBe('common');
    expect(await findPasswordProblem('iloveyouBudi', 'budi')).toBe('common');
  });

  it('is refused when it is a common password with separators', async () => {
    expect(await findPasswordProblem('pass-word1', 'budi')).toBe('common');
    expect(await findPasswordProblem('1234 5678', 'budi')).toBe('common');
  });

  it.each([
    ['kata-sandi-budi', 'budi'],
    ['kuda terbang di atas kami', 'budi'],
    ['rahasia-sekali', 'a'],
    ['!!!???###&&&', 'budi'],
    ['パスワードではありません', 'budi'],
    ['x'.repeat(128), 'budi'],
  ])('may contain such words among others: %s of %s', async (password, name) => {
    expect(await findPasswordProblem(password, name)).toBeUndefined();
  });

  it('is checked quickly', async () => {
    await findPasswordProblem('kata-sandi-budi', 'budi');
    const ms = await cpuMsOf(async () => {
      for (let number = 0; number < 1000; number++) {
        await findPasswordProblem(`kata-sandi-${number}`, 'budi');
      }
    });
    // 1,000 checks take less than two hashes.
    expect(ms).toBeLessThan(500);
  });

  it('is never refused when it was generated', async () => {
    for (let number = 0; number < 200; number++) {
      const password = makePassword();
      expect(Buffer.from(password, 'base64url')).toHaveLength(16);
      expect(await findPasswordProblem(password, 'admin')).toBeUndefined();
    }
  });
});

it('is compared with words in their normalised form', () => {
  for (const word of contextWords) expect(word).toMatch(/^[a-z]{3,}$/);
});
