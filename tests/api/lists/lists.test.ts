import { describe, expect, it } from 'vitest';
import type { AuditAction, AuditEntity, AuditEntry } from '../../../api/contract/audit.ts';
import {
  announcements,
  auditEntries,
  faqs,
  users,
  websiteLinks,
  websites,
  whitelists,
} from '../../../api/db/schema.ts';
import { faqForm } from '../faq-form.ts';
import { type CallOptions, createAdminApi, said, strangerIp, type TestApi } from '../test-api.ts';

type Content = Pick<CallOptions, 'json' | 'body'>;
type Row = { id: number; version: number } & Record<string, unknown>;

/** What a list of rows that admins write must do. What is special of one stands in its own file. */
interface List {
  of: AuditEntity;
  path: string;
  /** The path that lists all rows; by default the first page. */
  listed?: string;
  table: Parameters<TestApi['db']['read']['$count']>[0];
  /** The id of the first row that is created. */
  id: number;
  make: () => Content;
  /** Another row. */
  other: () => Content;
  edit: (version?: unknown) => Content;
  /** All fields of the new row that not every list has. */
  made: object;
  edited: object;
  messages: { created: string; updated: string; deleted: string; missing: string };
  /** A row like the made one is refused at this field. */
  taken?: [field: string, message: string];
  faults: [json: object, fields: Record<string, string>][];
  /** An edit takes what a creation takes. */
  isEditedWhole?: boolean;
  /** The writes that the audit trail undoes. */
  undone: AuditAction[];
}

const website = { name: 'Dua', livechat_link: 'a.example', server_ip: '10.0.0.1' };
const user = { username: 'Budi', password: 'kata-sandi-budi', website_id: 1 };
const until = new Date(Date.now() + 3_600_000).toISOString();
const notice = { text: 'BCA gangguan.', until, website_ids: [1] };
const badAddress = 'Alamat harus berupa tautan http atau https.';
/** No page may open these. */
const badAddresses = [
  ...['javascript:alert(1)', 'vbscript:x', 'data:text/html,x', 'file:///etc/passwd'],
  ...['ftp://a.example', 'a b'],
];
const notId = 'Harus berupa ID yang benar.';
const noWebsite = 'Website tidak ditemukan.';
const required = 'Wajib diisi.';

