// @module-tag slow
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { messages } from '../../api/copy/messages.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { freePort } from '../bench/free-port.ts';
import type { Acknowledged } from '../faults/client.ts';
import { credentials, launchServer, type StartOptions } from '../faults/running-server.ts';
import { startSession } from '../faults/start-session.ts';
import { requireProxy } from '../proxies/require-proxy.ts';
import { startHaproxy } from '../proxies/start-haproxy.ts';
import { fromAddress, startNginx } from '../proxies/start-nginx.ts';
import { repetitions } from '../repetitions.ts';
import { valid } from '../tools/valid.ts';
import { buildNextVersion } from './build-next-version.ts';
import { startCluster } from './start-cluster.ts';
import { createTestSchema, query } from './test-schema.ts';
import { expectSaved } from './traffic.ts';

const rounds = repetitions({ sample: 1, full: 2 });

const adminIp = '10.0.0.1';

const programs = { nginx: '', haproxy: '' };
beforeAll(async () => {
  programs.nginx = await requireProxy('nginx');
  programs.haproxy = await requireProxy('haproxy');
}, 300_000);

/** Starts two servers on fixed ports (to restart them) behind both proxies with the shipped files. */
async function startBehindProxies(database: string) {
  const ports = [await freePort(), await freePort()] as const;
  const start = async (port: number, version: Pick<StartOptions, 'other'> = {}) => {
    const server = launchServer({
      ...version,
      dataDir: temporaryFolder(),
      env: {
        DATABASE_URL: database,
        PORT: String(port),
        PUBLIC_URL: 'https://faq.example.com',
        CLIENT_IP_SOURCE: 'forwarded',
        TRUSTED_PROXIES: '127.0.0.1',
      },
    });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    return { ...server, port };
  };
  const servers = [await start(ports[0]), await start(ports[1])];
  await query(
    database,
    `insert into whitelists (ip, status, last_edited_at, last_edited_by) values ($1, true, '', '')`,
    [adminIp],
  );
  const balancer = await startHaproxy(programs.haproxy, ports);
  const nginx = await startNginx(programs.nginx, balancer);
  const cookie = await startSession(`http://127.0.0.1:${ports[0]}`, credentials, {
    'X-Forwarded-For': adminIp,
  });
  return { servers, start, balancer: `http://127.0.0.1:${balancer}`, nginx, cookie };
}

type Setup = Awaited<ReturnType<typeof startBehindProxies>>;

/** Sends visitors' reads with and without nginx's cache, an admin's reads, and saves, until stopped. */
function startLoad({ nginx, balancer, cookie }: Setup) {
  const outcomes: Record<string, number> = {};
  const acknowledged: Acknowledged[] = [];
  const stopping = new AbortController();
  let saves = 0;
  const admin = { headers: { Cookie: cookie, [fromAddress]: adminIp } };
  const count = (name: string, status: number) => {
    outcomes[`${name} ${status}`] = (outcomes[`${name} ${status}`] ?? 0) + 1;
  };
  const failed = () => ({ status: 0, text: '' });
  const repeat = async (name: string, send: () => Promise<number>) => {
    while (!stopping.signal.aborted) {
      count(name, await send());
      await setTimeout(5);
    }
  };
  const visit = async () => (await nginx.send('/faqs/1').catch(failed)).status;
  const visitBalancer = async () => {
    const response = await fetch(`${balancer}/faqs/1`).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.status ?? 0;
  };
  const list = async () => (await nginx.send('/api/websites/list', admin).catch(failed)).status;
  const save = async () => {
    saves += 1;
    const text = `website-${saves}`;
    const body = JSON.stringify(valid.website({ name: text }));
    const headers = { ...admin.headers, 'Content-Type': 'application/json' };
    const response = await nginx
      .send('/api/websites', { method: 'POST', headers, body })
      .catch(failed);
    if (response.status === 201) {
      acknowledged.push({ kind: 'website', id: JSON.parse(response.text).id, text });
    } else if (response.status !== 0) {
      expect(JSON.parse(response.text)).toHaveProperty('message');
    }
    return response.status;
  };
  const running = [
    repeat('visitor', visit),
    repeat('visitor without cache', visitBalancer),
    repeat('list', list),
    repeat('save', save),
    repeat('save', save),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(running);
    return { outcomes, acknowledged };
  };
}

