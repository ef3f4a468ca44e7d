import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { auditEntries, whitelists } from '../../api/db/schema.ts';
import { createTestApi, host, listedIp, strangerIp, type TestApi } from './test-api.ts';

interface Write {
  method: string;
  path: string;
}

/** Every route of the app that is behind the gate and not a read. The router says which ones there are. */
async function listWrites(api: TestApi): Promise<(Write & { needsSession: boolean })[]> {
  const writes = new Map<string, Write & { needsSession: boolean }>();
  for (const { method, path: pattern } of api.app.routes) {
    const path = pattern.replaceAll(/:\w+/g, '1');
    if (['ALL', 'GET', 'OPTIONS'].includes(method) || writes.has(`${method} ${path}`)) continue;
    const isGated = (await api.call(path, { method, ip: strangerIp })).status === 403;
    const needsSession = (await api.call(path, { method })).status === 401;
    if (isGated) writes.set(`${method} ${path}`, { method, path, needsSession });
  }
  return [...writes.values()];
}

/** Sends a request whose body arrives only after `meanwhile`. */
async function sendHeldBack(
  api: TestApi,
  { method, path }: Write,
  options: { cookie: string; framing: Record<string, string>; meanwhile: () => Promise<void> },
) {
  const boundary = 'batas';
  const field = 'content-disposition: form-data; name="question"';
  const body = new TextEncoder().encode(
    `--${boundary}\r\n${field}\r\n\r\nApa?\r\n--${boundary}--\r\n`,
  );
  let isHeld = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        isHeld = true;
        await options.meanwhile();
        controller.enqueue(body);
        controller.close();
      },
    },
    // Nothing is sent before the server reads.
    { highWaterMark: 0 },
  );
  const headers = {
    Host: host,
    Cookie: options.cookie,
    // A form route reads only forms. All others read any type.
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    ...(options.framing === chunked ? chunked : { 'Content-Length': String(body.length) }),
  };
  // Node needs `duplex` for a stream. The types do not know it.
  const init = { method, headers, body: stream, duplex: 'half' };
  const request = new Request(`http://localhost${path}`, init);
  const incoming = { url: path, socket: { remoteAddress: listedIp } };
  const response = await api.app.request(request, undefined, { incoming });
  return { isHeld, status: response.status, body: await response.json() };
}

const chunked = { 'Transfer-Encoding': 'chunked' };
const stated = {};

/** Two servers on one database. The second one ends what the first one has let in. */
async function createTwoServers() {
  const server = await createTestApi();
  return { server, other: await createTestApi({ db: server.db }) };
}

const endings = [
  {
    what: 'session ends',
    status: 401,
    message: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
    end: (other: TestApi, cookie: string) => other.call('/logout', { method: 'POST', cookie }),
  },
  {
    what: 'address leaves the whitelist',
    status: 403,
    message: 'Alamat IP Anda tidak terdaftar di whitelist.',
    end: (other: TestApi) => setListed(other, false),
  },
];

async function setListed({ db }: TestApi, status: boolean) {
  await db.write((tx) =>
    tx.update(whitelists).set({ status }).where(eq(whitelists.ip, listedIp)).execute(),
  );
}

it.each(
  endings.flatMap((ending) => [
    { ...ending, how: 'with a stated length', framing: stated },
    { ...ending, how: 'in chunks', framing: chunked },
  ]),
)(
  'refuses every write whose $what before its body arrives $how, and writes nothing',
  async ({ status, message, end, framing }) => {
    const { server, other } = await createTwoServers();
    const all = await listWrites(server);
    // A request without a session can still have an address that is removed.
    const writes = all.filter(({ needsSession }) => needsSession || status === 403);
    expect(writes.length).toBeGreaterThan(20);
    const results = [];
    for (const write of writes) {
      const cookie = await server.signIn();
      const written = vi.spyOn(server.db, 'write');
      const result = await sendHeldBack(server, write, {
        cookie,
        framing,
        async meanwhile() {
          await end(other, cookie);
          written.mockClear();
        },
      });
      results.push({ ...write, ...result, writes: written.mock.calls.length });
      written.mockRestore();
      await setListed(server, true);
    }
    expect(results).toEqual(
      writes.map((write) => ({ ...write, isHeld: true, status, body: { message }, writes: 0 })),
    );
    expect(server.loggedErrors).toEqual([]);
  },
);

it('records no sign-out of a session that ended before the body arrived', async () => {
  const { server, other } = await createTwoServers();
  const cookie = await server.signIn();
  const signOuts = () => server.db.read.$count(auditEntries, eq(auditEntries.action, 'sign-out'));
  const logout = { method: 'POST', path: '/logout' };
  const { isHeld, status } = await sendHeldBack(server, logout, {
    cookie,
    framing: stated,
    meanwhile: async () => void (await other.call('/logout', { method: 'POST', cookie })),
  });
  expect([isHeld, status, await signOuts()]).toEqual([true, 200, 1]);
});
