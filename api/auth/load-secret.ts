import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretMinLength } from '../config/server-limits.ts';
import { SettingsError } from '../config/settings-error.ts';

export interface SecretSettings {
  JWT_SECRET?: string | undefined;
  JWT_SECRET_FILE?: string | undefined;
  DATA_DIR: string;
}

/** The secret that signs tokens: the one of the settings, otherwise a generated one that is saved. */
export function findSecret({ JWT_SECRET, JWT_SECRET_FILE, DATA_DIR }: SecretSettings): string {
  if (JWT_SECRET !== undefined) return JWT_SECRET;
  return JWT_SECRET_FILE === undefined ? loadSecret(DATA_DIR) : readSecretFile(JWT_SECRET_FILE);
}

/** Reads a secret that systemd or a container provides as a file. A final line break is not part of the secret. */
function readSecretFile(file: string): string {
  const secret = tryRead(file).trim();
  if (secret.length < secretMinLength) {
    throw new SettingsError(
      `JWT_SECRET_FILE: ${file} must have at least ${secretMinLength} characters, and has ${secret.length}.`,
    );
  }
  return secret;
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new SettingsError(`JWT_SECRET_FILE: ${file} cannot be read (${code}).`);
  }
}

/** Creates the secret once per data folder; only its owner may read it. */
export function loadSecret(dataFolder: string): string {
  const file = join(dataFolder, 'jwt-secret');
  if (!existsSync(file)) {
    // Write a second file and rename it: an interrupted start must not leave an empty secret.
    const partial = `${file}.partial`;
    rmSync(partial, { force: true });
    writeFileSync(partial, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(partial, file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < secretMinLength)
    throw new SettingsError(`${file} has no usable secret: delete it and start again.`);
  return secret;
}
