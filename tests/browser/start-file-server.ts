import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../bench/free-port.ts';
import { requireProxy } from '../proxies/require-proxy.ts';

/**
 * Serves a folder with nginx as any host of static files does.
 *
 * @param ownFolder a new folder for nginx's own files.
 */
export async function startFileServer(folder: string, ownFolder: string) {
  const program = await requireProxy('nginx');
  const port = await freePort();
  mkdirSync(ownFolder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(ownFolder, name)};`,
  );
  writeFileSync(
    join(ownFolder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${join(ownFolder, 'nginx.pid')}; error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types; ${temporary.join(' ')} access_log off;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`,
  );
  const child = spawn(program, ['-p', ownFolder, '-e', 'stderr', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('nginx ended at once.');
    await wait(50);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}
