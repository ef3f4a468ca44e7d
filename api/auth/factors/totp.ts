import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** One-time codes by the time (RFC 6238) as authenticator apps make them: SHA-1, 6 digits, 30 seconds. */

const stepSeconds = 30;
const digits = 6;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A seed of 160 bits, as long as the output of the hash (RFC 4226, section 4). */
export function makeSeed(): Buffer {
  return randomBytes(20);
}

/** The time step of a time in milliseconds. */
export function totpStep(time: number): number {
  return Math.floor(time / 1000 / stepSeconds);
}

export function totpCode(seed: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', seed).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/**
 * The step of a code: the current one, or the one before or after it, for clocks of phones that are late or fast (RFC
 * 6238, section 6). Undefined for a wrong code.
 */
export function findTotpStep(seed: Uint8Array, code: string, time: number): number | undefined {
  if (!isTotpCode(code)) return undefined;
  const now = totpStep(time);
  return [now, now - 1, now + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(seed, step)), Buffer.from(code)),
  );
}

/** Whether a text looks like a code. */
export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The seed as people type it into an app that cannot scan. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The address in the QR code. It contains the seed, so it is never logged or stored. */
export function totpAddress(seed: Uint8Array, issuer: string, username: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${toBase32(seed)}&issuer=${encodeURIComponent(issuer)}`;
}
