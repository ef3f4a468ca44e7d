import { existsSync } from 'node:fs';
import { exitCodeOf } from '../../build/run.ts';

/** Returns the path of LibreOffice. Installs a missing one on Debian as root; rejects when that fails. */
export async function requireLibreOffice(): Promise<string> {
  const program = process.env.SOFFICE_PATH ?? '/usr/bin/soffice';
  if (existsSync(program)) return program;
  const name = 'libreoffice-calc-nogui';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await exitCodeOf('apt-get', ['update']);
    await exitCodeOf('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
  if (existsSync(program)) return program;
  throw new Error(
    `The tests of spreadsheets need LibreOffice. Install it (Debian: apt-get install ${name}) or set SOFFICE_PATH to its program.`,
  );
}
