import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ClientRequest, IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { freePort } from '../bench/free-port.ts';

export const host = 'faq.example.com';
/** The host in `nginx-own-host.conf`. */
export const ownHost = 'bantuan.example.com';

/** The header with the client address of a test. The loopback address is never accepted as a client's. */
export const fromAddress = 'X-Test-Address';

export interface ProxiedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Nginx {
  /** Sends a request through the proxy. Rejects when there is no response. */
  send(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: Buffer | string },
  ): Promise<ProxiedResponse>;
  /** Starts this many further requests and does not end them. */
  hold(path: string, count: number): void;
  endHeld(): void;
  /** Returns the lines of the access log. */
  log(): Record<string, unknown>[];
}

/** Runs nginx with the shipped file, on other ports and in its own folder. */
export async function startNginx(program: string, serverPort: number): Promise<Nginx> {
  const folder = temporaryFolder();
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const files = { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`],
      ...['-keyout', files.key, '-out', files.certificate],
    ],
    { stdio: 'pipe' },
  );
  const logFile = join(folder, 'access.log');
  const listening = {
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${httpsPort} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    '/var/log/nginx/tanya-kami.log': logFile,
  };
  const certificateOf = (name: string) => ({
    [`/etc/letsencrypt/live/${name}/fullchain.pem`]: files.certificate,
    [`/etc/letsencrypt/live/${name}/privkey.pem`]: files.key,
  });
  const site = readShipped('nginx.conf', {
    ...listening,
    ...certificateOf(host),
    'server 127.0.0.1:8787;': `server 127.0.0.1:${serverPort};`,
    '/var/cache/tanya-kami': join(folder, 'cache'),
  });
  const ownSite = readShipped('nginx-own-host.conf', { ...listening, ...certificateOf(ownHost) });
  writeFileSync(join(folder, 'site.conf'), `${site}\n${ownSite}`);
  mkdirSync(join(folder, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temporary', name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 2; pid ${join(folder, 'nginx.pid')}; error_log stderr warn;
events {}
http { ${temporary.join(' ')} set_real_ip_from 127.0.0.1; real_ip_header ${fromAddress}; include site.conf; }
`,
  );
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: host });
  let held: ClientRequest[] = [];
  const endHeld = () => {
    for (const call of held) call.destroy();
    held = [];
  };
  onTestFinished(async () => {
    endHeld();
    agent.destroy();
    child.kill('SIGTERM');
    await ended;
  });

  const address = { host: '127.0.0.1', port: httpsPort };
  const nginx: Nginx = {
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const call = request(
          { ...address, path, method, agent, headers: { Host: host, ...headers } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk) => chunks.push(chunk));
            response.once('error', reject);
            response.once('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                text: Buffer.concat(chunks).toString(),
              }),
            );
          },
        );
        call.once('error', reject);
        call.end(body);
      }),
    hold(path, count) {
      const begun = Array.from({ length: count }, () => {
        const headers = { Host: host, 'Content-Length': '10' };
        const call = request({ ...address, path, method: 'POST', agent, headers });
        call.on('error', () => {});
        call.flushHeaders();
        return call;
      });
      held.push(...begun);
    },
    endHeld,
    log: () =>
      readFileSync(logFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended at once:\n${errors}`);
    const isReady = await nginx.send('/nothing').then(
      () => true,
      () => false,
    );
    if (isReady) return nginx;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Reads a file of `deploy` with these parts replaced. Throws if one is missing, because the proxy would then use files of the
 * machine.
 */
export function readShipped(name: string, parts: Readonly<Record<string, string>>): string {
  let replaced = readFileSync(join(repositoryRoot, 'deploy', name), 'utf8');
  for (const [from, to] of Object.entries(parts)) {
    if (!replaced.includes(from)) throw new Error(`deploy/${name} has no "${from}".`);
    replaced = replaced.replaceAll(from, to);
  }
  return replaced;
}
