import { totpCode, totpStep } from '../../../api/auth/factors/totp.ts';

/** The code of an app now, or some steps from now. */
export function codeOf(secret: string, steps = 0): string {
  return totpCode(fromBase32(secret), totpStep(Date.now()) + steps);
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
    .map((five) => five.toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
