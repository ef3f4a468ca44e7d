import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that signs tokens: made once per data folder, readable by its owner alone. */
export function loadSecret(dataFolder: string): string {
  const file = join(dataFolder, 'jwt-secret');
  if (!existsSync(file)) {
    // Whole or not at all: a start that was cut off must not leave an empty secret behind.
    const partial = `${file}.partial`;
    rmSync(partial, { force: true });
    writeFileSync(partial, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(partial, file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`${file} holds no usable secret: delete it and start again.`);
  return secret;
}
