import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../api/config/exit-codes.ts';
import { requestMaxMs } from '../../api/config/server-limits.ts';
import { importMaxBytes } from '../../api/contract/limits.ts';
import { messages } from '../../api/copy/messages.ts';
import { parseEnv } from '../../api/env.ts';
import { importImagesMaxMs, largestBodyMaxBytes } from '../../api/faqs/transfer/transfer-limits.ts';
import { responseHeaders } from '../../api/http/response-headers.ts';
import { connectionLimits } from '../../api/operations/connection-limits.ts';
import { chatServiceTimeoutMs } from '../../api/tickets/ticket-limits.ts';
import { repositoryRoot } from '../../build/repository-root.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { read } from './read.ts';

const deployed = readdirSync(join(repositoryRoot, 'deploy'));

const documents = [
  'docs/operating.md',
  'docs/postgresql.md',
  'docs/security.md',
  'docs/caching.md',
  'docs/privacy.md',
  'SECURITY.md',
];

it.each(documents)('%s names only metrics that exist', (document) => {
  const metrics = [...read(document).matchAll(/`tanya_kami_(?!nodejs|process)(\w+)`/g)].map(
    ([, name = '']) => name,
  );
  const source = read('api/operations/metrics.ts');
  expect(metrics.filter((name) => !source.includes(name))).toEqual([]);
});

it('blocks the paths for programs of the machine from outside, whatever follows in the path', () => {
  for (const path of ['/metrics', '/readyz', '/own-hosts']) {
    expect(read('deploy/nginx.conf')).toMatch(new RegExp(`location \\^~ ${path} +{ deny all; }`));
    expect(read('deploy/Caddyfile')).toMatch(new RegExp(`@inside path .*${path}\\*`));
  }
});

