import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import type { AdminUser } from '../../../api/contract/entities.ts';
import { users } from '../../../api/db/schema.ts';
import { deleteUser, updateUser } from '../../../api/users/user-writes.ts';
import { stopClock } from '../stop-clock.ts';
import { addAdmin, adminPassword, createAdminApi, said } from '../test-api.ts';

const tooCommon = 'Password ini terlalu umum dan mudah ditebak. Gunakan yang lain.';
const tooClose =
  'Password ini mudah ditebak karena dekat dengan username atau nama layanan. Gunakan yang lain.';
const newUser = { username: 'Budi', password: 'kata-sandi-budi', website_id: 1 };

async function setUp() {
  const { api, cookie } = await createAdminApi();
  const send = (method: string, path: string, json?: unknown, as = cookie) =>
    api.send(method, path, { cookie: as, json });
  const list = async (page = '100/1'): Promise<AdminUser[]> =>
    (await send('GET', `/api/users/${page}`)).json;
  return { api, cookie, send, list };
}

describe('users', () => {
  describe('happy', () => {
    it('can sign in with their name and password', async () => {
      const { api, send } = await setUp();
      expect((await send('POST', '/api/users', newUser)).status).toBe(201);
      await expect(api.signIn('budi', newUser.password)).resolves.toContain('token=');
    });

    it('may have names of any script', async () => {
      const { send, list } = await setUp();
      for (const username of [
        'Siti Aminah',
        'budi_88.x-y',
        'Zoë',
        'админ',
        'ꦧꦸꦢꦶ',
        '田中さん',
        'カール kim',
        '김철수',
        'budi 🌟',
        'ｂｕｄｉ',
        'systems',
      ]) {
        expect((await send('POST', '/api/users/', { ...newUser, username })).status).toBe(201);
        expect((await list()).at(-1)?.username).toBe(username);
      }
    });

    it.each(['console', '\u0430dmin', 'bu\u2800di'])(
      'that were named %j before such names were refused can still sign in',
      async (username) => {
        const { api, send } = await setUp();
        const id = await addAdmin(api.db, username);
        const otherCookie = await api.signIn(username);
        expect((await send('GET', '/api/users/100/1', undefined, otherCookie)).status).toBe(200);
        const password = { password: 'kata-sandi-baru' };
        expect((await send('PUT', `/api/users/updatepass/${id}`, password)).status).toBe(200);
      },
    );

    it('are deactivated, which ends their sessions, and activated again', async () => {
      const { api, send } = await setUp();
      const id = await addAdmin(api.db, 'budi');
      const otherCookie = await api.signIn('budi');
      expect(await send('PUT', `/api/users/${id}`, { account_status: false })).toEqual(
        said(200, 'Status akun berhasil diubah.'),
      );
      expect((await send('GET', '/api/users/100/1', undefined, otherCookie)).status).toBe(401);
      await send('PUT', `/api/users/${id}`, { account_status: true });
      // After the activation they must sign in again: the old session stays ended.
      expect((await send('GET', '/api/users/100/1', undefined, otherCookie)).status).toBe(401);
      const again = await api.signIn('budi');
      expect((await send('GET', '/api/users/100/1', undefined, again)).status).toBe(200);
    });

    it('get a new password, which is an edit and ends their sessions', async () => {
      const { api, send } = await setUp();
      const id = await addAdmin(api.db, 'budi');
      const otherCookie = await api.signIn('budi');
      const path = `/api/users/updatepass/${id}`;
      const change = { password: 'kata-sandi-baru', version: 1 };
      expect(await send('PUT', path, change)).toEqual(said(200, 'Password berhasil diganti.'));
      expect((await send('PUT', path, change)).status).toBe(409);
      expect((await send('GET', '/api/users/100/1', undefined, otherCookie)).status).toBe(401);
      const old = { username: 'budi', password: adminPassword };
      expect((await api.call('/login', { method: 'POST', json: old })).status).toBe(401);
      await expect(api.signIn('budi', 'kata-sandi-baru')).resolves.toContain('token=');
    });

    it('are deleted, which ends their sessions', async () => {
      const { api, send, list } = await setUp();
      const id = await addAdmin(api.db, 'budi');
      const otherCookie = await api.signIn('budi');
      expect(await send('DELETE', `/api/users/${id}`)).toEqual(
        said(200, 'Akun "budi" berhasil dihapus.'),
      );
      expect((await list()).map(({ username }) => username)).toEqual(['admin']);
      expect((await send('GET', '/api/users/100/1', undefined, otherCookie)).status).toBe(401);
    });
  });

  describe('error', () => {
    it.each([
      [{ ...newUser, password: 'Iloveyou1' }, { password: tooCommon }],
      [{ ...newUser, password: 'Budi-2026!' }, { password: tooClose }],
    ])('refuse %j', async (json, fields) => {
      const { send, list } = await setUp();
      const response = await send('POST', '/api/users', json);
      expect({ status: response.status, fields: response.json.fields }).toEqual({
        status: 400,
        fields,
      });
      expect(await list()).toHaveLength(1);
    });

    it.each([
      [
        'that have an invisible character',
        'Tidak boleh memuat karakter tak terlihat.',
        [
          'bu\u200bdi',
          'bu\u3164di',
          'budi\uffa0',
          'budi\u2800',
          'system\ufffc',
          'bu\u034fdi',
          'bu\u00addi',
          'budi\ufe0f',
          'bu\u00a0di',
          'bu\u2003di',
          'bu\u2028di',
          'bu  di',
        ],
      ],
      [
        'with accents that cannot be read',
        'Tanda aksen pada username ini tidak dapat dibaca. Gunakan huruf biasa.',
        [
          'adm\u0131n',
          'admi\u1E45',
          'admi\u0307n',
          '\u0307',
          'budi\u0301\u0301',
          'bu \u0301di',
          'b\u0326\u0323\u0331\u0332\u0333udi',
        ],
      ],
      [
        'with letters of several scripts',
        'Gunakan huruf dari satu aksara saja.',
        // In order: a Cyrillic a and o, a Greek o, a Latin letter in a circle, an Arabic digit.
        [
          '\u0430dmin',
          'administr\u0430tor',
          'c\u043ensole',
          'c\u03bfnsole',
          'ⓐдмин',
          'αдмин',
          'budi\u0661',
        ],
      ],
      [
        'that the audit trail uses',
        'Username ini dipakai oleh sistem. Gunakan yang lain.',
        [
          'console',
          'system',
          'Console',
          ' SYSTEM ',
          'ｃｏｎｓｏｌｅ',
          'ⓢⓨⓢⓣⓔⓜ',
          '𝐬𝐲𝐬𝐭𝐞𝐦',
          'conſole',
          'consolé',
          'c0nso1e',
        ],
      ],
    ])('refuse names %s', async (_, message, names) => {
      const { send, list } = await setUp();
      for (const username of names) {
        const refused = said(400, message, 'username');
        expect(await send('POST', '/api/users/', { ...newUser, username }), username).toEqual(
          refused,
        );
      }
      expect(await list()).toHaveLength(1);
    });

    it.each<[existing: string, name: string]>([
      // A Latin alpha, an accent, digits, a capital I, a stroke, and whole names in Cyrillic and Greek.
      ['admin', '\u0251dmin'],
      ['admin', 'admi\u0144'],
      ['Indra', 'lndra'],
      ['BUDI', 'Budl'],
      ['soto', 's0t\u00f8'],
      ['adil', 'adi1'],
      ['copa', '\u0441\u043e\u0440\u0430'],
      ['kav', '\u03ba\u03b1\u03bd'],
    ])('refuse beside %j the name %j, which looks the same', async (existing, username) => {
      const { api, send } = await setUp();
      if (existing !== 'admin') await addAdmin(api.db, existing);
      const message = `Username ini terlalu mirip dengan akun "${existing}". Gunakan yang lain.`;
      expect(await send('POST', '/api/users', { ...newUser, username })).toEqual(
        said(409, message, 'username'),
      );
    });

    it('accept names that only resemble another: another letter, another length', async () => {
      const { send } = await setUp();
      for (const username of ['admi', 'admins', 'admim', 'adnin', 'админ']) {
        expect((await send('POST', '/api/users', { ...newUser, username })).status).toBe(201);
      }
    });

    it('refuse a second account with the same name', async () => {
      const { send } = await setUp();
      for (const username of ['admin', 'ADMIN', ' Admin ', 'ａｄｍｉｎ']) {
        expect(await send('POST', '/api/users', { ...newUser, username })).toEqual(
          said(409, 'Username sudah dipakai.', 'username'),
        );
      }
    });

    it.each([
      ['Iloveyou1', tooCommon],
      ['BUDI 99999', tooClose],
    ])('keep their password when the new one would be %s', async (password, message) => {
      const { api, send } = await setUp();
      const id = await addAdmin(api.db, 'budi');
      expect(await send('PUT', `/api/users/updatepass/${id}`, { password })).toEqual(
        said(400, message, 'password'),
      );
      await expect(api.signIn('budi', adminPassword)).resolves.toContain('token=');
    });

    it('refuse a status that is not a boolean', async () => {
      const { send } = await setUp();
      const response = await send('PUT', '/api/users/1', { account_status: 'true' });
      expect({ status: response.status, fields: response.json.fields }).toEqual({
        status: 400,
        fields: { account_status: 'Harus berupa true atau false.' },
      });
    });
  });

  describe('security', () => {
    it('cannot deactivate or delete themselves', async () => {
      const { api, send } = await setUp();
      await addAdmin(api.db, 'budi');
      expect(await send('PUT', '/api/users/1', { account_status: false })).toEqual(
        said(409, 'Anda tidak dapat menonaktifkan akun Anda sendiri.'),
      );
      expect(await send('DELETE', '/api/users/1')).toEqual(
        said(409, 'Anda tidak dapat menghapus akun Anda sendiri.'),
      );
    });

    it('cannot both be inactive after two deactivate each other at once', async () => {
      const { api, send } = await setUp();
      const id = await addAdmin(api.db, 'budi');
      const otherCookie = await api.signIn('budi');
      const off = { account_status: false };
      const responses = await Promise.all([
        send('PUT', `/api/users/${id}`, off),
        send('PUT', '/api/users/1', off, otherCookie),
      ]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await api.db.read.$count(users, eq(users.status, true))).toBe(1);
    });

    it('keep their last active account, whoever deletes it', async () => {
      const { api } = await setUp();
      const userId = await addAdmin(api.db, 'budi');
      const by = { ...systemActor, userId, username: 'budi' };
      // The console may have deactivated an account, but not the caller's.
      await api.db.write((tx) =>
        tx.update(users).set({ status: false }).where(eq(users.id, userId)),
      );
      const refused = { status: 409, message: 'Harus ada minimal satu akun admin yang aktif.' };
      const audited = createAuditedDatabase(api.db);
      const switchOff = audited.write(by, (change) =>
        updateUser(change, { id: 1 }, { status: false, rights: {}, takesOver: false }),
      );
      await expect(switchOff).rejects.toMatchObject(refused);
      const remove = audited.write(by, (change) =>
        deleteUser(change, { id: 1 }, { takesOver: false }),
      );
      await expect(remove).rejects.toMatchObject(refused);
    });

    it('can change their own password only with the current one, when it is sent', async () => {
      const { send } = await setUp();
      const path = '/api/users/updatepass/1';
      const password = 'kata-sandi-baru';
      expect(await send('PUT', path, { password, current_password: 'salah' })).toMatchObject({
        status: 400,
        json: { fields: { current_password: 'Password saat ini salah.' } },
      });
      expect((await send('GET', '/api/users/100/1')).status).toBe(200);
      const right = { password, current_password: adminPassword };
      expect((await send('PUT', path, right)).status).toBe(200);
    });

    it('cannot guess a current password faster than on the sign-in page', async () => {
      stopClock();
      const { send } = await setUp();
      const guess = () =>
        send('PUT', '/api/users/updatepass/1', {
          password: 'kata-sandi-baru',
          current_password: 'salah',
        });
      const statuses = [];
      for (let attempt = 0; attempt < 7; attempt++) statuses.push((await guess()).status);
      expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
      expect(statuses).toContain(429);
    });

    it('lose their own session too when they change their own password', async () => {
      const { send } = await setUp();
      await send('PUT', '/api/users/updatepass/1', { password: 'kata-sandi-baru' });
      expect((await send('GET', '/api/users/100/1')).status).toBe(401);
    });
  });
});