const lists: List[] = [
  {
    of: 'link',
    path: '/api/livechatwebsitelinks',
    table: websiteLinks,
    id: 1,
    make: () => ({ json: { link: ' Shop.example/a ' } }),
    other: () => ({ json: { link: 'b.example' } }),
    edit: (version) => ({ json: { link: 'c.example', version } }),
    made: { link: 'Shop.example/a', website_id: 1 },
    edited: { link: 'c.example', website_id: 1 },
    messages: {
      created: 'Link berhasil ditambahkan.',
      updated: 'Link berhasil diperbarui.',
      deleted: 'Link berhasil dihapus.',
      missing: 'Link tidak ditemukan.',
    },
    isEditedWhole: true,
    taken: ['link', 'Link sudah terdaftar untuk website ini.'],
    faults: [
      [{}, { link: required }],
      [{ link: '  ' }, { link: required }],
      [{ link: 'x'.repeat(2049) }, { link: 'Maksimal 2.048 karakter.' }],
      ...badAddresses.map((link): List['faults'][number] => [{ link }, { link: badAddress }]),
      [{ link: 'a.example', website_id: 99 }, { website_id: noWebsite }],
      [{ link: 'a.example', website_id: 'x' }, { website_id: notId }],
    ],
    undone: ['create', 'update', 'delete'],
  },
  {
    of: 'whitelist',
    path: '/api/whitelists',
    table: whitelists,
    id: 2,
    make: () => ({ json: { ip: strangerIp, note: ' Kantor ' } }),
    other: () => ({ json: { ip: '203.0.113.9' } }),
    edit: (version) => ({ json: { status: false, version } }),
    made: {
      ip: strangerIp,
      note: 'Kantor',
      status: true,
      matchable: true,
      last_used_on: null,
      unused: false,
      until: null,
    },
    edited: { ip: strangerIp, status: false },
    messages: {
      created: 'Alamat IP berhasil ditambahkan.',
      updated: 'Status alamat IP berhasil diubah.',
      deleted: 'Alamat IP berhasil dihapus.',
      missing: 'Alamat IP tidak ditemukan.',
    },
    taken: ['ip', 'Alamat IP sudah terdaftar.'],
    faults: [
      [{}, { ip: required }],
      [{ ip: strangerIp, note: 'x'.repeat(61) }, { note: 'Maksimal 60 karakter.' }],
    ],
    undone: ['create', 'update', 'delete'],
  },
  {
    of: 'user',
    path: '/api/users',
    table: users,
    id: 2,
    make: () => ({ json: user }),
    other: () => ({ json: { ...user, username: 'Siti' } }),
    edit: (version) => ({ json: { account_status: false, version } }),
    made: { username: 'Budi', status: true, role: 'admin', website_ids: [1], may_publish: true },
    edited: { username: 'Budi', status: false },
    messages: {
      created: 'Akun berhasil ditambahkan.',
      updated: 'Status akun berhasil diubah.',
      deleted: 'Akun "Budi" berhasil dihapus.',
      missing: 'Akun tidak ditemukan.',
    },
    taken: ['username', 'Username sudah dipakai.'],
    faults: [
      [{}, { username: required, password: required, website_id: notId }],
      [{ ...user, username: '  ' }, { username: required }],
      [{ ...user, username: 'x'.repeat(65) }, { username: 'Maksimal 64 karakter.' }],
      [{ ...user, username: 7 }, { username: required }],
      [{ ...user, password: 'pendek7' }, { password: 'Minimal 8 karakter.' }],
      [{ ...user, password: 'x'.repeat(129) }, { password: 'Maksimal 128 karakter.' }],
      [{ ...user, website_id: '1' }, { website_id: notId }],
      [{ ...user, website_id: 1.5 }, { website_id: notId }],
      [{ ...user, website_id: 99 }, { website_id: noWebsite }],
    ],
    undone: ['create', 'update'],
  },
  {
    of: 'website',
    path: '/api/websites',
    table: websites,
    id: 2,
    make: () => ({ json: { ...website, livechat_link: ' tawk.to/chat/a/b ' } }),
    other: () => ({ json: { ...website, server_ip: '10.0.0.2' } }),
    edit: (version) => ({ json: { ...website, name: 'Ba\u200eru\u2060', version } }),
    made: { name: 'Dua', livechat_link: 'tawk.to/chat/a/b', server_ip: '10.0.0.1' },
    edited: { ...website, name: 'Baru' },
    messages: {
      created: 'Website berhasil ditambahkan.',
      updated: 'Website berhasil diperbarui.',
      deleted: 'Website berhasil dihapus.',
      missing: noWebsite,
    },
    isEditedWhole: true,
    faults: [
      [{}, { name: required, livechat_link: required, server_ip: required }],
      [{ ...website, name: ' ' }, { name: required }],
      [{ ...website, name: 'x'.repeat(101) }, { name: 'Maksimal 100 karakter.' }],
      [{ ...website, server_ip: 'x'.repeat(256) }, { server_ip: 'Maksimal 255 karakter.' }],
      ...badAddresses.map((livechat_link): List['faults'][number] => [
        { ...website, livechat_link },
        { livechat_link: badAddress },
      ]),
      [
        { ...website, livechat_link: 'https://https://tawk.to/chat/1/1' },
        {
          livechat_link: 'Alamat ini memuat https:// atau http:// dua kali. Hapus salah satunya.',
        },
      ],
    ],
    undone: ['update', 'delete'],
  },
  {
    of: 'announcement',
    path: '/api/notices',
    listed: '/api/notices',
    table: announcements,
    id: 1,
    make: () => ({ json: { ...notice, link: ' status.ex\u2060ample/bca\u200b ' } }),
    other: () => ({ json: { ...notice, text: 'Lain.' } }),
    edit: (version) => ({ json: { ...notice, text: 'Kedua.', version } }),
    made: {
      text: 'BCA gangguan.',
      link: 'status.example/bca',
      from: expect.any(String),
      until,
      website_ids: [1],
    },
    edited: { text: 'Kedua.', link: null },
    messages: {
      created: 'Pengumuman berhasil disimpan.',
      updated: 'Pengumuman berhasil diperbarui.',
      deleted: 'Pengumuman tidak tampil lagi.',
      missing: 'Pengumuman tidak ditemukan.',
    },
    isEditedWhole: true,
    faults: [
      [{ ...notice, text: ' ' }, { text: required }],
      [{ ...notice, text: 'a'.repeat(201) }, { text: 'Maksimal 200 karakter.' }],
      [{ ...notice, link: 'javascript:alert(1)' }, { link: badAddress }],
      [
        { ...notice, link: 'https//a.example' },
        { link: 'Awal alamat kurang titik dua. Tulis https:// atau http://.' },
      ],
      [{ ...notice, link: `a.example/${'a'.repeat(500)}` }, { link: 'Maksimal 500 karakter.' }],
      [{ ...notice, until: 'besok' }, { until: 'Harus berupa waktu ISO 8601 dengan zona waktu.' }],
      [{ ...notice, website_ids: [] }, { website_ids: 'Pilih minimal satu website.' }],
      [{ ...notice, website_ids: [1, 9] }, { website_ids: noWebsite }],
    ],
    undone: ['create', 'update', 'delete'],
  },
  {
    of: 'faq',
    path: '/api/faqs',
    listed: '/api/faqs/1/100/1',
    table: faqs,
    id: 22,
    make: () => ({ body: faqForm() }),
    other: () => ({ body: faqForm({ question: 'Lain?' }) }),
    edit: (version) => ({
      body: faqForm({
        question: 'Baru?',
        ...(version === undefined ? {} : { version: String(version) }),
      }),
    }),
    made: {
      question: 'Apa?',
      answer: null,
      keywords: [],
      wordings: [],
      note: null,
      own_note: null,
      review: '',
      review_on: null,
      outdated_on: null,
      is_due: false,
      confirmed_at: expect.any(String),
      confirmed_by: null,
      image: null,
      parent_id: null,
      website_id: 1,
      depth: 0,
      source_id: null,
    },
    edited: { question: 'Baru?' },
    messages: {
      created: 'FAQ berhasil ditambahkan.',
      updated: 'FAQ berhasil diperbarui.',
      deleted: '1 FAQ berhasil dihapus.',
      missing: 'FAQ tidak ditemukan.',
    },
    faults: [],
    undone: ['create', 'update', 'delete'],
  },
];

