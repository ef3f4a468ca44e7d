import { describe, expect, it } from 'vitest';
import { systemActor } from '../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../api/audit-log/audited-database.ts';
import type { WhitelistEntry } from '../../api/contract/entities.ts';
import { listWhitelist } from '../../api/whitelists/whitelist-queries.ts';
import { removeFromWhitelist, setWhitelistStatus } from '../../api/whitelists/whitelist-writes.ts';
import { createTestApi, strangerIp } from './test-api.ts';

async function setUp() {
  const api = await createTestApi();
  const cookie = await api.signIn();
  const send = async (method: string, path: string, json?: unknown, ip?: string) => {
    const response = await api.call(path, { method, cookie, json, ip });
    return { status: response.status, json: await response.json() };
  };
  const list = async (): Promise<WhitelistEntry[]> =>
    (await send('GET', '/api/whitelists/100/1')).json;
  const passesGate = async (ip: string): Promise<boolean> =>
    (await (await api.call('/whitelist', { ip })).json()).whitelist.status;
  return { api, send, list, isLetIn: passesGate };
}

describe('the whitelist', () => {
  describe('happy', () => {
    it('applies an added and a removed address immediately', async () => {
      const { send, list, isLetIn: passesGate } = await setUp();
      expect(await passesGate(strangerIp)).toBe(false);
      expect(await send('POST', '/api/whitelists', { ip: strangerIp })).toEqual({
        status: 201,
        json: { message: 'Alamat IP berhasil ditambahkan.', id: 2 },
      });
      expect(await passesGate(strangerIp)).toBe(true);
      expect((await list())[1]).toEqual({
        id: 2,
        ip: strangerIp,
        status: true,
        matchable: true,
        last_edited_at: expect.stringMatching(/Z$/),
        last_edited_by: 'admin',
        version: 1,
        all_data: 2,
      });
      expect(await send('DELETE', '/api/whitelists/2')).toEqual({
        status: 200,
        json: { message: 'Alamat IP berhasil dihapus.' },
      });
      expect(await passesGate(strangerIp)).toBe(false);
    });

    it('deactivates and activates an entry', async () => {
      const { send, isLetIn: passesGate } = await setUp();
      await send('POST', '/api/whitelists', { ip: strangerIp });
      expect(await send('PUT', '/api/whitelists/2', { status: false })).toEqual({
        status: 200,
        json: { message: 'Status alamat IP berhasil diubah.' },
      });
      expect(await passesGate(strangerIp)).toBe(false);
      await send('PUT', '/api/whitelists/2', { status: true });
      expect(await passesGate(strangerIp)).toBe(true);
    });

    it.each(['999.1.1.1', '256.0.0.1', '010.0.0.1', '1.2.3.04'])(
      'accepts %s, which no client can have, and marks it',
      async (ip) => {
        const { send, list } = await setUp();
        expect((await send('POST', '/api/whitelists', { ip })).status).toBe(201);
        expect((await list())[1]).toMatchObject({ ip, matchable: false });
      },
    );
  });

  describe('error', () => {
    it.each(['', '1.2.3', '1.2.3.4.5', '1.2.3.4567', 'a.b.c.d', '::1', '1.2.3.4/8', '1.2.3.4\n5'])(
      'refuses %j',
      async (ip) => {
        const { send, list } = await setUp();
        const { status, json } = await send('POST', '/api/whitelists', { ip });
        expect(status).toBe(400);
        expect(json.fields).toEqual({
          ip: 'IP format is invalid. Please use format like 192.168.1.1',
        });
        expect(await list()).toHaveLength(1);
      },
    );

    it('refuses an address that exists', async () => {
      const { send } = await setUp();
      expect(await send('POST', '/api/whitelists', { ip: ' 127.0.0.1 ' })).toEqual({
        status: 409,
        json: {
          message: 'Alamat IP sudah terdaftar.',
          fields: { ip: 'Alamat IP sudah terdaftar.' },
        },
      });
    });

    it('does not find an entry that does not exist', async () => {
      const { send } = await setUp();
      const missing = { status: 404, json: { message: 'Alamat IP tidak ditemukan.' } };
      for (const id of ['99', 'abc']) {
        expect(await send('PUT', `/api/whitelists/${id}`, { status: true })).toEqual(missing);
        expect(await send('DELETE', `/api/whitelists/${id}`)).toEqual(missing);
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
        const refused = {
          status: 409,
          json: {
            message:
              'Alamat IP ini sedang Anda pakai, jadi tidak dapat dihapus atau dinonaktifkan.',
          },
        };
        expect(await send('DELETE', '/api/whitelists/1', undefined, ip)).toEqual(refused);
        expect(await send('PUT', '/api/whitelists/1', { status: false }, ip)).toEqual(refused);
        expect(await passesGate(ip)).toBe(true);
      },
    );

    it('keeps one of two callers who remove each other’s entries at once', async () => {
      const { api, send } = await setUp();
      await send('POST', '/api/whitelists', { ip: strangerIp });
      const results = await Promise.all([
        send('DELETE', '/api/whitelists/2'),
        send('DELETE', '/api/whitelists/1', undefined, strangerIp),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual([200, 403]);
      // Read from the database: either address may have lost its access to the API.
      expect(await listWhitelist(api.db.read, {}, { pageSize: 100, page: 1 })).toHaveLength(1);
    });

    it('keeps the last active entry that a client can have, whoever removes it', async () => {
      const { api, send } = await setUp();
      for (const ip of ['999.1.1.1', '0.0.0.0', '224.0.0.1', '255.255.255.255']) {
        expect((await send('POST', '/api/whitelists', { ip })).status).toBe(201);
      }
      const refused = {
        status: 409,
        message: 'Harus ada minimal satu alamat IP aktif yang dapat dipakai.',
      };
      const { write } = createAuditedDatabase(api.db);
      const remove = write(systemActor, (change) => removeFromWhitelist(change, { id: 1 }));
      await expect(remove).rejects.toMatchObject(refused);
      const switchOff = write(systemActor, (change) =>
        setWhitelistStatus(change, { id: 1 }, false),
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
