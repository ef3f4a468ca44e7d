import { describe, expect, it } from 'vitest';
import { createSeedSeal } from '../../../api/auth/factors/seal-seed.ts';
import {
  findTotpStep,
  toBase32,
  totpAddress,
  totpCode,
  totpStep,
} from '../../../api/auth/factors/totp.ts';

/** RFC 6238, appendix B: the seed of SHA-1, and the last six of the eight digits. */
const rfcSeed = Buffer.from('12345678901234567890');

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds are those of RFC 6238', (seconds, code) => {
    expect(totpCode(rfcSeed, totpStep(seconds * 1000))).toBe(code);
  });

  it('are accepted in their own step, the one before and the one after it only', () => {
    const now = 1_111_111_111_000;
    const step = totpStep(now);
    for (const [offset, found] of [
      [0, step],
      [-1, step - 1],
      [-2, undefined],
      [1, step + 1],
      [2, undefined],
    ] as const) {
      expect(findTotpStep(rfcSeed, totpCode(rfcSeed, step + offset), now)).toBe(found);
    }
    expect(findTotpStep(rfcSeed, '12345', now)).toBeUndefined();
  });

  it('have a seed in the base32 of RFC 4648, in an address that apps can read', () => {
    expect(toBase32(rfcSeed)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpAddress(rfcSeed, 'Tanya Kami', 'siti & budi')).toBe(
      'otpauth://totp/Tanya%20Kami:siti%20%26%20budi?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tanya%20Kami',
    );
  });
});

describe('a stored seed', () => {
  const [secret, other] = ['a'.repeat(32), 'b'.repeat(32)];

  it('opens only with the secret, for its own account and unchanged', () => {
    const seal = createSeedSeal(secret, undefined);
    const sealed = seal.seal(7, rfcSeed);
    expect(sealed).not.toContain(rfcSeed.toString('base64url'));
    expect(seal.seal(7, rfcSeed)).not.toBe(sealed);
    expect(seal.open(7, sealed)).toEqual({ seed: rfcSeed, isOld: false });
    expect(seal.open(8, sealed)).toBeUndefined();
    expect(createSeedSeal(other, undefined).open(7, sealed)).toBeUndefined();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(seal.open(7, changed.toString('base64url'))).toBeUndefined();
    expect(seal.open(7, '')).toBeUndefined();
  });

  it('opens with the previous secret during a rotation', () => {
    const sealed = createSeedSeal(secret, undefined).seal(7, rfcSeed);
    expect(createSeedSeal(other, secret).open(7, sealed)).toEqual({ seed: rfcSeed, isOld: true });
  });
});
