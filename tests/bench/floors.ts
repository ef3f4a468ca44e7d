import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';
import { freePort } from './free-port.ts';
import { requireTool } from './require-tool.ts';

/** A response as it was sent, still compressed. */
export interface RawResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** A server that responds to every request with the same bytes. */
export interface Floor {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts bare node:http with this response. */
export async function startNodeFloor({ status, headers, body }: RawResponse): Promise<Floor> {
  const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-floor-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'tests/bench/floor-server.ts'],
      ...[String(status), file, JSON.stringify(headers)],
    ],
    { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}/`,
    pid: child.pid ?? 0,
    stop: () => end(child, folder),
  };
}

/** Starts nginx with one worker. It sends this body as a file with these headers, except the ones it adds itself. */
export async function startNginx({ headers, body }: RawResponse): Promise<Floor> {
  const nginx = await requireTool('nginx', 'nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'tanya-kami-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'body'), body);
  const added = Object.entries(headers)
    .filter(([name]) => !/^(content-(type|length)|etag|last-modified)$/i.test(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  const type = headers['content-type'] ?? 'application/octet-stream';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { default_type "${type}"; try_files /body =404; ${added.join(' ')} }
  }
}`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await untilResponding(url);
  return { url, pid: child.pid ?? 0, stop: () => end(child, folder) };
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

async function untilResponding(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await (await fetch(url)).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`Nothing responds at ${url}.`);
}