describe('two servers behind the balancer', () => {
  it(`fail no read and lose no save while they are killed, restarted and upgraded one by one, ${rounds} times`, async () => {
    const database = await createTestSchema();
    const setup = await startBehindProxies(database);
    const stop = startLoad(setup);
    const restart = async (
      index: number,
      signal: NodeJS.Signals,
      version?: Pick<StartOptions, 'other'>,
    ) => {
      await setTimeout(1000);
      const server = setup.servers[index] as Setup['servers'][number];
      server.child.kill(signal);
      await server.ended;
      // The balancer must detect it without help.
      await setTimeout(1000);
      setup.servers[index] = await setup.start(server.port, version);
      // The balancer requests `/readyz` once a second.
      await setTimeout(2000);
    };
    for (let round = 0; round < rounds; round += 1) {
      await restart(round % 2, 'SIGKILL');
      await restart(0, 'SIGTERM');
      await restart(1, 'SIGTERM');
    }
    const next = { other: buildNextVersion() };
    await restart(0, 'SIGTERM', next);
    const old = await fetch(`http://127.0.0.1:${setup.servers[1]?.port}/readyz`);
    expect(old.status).toBe(503);
    await restart(1, 'SIGTERM', next);
    const { outcomes, acknowledged } = await stop();
    const allowed = /^(visitor|visitor without cache|list) 200$|^save (201|502|503)$/;
    expect(Object.keys(outcomes).filter((outcome) => !allowed.test(outcome))).toEqual([]);
    // These are requests in progress, and the first ones that a stopping server refuses.
    const failed = (outcomes['save 502'] ?? 0) + (outcomes['save 503'] ?? 0);
    expect(failed).toBeLessThan(5 * (3 * rounds + 2));
    await expectSaved(database, acknowledged);
    const twice = await query(
      database,
      'select name from websites group by name having count(*) > 1',
    );
    expect(twice).toEqual([]);
  }, 300_000);

  it('serve visitors while the database is unreachable, although no server is ready', async () => {
    const cluster = await startCluster();
    const { balancer, nginx, cookie } = await startBehindProxies(cluster.url);
    const visit = async () => {
      const response = await fetch(`${balancer}/faqs/1`);
      await response.arrayBuffer();
      return response.status;
    };
    // Both servers have it in their caches.
    for (let n = 0; n < 4; n += 1) expect(await visit()).toBe(200);
    await cluster.stop('SIGQUIT');
    for (let n = 0; n < 100; n += 1) {
      expect(await visit()).toBe(200);
      await setTimeout(50);
    }
    const admin = { headers: { Cookie: cookie, [fromAddress]: adminIp } };
    const list = () => nginx.send('/api/websites/list', admin);
    expect(await list()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await cluster.start();
    await expect.poll(async () => (await list()).status).toBe(200);
  });
});

describe('the balancer', () => {
  /** Starts servers that respond to `/readyz`, and close the connection of any other request without a response. */
  async function startBroken() {
    const received: string[] = [];
    const ports: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      const server = createServer((request, response) => {
        if (request.url === '/readyz') return response.end();
        received.push(request.method ?? '');
        return request.resume().once('end', () => request.socket.destroy());
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      const address = server.address();
      ports.push(typeof address === 'object' ? (address?.port ?? 0) : 0);
    }
    const port = await startHaproxy(programs.haproxy, ports as [number, number]);
    return { received, url: `http://127.0.0.1:${port}/api/websites` };
  }

  it.each(['POST', 'PUT', 'DELETE'])(
    'sends a %s only once when a server may have it',
    async (method) => {
      const { received, url } = await startBroken();
      const response = await fetch(url, { method, body: '{}' });
      expect(response.status).toBe(502);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toEqual({ message: messages.stopping });
      expect(received).toEqual([method]);
    },
  );

  it('asks the other server for a hashed file that one server does not have', async () => {
    const ports: number[] = [];
    for (const known of ['/assets/old.js', '/assets/new.js']) {
      const server = createServer((request, response) => {
        response.statusCode = request.url === '/readyz' || request.url === known ? 200 : 404;
        response.end(request.url);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      onTestFinished(() => void server.close());
      const address = server.address();
      ports.push(typeof address === 'object' ? (address?.port ?? 0) : 0);
    }
    const port = await startHaproxy(programs.haproxy, ports as [number, number]);
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    for (let n = 0; n < 4; n += 1) {
      expect(await statusOf('/assets/old.js')).toBe(200);
      expect(await statusOf('/assets/new.js')).toBe(200);
    }
    expect(await statusOf('/assets/none.js')).toBe(404);
    // A question that is not there is asked for once.
    expect(await statusOf('/faqs/9')).toBe(404);
  });

  it('sends a GET to the other server too', async () => {
    const { received, url } = await startBroken();
    expect((await fetch(url)).status).toBe(502);
    expect(received.length).toBeGreaterThan(1);
  });
});
