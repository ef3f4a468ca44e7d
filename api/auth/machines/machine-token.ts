import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'tanyakami_';
const secretLength = 32;
const checksumLength = 6;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The prefix, the secret and the checksum. */
const form = /^tanyakami_[\dA-Za-z]{38}$/;

/** A new token. Scanners of repositories recognise a leaked one by its prefix and its checksum. */
export function makeMachineToken(): string {
  const secret = Array.from({ length: secretLength }, () => digits[randomInt(digits.length)]);
  const body = prefix + secret.join('');
  return body + checksumOf(body);
}

/**
 * The token in an `Authorization` header; undefined for every other value, also of another kind: proxies send Basic and
 * Bearer of their own with every request. The result may not be well-formed.
 */
export function readMachineToken(header: string | undefined): string | undefined {
  const token = /^bearer +(\S.*)$/i.exec(header ?? '')?.[1]?.trim();
  return token?.startsWith(prefix) ? token : undefined;
}

/** Whether a token has the right form and checksum. */
export function isWellFormed(token: string): boolean {
  return form.test(token) && token.endsWith(checksumOf(token.slice(0, -checksumLength)));
}

/** SHA-256 as it is stored. */
export function hashMachineToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** CRC32 in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let written = '';
  for (let at = 0; at < checksumLength; at += 1) {
    written = digits[rest % digits.length] + written;
    rest = Math.floor(rest / digits.length);
  }
  return written;
}
