import { existsSync } from 'node:fs';
import { exitCodeOf } from '../../scripts/run.ts';

/** The path of nginx. Installs it on Debian as root when it is missing; rejects when that fails. */
export async function requireNginx(): Promise<string> {
  const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx';
  if (existsSync(program)) return program;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // In this run level the package does not start its service.
    const options = { env: { ...process.env, RUNLEVEL: '1' } };
    await exitCodeOf('apt-get', ['update'], options);
    await exitCodeOf('apt-get', ['install', '-y', '--no-install-recommends', 'nginx'], options);
  }
  if (existsSync(program)) return program;
  throw new Error(
    'The tests of the proxies need nginx. Install it (Debian: apt-get install nginx) or set NGINX_PATH to its program.',
  );
}
