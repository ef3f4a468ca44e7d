import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { auditEntries, whitelists } from '../../../api/db/schema.ts';
import { chunked, listWrites, sendHeldBack, stated } from '../held-back.ts';
import { createTestApi, listedIp, type TestApi } from '../test-api.ts';

/** Two servers on one database. The second one ends what the first one has let in. */
async function createTwoServers() {
  const server = await createTestApi();
  return { server, other: await createTestApi({ db: server.db }) };
}

const endings = [
  {
    what: 'session ends',
    status: 401,
    message: 'Sesi Anda berakhir. Silakan masuk lagi.',
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
