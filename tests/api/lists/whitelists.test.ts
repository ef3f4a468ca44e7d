import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { systemActor } from '../../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import { createEntryUses } from '../../../api/auth/entry-uses.ts';
import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { networksOf, parseNetwork, writeNetwork } from '../../../api/contract/ip-network.ts';
import { passkeys, whitelists } from '../../../api/db/schema.ts';
import { listWhitelist } from '../../../api/whitelists/whitelist-queries.ts';
import {
  editWhitelistEntry,
  removeFromWhitelist,
} from '../../../api/whitelists/whitelist-writes.ts';
import { createAdminApi, createTestDatabase, listedIp, said, strangerIp } from '../test-api.ts';

const editedLongAgo = { lastEditedAt: '2025-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
const passkeyRow = {
  userHandle: 'x',
  publicKey: Buffer.from('x'),
  counter: 0,
  label: 'Laptop',
  createdAt: editedLongAgo.lastEditedAt,
};
const inUse = said(
  409,
  'Alamat IP ini sedang Anda pakai, jadi tidak dapat dihapus atau dinonaktifkan.',
);

async function setUp() {
  const db = await createTestDatabase();
  const useErrors: Error[] = [];
  const entryUses = createEntryUses(db, (error) => useErrors.push(error));
  const { api, cookie } = await createAdminApi({ db, entryUses });
  const send = (method: string, path: string, json?: unknown, ip?: string) =>
    api.send(method, path, { cookie, json, ip });
  const list = async (): Promise<WhitelistEntry[]> =>
    (await send('GET', '/api/whitelists/100/1')).json;
  const passesGate = async (ip: string): Promise<boolean> =>
    (await api.send('GET', '/whitelist', { ip })).json.whitelist.status;
  /** Lists an address until a time, as a passkey does. */
  const addUntil = async (ip: string, until: string) => {
    await db.write(async (tx) => {
      await tx.insert(passkeys).values({ id: `key of ${ip}`, userId: 1, ...passkeyRow });
      await tx.insert(whitelists).values({
        ip,
        until,
        passkeyId: `key of ${ip}`,
        ...editedLongAgo,
      });
    });
  };
  return { api, send, list, isLetIn: passesGate, entryUses, useErrors, addUntil };
}

function isAt(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
}

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('the whitelist', () => {
  describe('happy', () => {
    it.each(['999.1.1.1', '256.0.0.1', '010.0.0.1', '1.2.3.04'])(
      'accepts %s, which no client can have, and marks it',
      async (ip) => {
        const { send, list } = await setUp();
        expect((await send('POST', '/api/whitelists', { ip })).status).toBe(201);
        expect((await list())[1]).toMatchObject({ ip, matchable: false });
      },
    );

    it.each([
      ['103.10.20.0/24', '103.10.20.0/24', ['103.10.20.0', '103.10.20.255'], '103.10.21.0'],
      ['103.10.20.77/24', '103.10.20.0/24', ['::ffff:103.10.20.7'], '103.10.19.255'],
      ['103.10.20.7/32', '103.10.20.7', ['103.10.20.7'], '103.10.20.6'],
      ['10.1.2.3/16', '10.1.0.0/16', ['10.1.255.1'], '10.2.0.0'],
      ['::ffff:10.1.2.3/120', '10.1.2.0/24', ['10.1.2.9'], '10.1.3.9'],
      ['::FFFF:A01:203', '10.1.2.3', ['10.1.2.3'], '::a01:203'],
      [' 2001:DB8:1:0::/48 ', '2001:db8:1::/48', ['2001:db8:1:ffff::1'], '2001:db8:2::1'],
      ['2001:db8:1:2:3:4:5:6/64', '2001:db8:1:2::/64', ['2001:db8:1:2::'], '2001:db8:1:3::'],
      ['2001:0db8::0001/128', '2001:db8::1', ['2001:DB8:0::1', '2001:db8::1%eth0'], '2001:db8::2'],
      ['2001:db8::/32', '2001:db8::/32', ['2001:db8:ffff::1'], '2001:db9::1'],
    ])('takes %s as %s', async (typed, stored, inside, outside) => {
      const { send, list, isLetIn } = await setUp();
      expect((await send('POST', '/api/whitelists', { ip: typed })).status).toBe(201);
      expect((await list())[1]).toMatchObject({ ip: stored, matchable: true });
      for (const ip of inside) expect(await isLetIn(ip)).toBe(true);
      expect(await isLetIn(outside)).toBe(false);
      await send('DELETE', '/api/whitelists/2');
      for (const ip of inside) expect(await isLetIn(ip)).toBe(false);
    });

    it('lets in by exactly the networks that contain an address', () => {
      const address = fc.oneof(fc.ipV4(), fc.ipV6()).map((ip) => ipaddr.process(ip));
      fc.assert(
        fc.property(address, address, fc.nat(128), fc.boolean(), (ip, other, length, isNear) => {
          const bits = ip.kind() === 'ipv4' ? 32 : 128;
          const prefixLength = Math.max(bits === 32 ? 16 : 32, length % (bits + 1));
          // Two random addresses are never near each other.
          const around = isNear ? flipBit(ip, prefixLength - 1 + (length % 2)) : other;
          fc.pre(![ip, around].some((each) => each.range() === 'loopback'));
          fc.pre(!/^::\d+\./.test(ip.toString()));
          const network = parseNetwork(`${ip.toString()}/${prefixLength}`);
          if (network === undefined) throw new Error(`${ip.toString()} was not parsed.`);
          expect(networksOf(around.toString()).includes(writeNetwork(network))).toBe(
            around.kind() === ip.kind() && around.match(ip as ipaddr.IPv4, prefixLength),
          );
        }),
        { numRuns: 500 },
      );
    });

    it('keeps a note, finds it, and undoes its edit', async () => {
      const { send, list } = await setUp();
      const ip = '103.10.20.0/24';
      await send('POST', '/api/whitelists', { ip, note: ' Kantor Bandung ' });
      expect(await list()).toMatchObject([{ note: '' }, { ip, note: 'Kantor Bandung' }]);
      const found = await send('GET', '/api/whitelists/100/1?q=bandung');
      expect(found.json).toMatchObject([{ ip, all_data: 1 }]);
      expect(await send('PUT', '/api/whitelists/2', { note: '', version: 1 })).toEqual(
        said(200, 'Catatan berhasil disimpan.'),
      );
      expect((await list())[1]).toMatchObject({ note: '', status: true, version: 2 });
      const [entry] = (await send('GET', '/api/audit/100/1')).json;
      expect(entry).toMatchObject({ before: { note: 'Kantor Bandung' }, after: { note: '' } });
      await send('POST', `/api/audit/${entry.id}/restore`);
      expect((await list())[1]).toMatchObject({ note: 'Kantor Bandung', status: true });

      await send('DELETE', '/api/whitelists/2');
      const [deletion] = (await send('GET', '/api/audit/100/1?action=delete')).json;
      await send('POST', `/api/audit/${deletion.id}/restore`);
      expect((await list())[1]).toMatchObject({ ip, note: 'Kantor Bandung', status: true });
    });
  });

  describe('the day of the last use', () => {
    it('is written once a day for each entry that admits, without a new version', async () => {
      isAt('2026-11-30T16:59:00.000Z');
      const { api, send, list, entryUses } = await setUp();
      for (const ip of ['10.1.2.0/24', '10.1.2.3', '10.1.3.0/24'])
        await send('POST', '/api/whitelists', { ip });
      await send('GET', '/api/rights', undefined, '10.1.2.3');
      const update = vi.spyOn(api.db, 'write');
      await entryUses.write();
      await send('GET', '/api/rights', undefined, '10.1.2.3');
      await entryUses.write();
      expect(update).toHaveBeenCalledTimes(1);
      const uses = async () => (await list()).map((row) => [row.ip, row.last_used_on, row.version]);
      expect(await uses()).toEqual([
        [listedIp, '2026-11-30', 1],
        ['10.1.2.0/24', '2026-11-30', 1],
        ['10.1.2.3', '2026-11-30', 1],
        ['10.1.3.0/24', null, 1],
      ]);
      expect((await send('GET', '/api/audit/100/1?entity=whitelist')).json).toHaveLength(3);

      // In Jakarta it is the next day.
      vi.setSystemTime('2026-11-30T17:01:00.000Z');
      await send('GET', '/api/rights', undefined, '10.1.2.4');
      await entryUses.write();
      expect((await uses()).map(([, day]) => day)).toEqual([
        '2026-11-30',
        '2026-12-01',
        '2026-11-30',
        null,
      ]);
    });

    it('refuses no call while it cannot be written, and is written later', async () => {
      const { api, send, list, entryUses, useErrors } = await setUp();
      const broken = Object.assign(new Error('attempt to write a readonly database'), {
        code: 'SQLITE_READONLY',
      });
      vi.spyOn(api.db, 'write').mockRejectedValueOnce(broken);
      await entryUses.write();
      expect((await send('GET', '/api/rights')).status).toBe(200);
      expect(useErrors).toEqual([broken]);
      await entryUses.write();
      expect((await list())[0]?.last_used_on).not.toBeNull();
    });

    it('marks an entry that nobody used for 90 days, but only since uses are recorded', async () => {
      isAt('2026-06-01T05:00:00.000Z');
      const { api, entryUses } = await setUp();
      await api.db.write(async (tx) => {
        await tx.insert(whitelists).values({ ip: '10.1.2.3', ...editedLongAgo });
      });
      const unused = async () => {
        const cookie = await api.signIn();
        const list = await api.call('/api/whitelists/100/1?unused=true', { cookie });
        return ((await list.json()) as WhitelistEntry[]).map(({ ip }) => ip);
      };
      expect(await unused()).toEqual([]);
      await entryUses.write();
      vi.setSystemTime('2026-08-30T16:59:00.000Z');
      expect(await unused()).toEqual([]);
      await entryUses.write();
      vi.setSystemTime('2026-08-30T17:00:00.000Z');
      expect(await unused()).toEqual(['10.1.2.3']);
    });
  });

  describe('an address of the day', () => {
    it('admits until its end', async () => {
      const { isLetIn, addUntil } = await setUp();
      await addUntil(strangerIp, inAnHour());
      await addUntil('198.51.100.10', anHourAgo());
      expect(await isLetIn(strangerIp)).toBe(true);
      expect(await isLetIn('198.51.100.10')).toBe(false);
    });

    it('stands beside an entry of the same address, and replaces none', async () => {
      const { send, list, addUntil } = await setUp();
      await addUntil(strangerIp, inAnHour());
      await send('POST', '/api/whitelists', { ip: strangerIp });
      // Of these two, only the one without an end counts.
      expect(await send('DELETE', '/api/whitelists/3', undefined, strangerIp)).toEqual(inUse);
      expect((await send('DELETE', '/api/whitelists/2', undefined, strangerIp)).status).toBe(200);
      expect((await list()).map(({ until }) => until)).toEqual([null, null]);
    });

    it('is not switched, and its removal is not undone', async () => {
      const { send, addUntil } = await setUp();
      await addUntil(strangerIp, inAnHour());
      const message = 'Alamat sehari berakhir sendiri. Hapus bila harus berakhir sekarang.';
      for (const status of [false, true])
        expect(await send('PUT', '/api/whitelists/2', { status })).toEqual(said(409, message));
      expect((await send('DELETE', '/api/whitelists/2')).status).toBe(200);
      const [deletion] = (await send('GET', '/api/audit/100/1')).json;
      expect(deletion).toMatchObject({ action: 'delete', undo: null });
      expect((await send('POST', `/api/audit/${deletion.id}/restore`)).status).toBe(409);
    });
  });

  describe('error', () => {
    it('refuses what is no address', async () => {
      const { send, list } = await setUp();
      for (const ip of [
        '',
        '1.2.3',
        '1.2.3.4.5',
        '1.2.3.4567',
        'a.b.c.d',
        '1.2.3.4\n5',
        '010.0.0.1/24',
        '1.2.3.4/',
        '1.2.3.4/33',
        '1.2.3.4/24/24',
        '1.2.3.4 /24',
        'fe80::1%eth0',
        'fe80::1%eth0/64',
        '[2001:db8::1]',
        '::127.0.0.1',
        '::ffff:010.0.0.1',
        '2001:db8::/129',
        '1::2::3',
        '2001:db8',
        '1:'.repeat(20_000),
      ]) {
        const { status, json } = await send('POST', '/api/whitelists', { ip });
        expect(status).toBe(400);
        expect(json.fields).toEqual({
          ip: 'IP format is invalid. Please use format like 192.168.1.1',
        });
      }
      expect(await list()).toHaveLength(1);
    });

    it('refuses networks that are too wide', async () => {
      const { send } = await setUp();
      for (const ip of ['1.2.3.4/15', '0.0.0.0/0', '::/0', '2001:db8::/31', '::ffff:1.2.3.4/104']) {
        expect((await send('POST', '/api/whitelists', { ip })).json.fields).toEqual({
          ip: 'Jaringan terlalu luas. Paling luas /16 untuk IPv4 dan /32 untuk IPv6.',
        });
      }
    });

    it('refuses a long note in an edit, and an edit of nothing', async () => {
      const { send } = await setUp();
      const note = 'x'.repeat(61);
      const tooLong = { note: 'Maksimal 60 karakter.' };
      expect((await send('PUT', '/api/whitelists/1', { note })).json.fields).toEqual(tooLong);
      expect((await send('PUT', '/api/whitelists/1', {})).status).toBe(400);
    });

    it('refuses an address that exists', async () => {
      const { send } = await setUp();
      for (const ip of [' 127.0.0.1 ', '::1', '0:0::1/128', '::ffff:127.0.0.1', '127.0.0.1/32']) {
        expect(await send('POST', '/api/whitelists', { ip })).toEqual(
          said(409, 'Alamat IP sudah terdaftar.', 'ip'),
        );
      }
    });

    it('refuses a status that is not a boolean', async () => {
      const { send } = await setUp();
      expect((await send('PUT', '/api/whitelists/1', { status: 1 })).json.fields).toEqual({
        status: 'Harus berupa true atau false.',
      });
    });
  });

  describe('security', () => {
    it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
      'keeps the entry that the caller from %s uses',
      async (ip) => {
        const { send, isLetIn: passesGate } = await setUp();
        expect(await send('DELETE', '/api/whitelists/1', undefined, ip)).toEqual(inUse);
        expect(await send('PUT', '/api/whitelists/1', { status: false }, ip)).toEqual(inUse);
        expect(await passesGate(ip)).toBe(true);
      },
    );

    it('keeps the last of several entries that admit the caller', async () => {
      const { send } = await setUp();
      const ip = '2001:db8:1:2::3';
      await send('POST', '/api/whitelists', { ip: '2001:db8:1::/48' });
      await send('POST', '/api/whitelists', { ip });
      await send('POST', '/api/whitelists', { ip: '2001:db8:1:2::/64' });
      expect((await send('PUT', '/api/whitelists/4', { status: false }, ip)).status).toBe(200);
      expect((await send('DELETE', '/api/whitelists/3', undefined, ip)).status).toBe(200);
      // One of them is inactive, so only the first admits.
      expect(await send('DELETE', '/api/whitelists/2', undefined, ip)).toEqual(inUse);
      expect((await send('DELETE', '/api/whitelists/4', undefined, ip)).status).toBe(200);
    });

    it('keeps one of two callers who remove each other’s entries at once', async () => {
      const { api, send } = await setUp();
      await send('POST', '/api/whitelists', { ip: '198.51.100.0/24' });
      const results = await Promise.all([
        send('DELETE', '/api/whitelists/2'),
        send('DELETE', '/api/whitelists/1', undefined, strangerIp),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual([200, 403]);
      // Read from the database: either address may have lost its access to the API.
      expect(await listWhitelist(api.db.read, {}, { pageSize: 100, page: 1 })).toHaveLength(1);
    });

    it('keeps the last active entry that a client can have, whoever removes it', async () => {
      const { api, send, addUntil } = await setUp();
      for (const ip of [
        '999.1.1.1',
        '0.0.0.0',
        '224.0.1.0/24',
        '255.255.255.255',
        'ff02::/64',
        '::',
      ]) {
        expect((await send('POST', '/api/whitelists', { ip })).status).toBe(201);
      }
      const refused = {
        status: 409,
        message: 'Harus ada minimal satu alamat IP aktif yang dapat dipakai.',
      };
      await addUntil(strangerIp, inAnHour());
      const { write } = createAuditedDatabase(api.db);
      const remove = write(systemActor, (change) => removeFromWhitelist(change, { id: 1 }));
      await expect(remove).rejects.toMatchObject(refused);
      const switchOff = write(systemActor, (change) =>
        editWhitelistEntry(change, { id: 1 }, { status: false }),
      );
      await expect(switchOff).rejects.toMatchObject(refused);
      // An entry that no client can have may always be removed.
      expect((await send('DELETE', '/api/whitelists/2')).status).toBe(200);
    });

    it('lets a caller who uses another entry remove it', async () => {
      const { send, isLetIn: passesGate } = await setUp();
      await send('POST', '/api/whitelists', { ip: strangerIp });
      expect((await send('DELETE', '/api/whitelists/1', undefined, strangerIp)).status).toBe(200);
      expect(await passesGate('127.0.0.1')).toBe(false);
    });
  });
});

/** The same address with one other bit. */
function flipBit(ip: ipaddr.IPv4 | ipaddr.IPv6, at: number): ipaddr.IPv4 | ipaddr.IPv6 {
  const bytes = ip.toByteArray();
  const index = Math.min(at >> 3, bytes.length - 1);
  bytes[index] = (bytes[index] ?? 0) ^ (0x80 >> (at & 7));
  return ipaddr.fromByteArray(bytes);
}
