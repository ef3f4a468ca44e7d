import { existsSync } from 'node:fs';
import { exitCodeOf } from '../../build/run.ts';

/** Returns the path of a proxy. Installs a missing one on Debian as root; rejects when that fails. */
export async function requireProxy(name: 'nginx' | 'haproxy'): Promise<string> {
  const variable = `${name.toUpperCase()}_PATH`;
  const program = process.env[variable] ?? `/usr/sbin/${name}`;
  if (existsSync(program)) return program;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // With this run level, the package does not start its service.
    const options = { env: { ...process.env, RUNLEVEL: '1' } };
    await exitCodeOf('apt-get', ['update'], options);
    await exitCodeOf('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  }
  if (existsSync(program)) return program;
  throw new Error(
    `The tests of the proxies need ${name}. Install it (Debian: apt-get install ${name}) or set ${variable} to its program.`,
  );
}
