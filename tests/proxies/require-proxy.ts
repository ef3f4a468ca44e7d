import { existsSync } from 'node:fs';
import { exitCodeOf } from '../../build/run.ts';

/** Where Debian's packages have them. */
const programs = {
  nginx: '/usr/sbin/nginx',
  haproxy: '/usr/sbin/haproxy',
  caddy: '/usr/bin/caddy',
} as const;

/** Returns the path of a proxy. Installs a missing one on Debian as root; rejects when that fails. */
export async function requireProxy(name: keyof typeof programs): Promise<string> {
  const variable = `${name.toUpperCase()}_PATH`;
  const program = process.env[variable] ?? programs[name];
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
