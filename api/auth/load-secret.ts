import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretMinLength } from '../config/server-limits.ts';
import { SettingsError } from '../config/settings-error.ts';

export interface SecretSettings {
  JWT_SECRET?: string | undefined;
  JWT_SECRET_FILE?: string | undefined;
  JWT_SECRET_PREVIOUS?: string | undefined;
  JWT_SECRET_PREVIOUS_FILE?: string | undefined;
  DATA_DIR: string;
}

/** The secret that signs tokens: the one of the settings, otherwise a generated one that is saved. */
export function findSecret({ JWT_SECRET, JWT_SECRET_FILE, DATA_DIR }: SecretSettings): string {
  if (JWT_SECRET !== undefined) return JWT_SECRET;
  if (JWT_SECRET_FILE !== undefined) return readSecretFile('JWT_SECRET_FILE', JWT_SECRET_FILE);
  return loadSecret(DATA_DIR);
}

/** The secret before the last rotation, if the settings have one. Otherwise the operator may have kept the generated one. */
export function findPreviousSecret(settings: SecretSettings): string | undefined {
  const { JWT_SECRET_PREVIOUS, JWT_SECRET_PREVIOUS_FILE, DATA_DIR } = settings;
  if (JWT_SECRET_PREVIOUS !== undefined) return JWT_SECRET_PREVIOUS;
  const name = 'JWT_SECRET_PREVIOUS_FILE';
  if (JWT_SECRET_PREVIOUS_FILE !== undefined) return readSecretFile(name, JWT_SECRET_PREVIOUS_FILE);
  const kept = join(DATA_DIR, 'jwt-secret-previous');
  return existsSync(kept) ? readSecretFile(name, kept) : undefined;
}

/** Reads a secret that systemd or a container provides as a file. A final line break is not part of the secret. */
function readSecretFile(name: string, file: string): string {
  const secret = tryRead(name, file).trim();
  if (secret.length < secretMinLength) {
    throw new SettingsError(
      `${name}: ${file} must have at least ${secretMinLength} characters, and has ${secret.length}.`,
    );
  }
  return secret;
}

function tryRead(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new SettingsError(`${name}: ${file} cannot be read (${code}).`);
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