const key = '"8e03978e-40d5-43e8-bc93-6394a57f9325"';
const outdated =
  'Data ini sudah diubah admin lain sejak Anda membukanya. Periksa isi terbarunya sebelum menyimpan.';

async function setUp({ path, listed, id, table, make, edit }: List) {
  const { api, send: call } = await createAdminApi();
  const rows = async (): Promise<Row[]> =>
    (await call('GET', listed ?? `${path}/100/1`)).json as Row[];
  const before = await api.db.read.$count(table);
  return {
    api,
    call,
    rows,
    row: async () => (await rows()).find((row) => row.id === id),
    create: (content: CallOptions = make()) => call('POST', path, content),
    edit: (version?: unknown) => call('PUT', `${path}/${id}`, edit(version)),
    remove: (query = '') => call('DELETE', `${path}/${id}${query}`),
    made: async () => (await api.db.read.$count(table)) - before,
    countEntries: () => api.db.read.$count(auditEntries),
    undoLast: async () => {
      const [entry] = (await call('GET', '/api/audit/1/1')).json as AuditEntry[];
      return { entry, undo: () => call('POST', `/api/audit/${entry?.id}/restore`) };
    },
  };
}

describe.each(lists)('the list of each $of', (list) => {
  it('is created, edited and deleted; the trail has each write and undoes it', async () => {
    const { rows, row, create, edit, remove, undoLast } = await setUp(list);
    const others = (await rows()).length;
    const by = { last_edited_by: 'admin', last_edited_at: expect.stringMatching(/Z$/) };
    const { created, updated, deleted } = list.messages;
    expect(await create()).toMatchObject({ status: 201, json: { id: list.id, message: created } });
    const totalOf = (all_data: number) => (list.of === 'announcement' ? {} : { all_data });
    const fields = { id: list.id, ...list.made, ...by, version: 1 };
    expect(await row()).toEqual({ ...fields, ...totalOf(others + 1) });

    const steps = [
      ['update', edit, updated, list.edited] as const,
      ['delete', remove, deleted, undefined] as const,
    ];
    for (const [action, send, message, after] of steps) {
      const earlier = await row();
      expect(await send()).toMatchObject(said(200, message));
      if (after) expect(await row(), action).toMatchObject(after);
      else
        expect(await rows()).toEqual(Array(others).fill(expect.objectContaining(totalOf(others))));
      const { entry, undo } = await undoLast();
      expect(entry).toMatchObject({ entity: list.of, entity_id: list.id, action });
      const isUndone = list.undone.includes(action);
      expect(entry?.undo, action).toBe(isUndone ? 'possible' : null);
      if (!isUndone) continue;
      expect(await undo(), action).toMatchObject({ status: 200 });
      const { version: _, last_edited_at: __, ...fields } = (earlier ?? {}) as Row;
      expect(await row(), action).toMatchObject(fields);
    }

    const before = await rows();
    expect(await create(list.other())).toMatchObject({ status: 201 });
    const { entry, undo } = await undoLast();
    expect(entry).toMatchObject({ entity: list.of, action: 'create' });
    const isUndone = list.undone.includes('create');
    expect(entry?.undo).toBe(isUndone ? 'possible' : null);
    if (!isUndone) return;
    expect(await undo()).toMatchObject({ status: 200 });
    expect(await rows()).toEqual(before);
  });

  it('refuses faults at their fields, and writes nothing', async () => {
    const { call, create, rows, countEntries } = await setUp(list);
    if (list.isEditedWhole) await create();
    const before = [await rows(), await countEntries()];
    for (const [json, fields] of list.faults) {
      const responses = [await create({ json })];
      if (list.isEditedWhole)
        responses.push(await call('PUT', `${list.path}/${list.id}`, { json }));
      for (const { status, json: refused } of responses)
        expect({ status, fields: refused.fields }, JSON.stringify(json)).toEqual({
          status: 400,
          fields,
        });
    }
    expect([await rows(), await countEntries()]).toEqual(before);
  });

  it('refuses the same row again, if there may be only one', async () => {
    const { create, made } = await setUp(list);
    await create();
    const [field = '', message] = list.taken ?? [];
    const again = await create();
    if (message === undefined) expect(again.status).toBe(201);
    else expect(again).toEqual(said(409, message, field));
    expect(await made()).toBe(message === undefined ? 2 : 1);
  });

  it('finds no other row, nor a word as an id, nor a deleted row', async () => {
    const { call, create, edit, remove } = await setUp(list);
    const missing = said(404, list.messages.missing);
    for (const id of ['99', 'abc', '0']) {
      expect(await call('PUT', `${list.path}/${id}`, list.edit())).toEqual(missing);
      expect(await call('DELETE', `${list.path}/${id}`)).toEqual(missing);
    }
    await create();
    await remove();
    expect([await edit(1), await remove('?version=1')]).toEqual([missing, missing]);
  });

  it('counts the edits of a row, also without a version', async () => {
    const { row, create, edit, remove } = await setUp(list);
    await create();
    for (const [version, next] of [
      [1, 2],
      [2, 3],
      [undefined, 4],
    ]) {
      expect((await edit(version)).status).toBe(200);
      expect((await row())?.version).toBe(next);
    }
    expect((await remove('?version=4')).status).toBe(200);
  });

  it('refuses writes from an old version with the current row, and records nothing', async () => {
    const { api, row, create, edit, remove, countEntries } = await setUp(list);
    await create();
    await edit(1);
    const [current, entries] = [await row(), await countEntries()];
    for (const late of [await edit(1), await edit(3), await remove('?version=1')]) {
      expect(late).toMatchObject(said(409, outdated));
      const { all_data: _, ...sent } = late.json.current;
      expect(current).toMatchObject(sent);
    }
    expect([await row(), await countEntries()]).toEqual([current, entries]);
    expect(api.loggedErrors).toEqual([]);
  });

  it('allows one of three simultaneous edits', async () => {
    const { row, create, edit } = await setUp(list);
    await create();
    const statuses = (await Promise.all([edit(1), edit(1), edit(1)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await row())?.version).toBe(2);
  });

  it('takes only whole numbers as a version', async () => {
    const { row, create, edit, remove } = await setUp(list);
    await create();
    for (const version of [0, -1, 1.5, 'satu', '']) {
      const { status, json } = await edit(version);
      const fields = { version: 'Harus berupa nomor versi yang benar.' };
      expect({ version, status, fields: json.fields }).toEqual({ version, status: 400, fields });
      expect((await remove(`?version=${version}`)).status).toBe(400);
    }
    expect((await row())?.version).toBe(1);
  });

  it('creates one row for one key, also at the same time, and refuses the key for another', async () => {
    const { create, made, countEntries } = await setUp(list);
    const send = (content = list.make()) =>
      create({ ...content, headers: { 'Idempotency-Key': key } });
    const responses = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(responses[0]?.status).toBe(201);
    const entries = await countEntries();
    for (const response of [...responses, await send()]) expect(response).toEqual(responses[0]);
    expect(await send(list.other())).toEqual(
      said(422, 'Idempotency-Key ini sudah dipakai untuk permintaan lain.'),
    );
    expect([await made(), await countEntries()]).toEqual([1, entries]);
  });

  // An `if` instead of `runIf`: a list without pages would count as a skipped test.
  if (list.listed === undefined)
    it('refuses pages that do not exist', async () => {
      const { call } = await setUp(list);
      for (const page of ['0/1', '501/1', '100/0', '-1/1', 'a/1', '100/1.5']) {
        const { status, json } = await call('GET', `${list.path}/${page}`);
        expect({ page, status }).toEqual({ page, status: 400 });
        expect(json.message).toMatch(/^Harus berupa angka dari 1 sampai/);
      }
      expect((await call('GET', `${list.path}/100/9`)).json).toEqual([]);
    });
});