describe.each(deployed)('deploy/%s', (file) => {
  const text = read(`deploy/${file}`);

  it('sets only variables that the server reads, to valid values', () => {
    const known =
      /^(PORT|HOST|DATA_DIR|PUBLIC_URL|CLIENT_IP_SOURCE|TRUSTED_PROXIES|EMBED_ORIGINS)$/;
    const set = [...text.matchAll(/\b([A-Z]+(?:_[A-Z]+)*)=([^\s"']+)/g)]
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([name]) => !/^NODE_ENV$|_IMAGE$/.test(name));
    expect(set.filter(([name]) => !known.test(name))).toEqual([]);
    // `%i` is the name of a systemd instance, which is its port.
    const settings = set.map(([name, value]) => [name, value.replace('%i', '8788')]);
    expect(() => parseEnv(Object.fromEntries(settings))).not.toThrow();
  });

  it('names only files that the build creates', () => {
    const built = [...text.matchAll(/dist\/(api\/[\w/-]+)\.js/g)].map((match) => match[1] ?? '');
    expect(built.filter((name) => !existsSync(join(repositoryRoot, `${name}.ts`)))).toEqual([]);
    const copied = [...text.matchAll(/--from=build \/app\/((?:api|embed)\S*)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(copied.filter((name) => !existsSync(join(repositoryRoot, name)))).toEqual([]);
  });
});

it('uninstalling disables every unit that the documents enable, so that no link remains', () => {
  const enabled = documents.flatMap((document) =>
    [...read(document).matchAll(/systemctl enable --now (.+)$/gm)].flatMap(([, names = '']) =>
      names.replace(/[`)].*/, '').split(' '),
    ),
  );
  const uninstalling = read('docs/operating.md').split('## Uninstalling')[1] ?? '';
  const disabled = [...uninstalling.matchAll(/^systemctl disable --now (.+?)(?: +#.*)?$/gm)];
  expect(enabled.length).toBeGreaterThan(3);
  expect([...new Set(enabled)].toSorted()).toEqual(
    disabled.flatMap(([, names = '']) => names.split(' ')).toSorted(),
  );
});

it('does not start the service again after an exit that needs the operator', () => {
  const unit = read('deploy/tanya-kami.service').split('\n');
  expect(unit).toContain(`RestartPreventExitStatus=${exitCodes.unusable}`);
  expect(unit).toContain('Restart=on-failure');
});

it('containers are confined as the service is: read-only, without capabilities and new privileges', () => {
  const compose = read('deploy/compose.yaml');
  expect(compose).toContain(
    'x-confined: &confined\n  read_only: true\n  cap_drop: [ALL]\n  security_opt: ["no-new-privileges:true"]\n',
  );
  const services = compose.slice(
    compose.indexOf('\nservices:\n'),
    compose.indexOf('\nnetworks:\n'),
  );
  const confined = [...services.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\n)+)/gm)].map(
    ([, name, lines = '']) => [name, /^ {4}<<: \*(server|confined)$/m.exec(lines)?.[1]],
  );
  expect(Object.fromEntries(confined)).toEqual({
    database: 'confined',
    'server-1': 'server',
    'server-2': 'server',
    balancer: 'confined',
  });
  expect(services.match(/mem_limit: \d+[mg]$/gm)).toHaveLength(2);
  expect(read('docs/operating.md')).toContain(
    '--read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges tanya-kami\n',
  );
});

it('no line gives PostgreSQL’s programs an address with its password, which every user could read', () => {
  const files = ['docs/postgresql.md', 'api/cli/backup-command.ts', 'api/cli/restore-command.ts'];
  const lines = files.flatMap((file) => read(file).split('\n'));
  const calls = lines.filter((line) => /\bpg_(dump|restore) --/.test(line));
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter((line) => /DATABASE_URL"|postgres:/.test(line))).toEqual([]);
});

it('podman starts the documented container after a reboot', () => {
  // The unit podman-restart of Debian 12 starts only containers with this policy.
  expect(read('docs/operating.md')).toMatch(/^podman run .*--restart always /m);
});

it('no document makes a backup readable for everybody', () => {
  for (const document of documents) expect(read(document)).not.toMatch(/chmod 0?6[0-7]*[4-7] /);
});

describe('several servers of one database', () => {
  const compose = read('deploy/compose.yaml');
  const balancer = read('deploy/haproxy.cfg');
  const addressOf = (service: string) =>
    new RegExp(`\\n  ${service}:\\n(?:    .*\\n)+?.*ipv4_address: (\\S+)\\n`).exec(compose)?.[1];

  it('have their secrets in files of the machine, not in the compose file', () => {
    expect(compose).toContain('env_file: [/etc/tanya-kami.env]');
    expect(compose).toContain('env_file: [/etc/tanya-kami-database.env]');
    expect(compose).not.toMatch(/^\s+\S*(PASSWORD|SECRET|DATABASE_URL)\S*: /m);
    // A client that reaches the balancer without the proxy could claim any address.
    expect(compose.match(/ports: .*/g)).toEqual(['ports: ["127.0.0.1:8787:8787"]']);
  });

  it('have the addresses that the balancer uses, and trust only the balancer', () => {
    expect(compose).toContain(`TRUSTED_PROXIES: ${addressOf('balancer')}\n`);
    expect(compose).toContain(`TANYA_KAMI_ONE: ${addressOf('server-1')}:8787\n`);
    expect(compose).toContain(`TANYA_KAMI_TWO: ${addressOf('server-2')}:8787\n`);
    const set = [...compose.matchAll(/^ +(TANYA_KAMI_\w+):/gm)].map(([, name]) => name);
    const used = [...balancer.matchAll(/"\$\{(TANYA_KAMI_\w+)-/g)].map(([, name]) => name);
    expect(new Set(set)).toEqual(new Set(used));
    expect(set).toHaveLength(3);
  });

  it('are refused by the balancer with the messages of the server', () => {
    const refusals = balancer.matchAll(/http-error status (\d+) .* string '(.+?)' hdr (.+)/g);
    const found = [...refusals].map(([, status, body = '', headers]) => [
      status,
      JSON.parse(body).message,
      headers,
    ]);
    const headers = 'Cache-Control no-store hdr X-Content-Type-Options nosniff hdr Retry-After 5';
    expect(found).toEqual([
      ['502', messages.stopping, headers],
      ['503', messages.stopping, headers],
      ['504', messages.unexpected, headers],
    ]);
  });

  it('use the name of the systemd instance as their port', () => {
    const lines = read('deploy/tanya-kami@.conf').split('\n');
    expect(lines).toContain('Environment=PORT=%i');
    for (const port of ['8788', '8789']) {
      expect(balancer).toContain(`-127.0.0.1:${port}}`);
      expect(read('docs/postgresql.md')).toContain(`tanya-kami@${port}`);
    }
  });
});

it('the container build copies files that exist, and installs packages before it copies sources', () => {
  const lines = read('deploy/Containerfile').split('\n');
  const copied = lines.flatMap((line) => {
    const names = /^COPY (?!--from)(?:--\S+ )?(.+)$/.exec(line)?.[1]?.split(' ') ?? [];
    return names.slice(0, -1);
  });
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((name) => !existsSync(join(repositoryRoot, name)))).toEqual([]);
  const install = lines.indexOf('RUN npm ci');
  expect(lines.indexOf('COPY package.json package-lock.json .npmrc ./')).toBeLessThan(install);
  expect(lines.indexOf('COPY api ./api')).toBeGreaterThan(install);
  expect(install).toBeGreaterThan(0);
});

describe('plain http at the proxies', () => {
  const chromium = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

  it.each([
    ['GET', chromium, true],
    ['HEAD', 'text/html', true],
    ['POST', chromium, false],
    ['GET', '*/*', false],
    ['GET', 'application/json', false],
    ['GET', '', false],
  ])('is redirected by nginx for %s with "%s": %s', (method, accept, isRedirected) => {
    const config = read('deploy/nginx.conf');
    const pattern =
      /map "\$request_method \$http_accept" \$tanya_kami_page \{\s+default 0;\s+"~(.+)" 1;/;
    const page = new RegExp(pattern.exec(config)?.[1] ?? 'no map');
    expect(page.test(`${method} ${accept}`)).toBe(isRedirected);
    expect(config).toMatch(
      /if \(\$tanya_kami_page\) \{\s+return 301 [^\n]+\n\s+\}\s+return 403 "Use https\.\\n";\n\}/,
    );
    expect(config.match(/return 30\d/g)).toEqual(['return 301']);
  });

  it('is redirected by Caddy only for pages', () => {
    const config = read('deploy/Caddyfile');
    expect(config).toContain('auto_https disable_redirects');
    expect(config).toMatch(/@page \{\s+method GET HEAD\s+header Accept \*text\/html\*\s+\}/);
    expect(config.match(/redir .*/g)).toEqual(['redir @page https://faq.example.com{uri} 301']);
    expect(config).toContain('respond "Use https." 403');
  });
});

it('nginx takes TLS 1.2 and 1.3 only', () => {
  expect(read('deploy/nginx.conf').match(/ssl_protocols .*/g)).toEqual([
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ]);
});

describe('refusals of the proxies', () => {
  const words: Record<string, string> = {
    default: messages.unexpected,
    413: messages.bodyTooLarge,
    429: messages.tooManyConnections,
    502: messages.stopping,
    503: messages.stopping,
  };
  const { every } = responseHeaders({ secure: true });

  it('have the messages and headers of the server’s errors in nginx', () => {
    const config = read('deploy/nginx.conf');
    const map = /map \$status \$tanya_kami_words \{([^}]+)\}/.exec(config)?.[1] ?? '';
    const found = [...map.matchAll(/(\w+) "(.+)";/g)].map(([, status, text]) => [status, text]);
    expect(Object.fromEntries(found)).toEqual(words);
    expect(config).toContain('error_page 413 429 502 503 504 @refused;');
    for (const [name, value] of Object.entries({ ...every, 'Cache-Control': 'no-store' })) {
      const written = value.includes(';') ? `"${value}"` : value;
      expect(config).toContain(`add_header ${name} ${written} always;`);
    }
  });

  it('have the messages and headers of the server’s errors in Caddy', () => {
    const config = read('deploy/Caddyfile');
    const errors = /handle_errors \{[\s\S]+?\n\t\}/.exec(config)?.[0] ?? '';
    for (const message of [messages.bodyTooLarge, messages.stopping, messages.unexpected]) {
      expect(errors).toContain(`{"message":"${message}"}`);
    }
    for (const [name, value] of Object.entries({ ...every, 'Cache-Control': 'no-store' })) {
      expect(errors).toContain(`${name} ${value.includes(' ') ? `"${value}"` : value}\n`);
    }
  });
});

describe('the limits of the proxies', () => {
  const nginx = read('deploy/nginx.conf');
  const caddy = read('deploy/Caddyfile');
  const balancer = read('deploy/haproxy.cfg');
  const settingOf = (config: string, setting: string) =>
    new RegExp(`^\\s+${setting} (\\w+);?$`, 'm').exec(config)?.[1];
  const msOf = (config: string, setting: string) => {
    const [, number, unit] = /^(\d+)([ms])$/.exec(settingOf(config, setting) ?? '') ?? [];
    return Number(number) * (unit === 'm' ? 60_000 : 1000);
  };

  it('allow the largest body that the server accepts, and little more', () => {
    // nginx counts in units of 1024, Caddy in units of 1000.
    expect(settingOf(nginx, 'client_max_body_size')).toBe(
      `${Math.ceil(largestBodyMaxBytes / 2 ** 20)}m`,
    );
    expect(settingOf(caddy, 'max_size')).toBe(`${Math.ceil(largestBodyMaxBytes / 1e6)}MB`);
    for (const config of [nginx, caddy])
      expect(config).toContain(`import, of ${importMaxBytes / 2 ** 20} MB, and its form`);
  });

  it('allow a request as much time as the server does', () => {
    expect(connectionLimits.requestMs).toBe(requestMaxMs);
    expect(msOf(caddy, 'read_body')).toBe(requestMaxMs);
    expect(msOf(caddy, 'read_header')).toBe(connectionLimits.headersMs);
    expect(msOf(nginx, 'client_header_timeout')).toBe(connectionLimits.headersMs);
    expect(read('docs/operating.md')).toContain(`${requestMaxMs / 1000} s for the whole request`);
  });

  it('wait longer than the slowest response takes', () => {
    // An import takes the time limit of its images, and the time to write them.
    const slowestMs = Math.max(importImagesMaxMs + 10_000, chatServiceTimeoutMs);
    expect(connectionLimits.silenceMs).toBeGreaterThan(slowestMs);
    expect(msOf(nginx, 'proxy_read_timeout')).toBeGreaterThan(slowestMs);
    expect(msOf(caddy, 'write')).toBeGreaterThan(slowestMs);
    expect(msOf(balancer, 'timeout server')).toBeGreaterThan(slowestMs);
  });

  it('close an idle connection to the server before the server does', () => {
    expect(msOf(nginx, 'keepalive_timeout')).toBeLessThan(connectionLimits.keepAliveMs);
    expect(msOf(caddy, 'keepalive')).toBeLessThan(connectionLimits.keepAliveMs);
    // The balancer keeps no idle connection to the servers, and is itself the server of the proxies.
    expect(balancer).toContain('option http-server-close');
    expect(msOf(balancer, 'timeout http-keep-alive')).toBeGreaterThan(
      msOf(nginx, 'keepalive_timeout'),
    );
  });
});

it('keeps the newest fourteen backups, whatever their age', () => {
  const folder = temporaryFolder();
  const names = Array.from({ length: 17 }, (_, day) => `${day + 10}.db`);
  for (const [day, name] of names.entries()) {
    for (const file of [name, `${name}.sha256`]) writeFileSync(join(folder, file), '');
    const time = new Date(Date.UTC(2024, 0, day + 1));
    utimesSync(join(folder, name), time, time);
  }
  const line = /^ExecStartPost=\/bin\/sh -c '(.+)'$/m.exec(
    read('deploy/tanya-kami-backup.service'),
  );
  const command = line?.[1]?.replace('/var/lib/tanya-kami-backups', folder) ?? 'no command';
  const prune = () => spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' });
  expect(prune()).toMatchObject({ status: 0, stderr: '' });
  const kept = names.slice(3).flatMap((name) => [name, `${name}.sha256`]);
  expect(readdirSync(folder).toSorted()).toEqual(kept);
  expect(prune()).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(folder)).toHaveLength(28);
});
