import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { readShipped } from './start-nginx.ts';

/**
 * Runs Caddy with the shipped files in its own folder, with the given ports. Its own CA issues the certificates, because no
 * public CA would for hosts of a test.
 */
export async function startCaddy(
  program: string,
  ports: { server: number; http: number; https: number },
): Promise<void> {
  const folder = temporaryFolder();
  const { server, http, https } = ports;
  const logFile = { '/var/log/caddy/tanya-kami.log': join(folder, 'access.log') };
  const toServer = { '127.0.0.1:8787': `127.0.0.1:${server}` };
  const main = readShipped('Caddyfile', {
    ...logFile,
    ...toServer,
    '\tauto_https disable_redirects\n': `\tauto_https disable_redirects
\tadmin off
\tlocal_certs
\tskip_install_trust
\thttp_port ${http}
\thttps_port ${https}
`,
  });
  writeFileSync(join(folder, 'Caddyfile'), `${main}\nimport own-hosts.caddy\n`);
  writeFileSync(join(folder, 'own-hosts.caddy'), readShipped('own-hosts.caddy', toServer));
  mkdirSync(join(folder, 'home'));
  const home = join(folder, 'home');
  const child = spawn(program, ['run', '--config', 'Caddyfile'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!errors.includes('serving initial configuration')) {
    if (child.exitCode !== null) throw new Error(`caddy ended at once:\n${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
