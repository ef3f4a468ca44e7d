import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { defaultAppearance } from '../../../api/contract/bot/appearance.ts';
import { type Contact, defaultContact } from '../../../api/contract/bot/contact.ts';
import { dropUnusedImages } from '../../../api/db/drop-unused-images.ts';
import { auditSnapshots, images, websiteSettings } from '../../../api/db/schema.ts';
import { wordsToSend } from '../../../embed/languages/languages.ts';
import { valid } from '../../tools/valid.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { pictureFile } from '../picture-file.ts';
import { createAdminApi, said } from '../test-api.ts';

const { avatar, ...look } = defaultAppearance;

/** Creates an API with a signed-in admin, and functions that request website 1's settings. */
async function setUp() {
  const writer = await createFaqWriter();
  const { send } = writer;
  const path = '/api/websites/1/settings';
  return {
    ...writer,
    read: async (as?: string) => (await send('GET', path, {}, as)).json,
    save: (json: object, as?: string) => send('PUT', path, { json }, as),
    saveLook: (fields: object) =>
      send('PUT', path, { json: { appearance: { ...look, ...fields } } }),
    saveChannels: (channels: unknown) => send('PUT', path, { json: { contact: { channels } } }),
    saveAvatar: async (fields: Record<string, string | File>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return await send('PUT', '/api/websites/1/avatar', { body });
    },
    bot: async () => (await send('GET', '/websites/1/bot')).json,
  };
}

const picture = (background: string, width = 300, height = 200) =>
  pictureFile(background, width, height);

const helpOff = { is_on: false, is_indexed: false };

const office = {
  zone: 'WIB',
  spans: [
    { day: 1, from: '13:00', to: '17:00' },
    { day: 1, from: '08:00', to: '12:00' },
    { day: 6, from: '20:00', to: '02:00' },
  ],
  closed: [
    { from: '2026-03-20', to: '2026-03-25', note: 'Lebaran' },
    { from: '2026-12-25', to: '2026-12-25' },
  ],
};

describe('the settings of a website', () => {
  it('are the defaults of the bot until something is chosen', async () => {
    const { read } = await setUp();
    expect(await read()).toEqual({
      version: 1,
      publishing: 'direct',
      embed: 'any',
      appearance: defaultAppearance,
      contact: defaultContact,
      words: {},
      review_every: 0,
      privacy: null,
      help: helpOff,
    });
  });

  it('have the embed rule of the installation until one is chosen', async () => {
    const { api, cookie, send } = await createAdminApi({ embedOrigins: 'links' });
    const path = '/api/websites/1/settings';
    const read = async () => (await send('GET', path)).json.embed;
    expect(await read()).toBe('links');
    await api.call(path, { method: 'PUT', cookie, json: { embed: 'any' } });
    expect(await read()).toBe('any');
  });

  it('have labels and notes of one line, because line breaks would look like more channels in the trail', async () => {
    const { saveChannels } = await setUp();
    const hours = { ...office, closed: [{ ...office.closed[0], note: 'Libur\r\n\u2028Senin' }] };
    const channel = { type: 'phone', value: '14045', label: 'CS\nTelepon: 1500', hours };
    const { settings } = (await saveChannels([channel])).json;
    expect(settings.contact.channels).toMatchObject([
      { label: 'CS Telepon: 1500', hours: { closed: [{ note: 'Libur Senin' }] } },
    ]);
  });

  it('are written by section in normalised form; a missing section does not change', async () => {
    const { add, read, save } = await setUp();
    const [one, two] = [await add({ question: 'Cek Deposit' }), await add({ question: 'B?' })];
    const appearance = {
      launcher_label: '  Butuh   bantuan? ',
      launcher_icon_only: true,
      title: ' ',
      subtitle: 'Setiap hari',
      greeting: ' Halo,\nada yang bisa dibantu? ',
      page_greeting: null,
      accent: '#AABBCC',
      theme: 'dark',
      position: 'bottom-left',
      offset_x: 0,
      offset_y: 400,
      lang: 'en',
      avatar: 'ignored.webp',
      shortcuts: [two, one],
    };
    const first = await save({ version: 1, appearance });
    const stored = {
      ...appearance,
      launcher_label: 'Butuh bantuan?',
      title: null,
      greeting: 'Halo,\nada yang bisa dibantu?',
      accent: '#aabbcc',
      avatar: null,
    };
    expect(first).toEqual({
      status: 200,
      json: {
        message: 'Pengaturan website berhasil disimpan.',
        settings: {
          version: 2,
          publishing: 'direct',
          embed: 'any',
          appearance: stored,
          contact: defaultContact,
          words: {},
          review_every: 0,
          privacy: null,
          help: helpOff,
        },
        undo_id: expect.any(Number),
      },
    });
    const channels = [
      { type: 'whatsapp', value: '0812-3456-7890', label: ' CS ', hours: office },
      { type: 'telegram', value: 'https://t.me/toko_kami', label: ' ' },
      { type: 'livechat', value: 'x' },
    ];
    await save({ contact: { channels }, embed: 'links' });
    expect(await read()).toEqual({
      version: 3,
      publishing: 'direct',
      embed: 'links',
      review_every: 0,
      privacy: null,
      help: helpOff,
      appearance: stored,
      contact: {
        channels: [
          { type: 'whatsapp', value: '6281234567890', label: 'CS', hours: office },
          { type: 'telegram', value: 'toko_kami' },
          { type: 'livechat', value: '' },
        ],
      },
      words: {},
    });
  });

  it('are not written, and not recorded, when nothing differs', async () => {
    const { read, save, trail } = await setUp();
    await save({ contact: { channels: [{ type: 'whatsapp', value: '081234567890' }] } });
    const before = (await trail()).length;
    const settings = await read();
    expect(await save(settings)).toEqual({
      status: 200,
      json: { message: 'Pengaturan website berhasil disimpan.', settings, undo_id: null },
    });
    expect((await trail()).length).toBe(before);
  });

  it('have a link to the privacy notice and a help page, which the bot reads', async () => {
    const { save, read, bot, trail, send } = await setUp();
    await save({ privacy: { url: ' toko.example/privasi ', label: ' Privasi\nkami ' } });
    await save({ help: { is_on: true, is_indexed: true } });
    const privacy = { url: 'https://toko.example/privasi', label: 'Privasi kami' };
    expect(await read()).toMatchObject({ privacy, help: { is_on: true, is_indexed: true } });
    expect(await bot()).toMatchObject({ privacy, help: true });
    expect((await send('GET', '/api/websites/list')).json[0]).toMatchObject({ help: true });
    expect((await trail()).slice(0, 2)).toMatchObject([
      {
        before: { help_on: false, help_indexed: false },
        after: { help_on: true, help_indexed: true },
      },
      {
        before: { privacy: null, privacy_label: null },
        after: { privacy: privacy.url, privacy_label: privacy.label },
      },
    ]);
    for (const [url, message] of [
      ['javascript:alert(1)', 'Alamat harus berupa tautan http atau https.'],
      ['', 'Wajib diisi.'],
    ])
      expect(await save({ privacy: { url } }), url).toMatchObject({
        status: 400,
        json: { fields: { 'privacy.url': message } },
      });
    await save({ privacy: null, help: helpOff });
    expect(await bot()).not.toHaveProperty('privacy');
    expect(await bot()).not.toHaveProperty('help');
  });

  it('are refused for an old version, with the current settings', async () => {
    const { read, save, saveLook, saveAvatar } = await setUp();
    await saveLook({ title: 'Satu' });
    const refusal = {
      status: 409,
      json: {
        message: expect.stringContaining('sudah diubah admin lain'),
        current: await read(),
      },
    };
    expect(await save({ version: 1, embed: 'links' })).toEqual(refusal);
    expect(await saveAvatar({ version: '1', image: await picture('red') })).toEqual(refusal);
    expect(await saveAvatar({ version: '2', image: await picture('red') })).toMatchObject({
      status: 200,
    });
  });

  it('are 404 for an unknown website', async () => {
    const { send } = await setUp();
    const refusal = said(404, 'Website tidak ditemukan.');
    expect(await send('GET', '/api/websites/9/settings')).toEqual(refusal);
    expect(await send('PUT', '/api/websites/9/settings', { json: { embed: 'any' } })).toEqual(
      refusal,
    );
    const body = new FormData();
    body.set('remove', 'true');
    expect(await send('PUT', '/api/websites/9/avatar', { body })).toEqual(refusal);
  });

  it('have no unseen marks', async () => {
    const { read, saveLook, saveChannels } = await setUp();
    await saveLook({ title: '\u202emoc.knab\u202c', greeting: 'Hai\u200b, 👩‍💻' });
    expect((await read()).appearance).toMatchObject({ title: 'moc.knab', greeting: 'Hai, 👩‍💻' });
    await saveLook({ launcher_label: 'bank\u202e.moc' });
    await saveChannels([
      { type: 'phone', value: '14\u200e0\ufe0f45', label: 'Bank\u2066 A' },
      { type: 'link', value: 'https://a.example/\u202egpj.exe' },
    ]);
    const { appearance, contact } = await read();
    expect(appearance.launcher_label).toBe('bank.moc');
    expect(contact.channels).toEqual([
      { type: 'phone', value: '14045', label: 'Bank A' },
      { type: 'link', value: 'https://a.example/gpj.exe' },
    ]);
  });

  it('accept a lone surrogate on every database', async () => {
    const { saveLook, bot } = await setUp();
    expect((await saveLook({ title: 'Toko \ud83d' })).status).toBe(200);
    expect(await bot()).toEqual({ title: 'Toko \ufffd' });
  });

  it('refuse what no appearance can have', async () => {
    const { saveLook } = await setUp();
    for (const [fields, field, message] of [
      [{ launcher_label: 'a'.repeat(25) }, 'launcher_label', 'Maksimal 24 karakter.'],
      [{ title: 'a\0b' }, 'title', 'Tidak boleh memuat karakter tak terlihat.'],
      [{ launcher_icon_only: 'ya' }, 'launcher_icon_only', 'Harus berupa true atau false.'],
      [{ accent: 'merah' }, 'accent', 'Harus berupa warna seperti #3a55d9.'],
      [{ accent: '#abc' }, 'accent', 'Harus berupa warna seperti #3a55d9.'],
      [{ theme: 'pink' }, 'theme', 'Pilihan tidak dikenal.'],
      [{ offset_x: 401 }, 'offset_x', 'Harus berupa angka dari 0 sampai 400.'],
      [{ offset_y: 1.5 }, 'offset_y', 'Harus berupa angka dari 0 sampai 400.'],
      [{ shortcuts: [1, 2, 3, 4] }, 'shortcuts', 'Maksimal 3.'],
      [{ shortcuts: [7, 7] }, 'shortcuts.1', 'FAQ ini sudah dipilih.'],
      [{ shortcuts: [999] }, 'shortcuts.0', 'FAQ ini tidak ada di website ini.'],
      [{ shortcuts: 'semua' }, 'shortcuts', 'Harus berupa daftar.'],
    ] as const)
      expect(await saveLook(fields)).toEqual(said(400, message, `appearance.${field}`));
  });

  const whatsapp = { type: 'whatsapp', value: '081234567890' };
  const withHours = (hours: object) => [{ ...whatsapp, hours: { ...office, ...hours } }];
  it('refuse what no way to a human can be', async () => {
    const { saveChannels } = await setUp();
    for (const [channels, field, message] of [
      [[], 'channels', 'Pilih minimal satu cara menghubungi.'],
      [Array(11).fill(whatsapp), 'channels', 'Maksimal 10.'],
      [[{ type: 'fax', value: '1' }], 'channels.0.type', 'Pilihan tidak dikenal.'],
      [[{ type: 'whatsapp', value: ' ' }], 'channels.0.value', 'Wajib diisi.'],
      [
        [
          { type: 'livechat', value: '' },
          { type: 'whatsapp', value: '123' },
        ],
        'channels.1.value',
        'Tulis nomor seperti 0812-3456-7890, +62 812-3456-7890, atau tautan wa.me.',
      ],
      [
        [{ type: 'telegram', value: 'dua kata' }],
        'channels.0.value',
        'Tulis nama seperti @toko atau tautan t.me.',
      ],
      [
        [{ type: 'link', value: 'javascript:alert(1)' }],
        'channels.0.value',
        'Alamat harus berupa tautan http atau https.',
      ],
      [
        [{ type: 'link', value: '"https://toko.example"' }],
        'channels.0.value',
        'Alamat ini memuat tanda kutip. Hapus tanda kutipnya.',
      ],
      [[{ ...whatsapp, label: 'a'.repeat(41) }], 'channels.0.label', 'Maksimal 40 karakter.'],
      [
        [{ type: 'livechat', value: '' }, whatsapp, { type: 'livechat', value: '' }],
        'channels.2.type',
        'Live chat cukup sekali.',
      ],
      [withHours({ zone: 'UTC' }), 'channels.0.hours.zone', 'Pilihan tidak dikenal.'],
      [withHours({ spans: [] }), 'channels.0.hours.spans', 'Isi minimal satu jam layanan.'],
      [
        withHours({ spans: [{ day: 1, from: '24:00', to: '24:00' }] }),
        'channels.0.hours.spans.0.from',
        'Harus berupa jam seperti 08:00.',
      ],
      [
        withHours({ spans: [{ day: 1, from: '08:00', to: '8' }] }),
        'channels.0.hours.spans.0.to',
        'Harus berupa jam seperti 08:00.',
      ],
      [
        withHours({ spans: [{ day: 0, from: '08:00', to: '09:00' }] }),
        'channels.0.hours.spans.0.day',
        'Pilihan tidak dikenal.',
      ],
      [
        withHours({ closed: [{ from: '2026-02-30', to: '2026-03-01' }] }),
        'channels.0.hours.closed.0.from',
        'Harus berupa tanggal seperti 2026-11-22.',
      ],
      [
        withHours({ closed: [{ from: '2026-03-02', to: '2026-03-01' }] }),
        'channels.0.hours.closed.0.to',
        'Tanggal akhir mendahului tanggal awal.',
      ],
    ] as const)
      expect(await saveChannels(channels)).toEqual(said(400, message, `contact.${field}`));
  });

  it('accept the longest document that the limits allow', async () => {
    const { saveChannels, read } = await setUp();
    const spans = Array.from({ length: 42 }, (_, at) => ({
      day: (at % 7) + 1,
      from: '08:00',
      to: '09:00',
    }));
    const closed = Array.from({ length: 60 }, () => ({
      from: '2026-01-01',
      to: '2026-01-02',
      note: '“”'.repeat(30),
    }));
    const channels = Array.from({ length: 10 }, () => ({
      type: 'link',
      value: `https://toko.example/${'a'.repeat(2000)}`,
      label: '“”'.repeat(20),
      hours: { zone: 'WIT', spans, closed },
    }));
    expect((await saveChannels(channels)).status).toBe(200);
    expect((await read()).contact).toEqual({ channels });
  });
});

describe('shortcuts', () => {
  it('to deleted FAQs are left out, and may be sent again', async () => {
    const { add, remove, read, save, saveLook, bot } = await setUp();
    const [one, two] = [await add({ question: 'A?' }), await add({ question: 'B?' })];
    await saveLook({ shortcuts: [one, two] });
    expect(await bot()).toMatchObject({ shortcuts: [one, two] });
    await remove(one);
    expect(await bot()).toMatchObject({ shortcuts: [two] });
    expect((await read()).appearance.shortcuts).toEqual([two]);
    const { appearance } = await read();
    const stale = { ...appearance, title: 'Baru', shortcuts: [one, two] };
    expect((await save({ appearance: stale })).json.settings.appearance).toMatchObject({
      title: 'Baru',
      shortcuts: [two],
    });
  });

  it('are not what the greeting names: it names questions of the website', async () => {
    const { add, saveLook, bot, send } = await setUp();
    for (const question of ['Jam buka poli?', 'Cara daftar BPJS']) await add({ question });
    const greeting = 'Halo! Tanyakan apa pun seperti "Jam buka poli" atau "Cara daftar BPJS".';
    expect(await bot()).toEqual({ greeting, pageGreeting: greeting });
    await saveLook({ lang: 'en' });
    expect((await bot()).greeting).toBe(
      'Hello! Ask anything, such as "Jam buka poli" or "Cara daftar BPJS".',
    );
    await saveLook({ greeting: 'Selamat datang.' });
    expect(await bot()).toEqual({ greeting: 'Selamat datang.', pageGreeting: greeting });
    // The back-office shows it where nothing is typed, although another greeting is stored.
    const standard = await send('GET', '/api/preview/websites/1/greeting/id');
    expect(standard.json).toEqual({ greeting });
  });

  it('of another website are refused', async () => {
    const { add, send, saveLook } = await setUp();
    const website = valid.website();
    await send('POST', '/api/websites', { json: website });
    const id = await add({ question: 'A?', website_id: '2' });
    expect((await saveLook({ shortcuts: [id] })).status).toBe(400);
  });

  it('are limited to FAQs of the release that visitors read', async () => {
    const { add, remove, save, saveLook, send, bot } = await setUp();
    const one = await add({ question: 'A?' });
    await save({ publishing: 'draft' });
    const two = await add({ question: 'B?' });
    await saveLook({ shortcuts: [one, two] });
    expect(await bot()).toEqual({ shortcuts: [one] });
    await remove(one);
    await send('POST', '/api/faqs/1/publish', { json: {} });
    expect(await bot()).toEqual({ shortcuts: [two] });
  });
});

describe('the words of another language', () => {
  it('are in the settings if the bot uses that language or the page requests it', async () => {
    const { bot, saveLook, send } = await setUp();
    const englishBot = async () => (await send('GET', '/websites/1/bot/en')).json;
    expect(await bot()).toEqual({});
    expect(await englishBot()).toEqual({ words: wordsToSend('en') });
    await saveLook({ lang: 'en' });
    expect(await bot()).toEqual({ attributes: { lang: 'en' }, words: wordsToSend('en') });
    await saveLook({ title: 'Bantuan' });
    expect(await englishBot()).toEqual({ title: 'Bantuan', words: wordsToSend('en') });
    expect((await send('GET', '/websites/999/bot/en')).status).toBe(404);
  });
});

describe('the history of settings', () => {
  it('has the changes, before and after', async () => {
    const { add, save, saveLook, trail } = await setUp();
    const one = await add({ question: 'Cek Deposit' });
    await saveLook({ title: 'Toko', shortcuts: [one] });
    const contact: Contact = {
      channels: [
        { type: 'whatsapp', value: '6281234567890', label: 'CS', hours: office as never },
        { type: 'livechat', value: '' },
      ],
    };
    await save({ contact, embed: 'links' });
    const [second, first] = await trail();
    expect(first).toMatchObject({
      action: 'update',
      entity: 'website',
      entity_id: 1,
      website_id: 1,
      label: 'Website Demo',
      before: { title: null, shortcuts: null },
      after: { title: 'Toko', shortcuts: 'Cek Deposit' },
      undo: 'possible',
    });
    expect(second?.before).toEqual({
      embed: 'any',
      contact: [{ type: 'livechat', value: '' }],
      hours: [],
    });
    expect(second?.after).toEqual({
      embed: 'links',
      contact: [
        { type: 'whatsapp', value: '6281234567890', label: 'CS' },
        { type: 'livechat', value: '' },
      ],
      hours: contact.channels.slice(0, 1),
    });
  });

  it('restores the sections that a write changed, and no others', async () => {
    const { read, save, saveLook, undo, trail } = await setUp();
    const before = await read();
    const { undo_id } = (await saveLook({ title: 'Toko' })).json;
    await save({ embed: 'links' });
    expect(await undo(undo_id)).toMatchObject({
      status: 200,
      json: { message: 'Perubahan berhasil diurungkan.', entity: 'website', website_id: 1 },
    });
    expect(await read()).toEqual({ ...before, version: 4, embed: 'links' });
    expect((await trail())[0]).toMatchObject({
      action: 'restore',
      before: { title: 'Toko' },
      after: { title: null },
    });
    expect((await undo(undo_id)).status).toBe(409);
  });

  it('refuses an undo once the same section was changed again', async () => {
    const { saveLook, undo, read } = await setUp();
    const { undo_id } = (await saveLook({ title: 'Satu' })).json;
    await saveLook({ title: 'Dua' });
    expect(await undo(undo_id)).toEqual(
      said(
        409,
        '"Pengaturan Website Demo" sudah diubah lagi setelah itu, jadi perubahan ini tidak dapat diurungkan.',
      ),
    );
    expect((await read()).appearance.title).toBe('Dua');
  });

  it('offers no undo for the publishing mode, which the admin can set back', async () => {
    const { save, trail } = await setUp();
    expect((await save({ publishing: 'draft' })).json.undo_id).toBeNull();
    expect((await trail())[0]).toMatchObject({ after: { publishing: 'draft' }, undo: null });
  });

  it('stores the settings of a deleted website for its undo, with the avatar', async () => {
    const { send, undo, trail, api } = await setUp();
    const website = valid.website();
    await send('POST', '/api/websites', { json: website });
    const path = '/api/websites/2/settings';
    const contact = { channels: [{ type: 'phone', value: '021-1234567' }] };
    await send('PUT', path, { json: { contact, appearance: { ...look, title: 'Dua' } } });
    const body = new FormData();
    body.set('image', await picture('blue'));
    await send('PUT', '/api/websites/2/avatar', { body });
    const before = await send('GET', path);
    await send('DELETE', '/api/websites/2');
    expect((await send('GET', '/websites/2/bot')).status).toBe(404);
    await api.db.write((tx) => dropUnusedImages(tx));
    const [deletion] = await trail();
    expect((await undo(deletion?.id)).status).toBe(200);
    expect(await send('GET', path)).toEqual(before);
    const image = await api.call(`/faqs/image/${before.json.appearance.avatar}`);
    expect(image.status).toBe(200);
  });
});

describe('the avatar', () => {
  it('is a small square from the middle of the image, which visitors can load', async () => {
    const { saveAvatar, bot, api, read } = await setUp();
    const { status, json } = await saveAvatar({ image: await picture('red') });
    expect(status).toBe(200);
    expect(json.message).toBe('Foto bot berhasil disimpan.');
    const name: string = json.settings.appearance.avatar;
    expect(name).toMatch(/^[0-9a-f]{32}-128x128\.webp$/);
    expect(json.settings).toEqual(await read());
    expect(await bot()).toEqual({ avatar: name });
    const response = await api.call(`/faqs/image/${name}`);
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, height, format }).toEqual({ width: 128, height: 128, format: 'webp' });
  });

  it('stays when the appearance is saved, and is removed on demand', async () => {
    const { saveAvatar, saveLook, bot, api } = await setUp();
    const { json } = await saveAvatar({ image: await picture('red') });
    const name = json.settings.appearance.avatar;
    await saveLook({ title: 'Toko' });
    expect(await bot()).toEqual({ title: 'Toko', avatar: name });
    expect((await saveAvatar({ remove: 'true' })).json.message).toBe('Foto bot berhasil dihapus.');
    expect(await bot()).toEqual({ title: 'Toko' });
    expect((await api.call(`/faqs/image/${name}`)).status).toBe(404);
  });

  it('is restored by an undo, and is deleted when neither the bot nor an undo needs it', async () => {
    const { saveAvatar, undo, bot, api } = await setUp();
    const first = (await saveAvatar({ image: await picture('red') })).json;
    const second = (await saveAvatar({ image: await picture('blue') })).json;
    const names = async () => {
      await api.db.write((tx) => dropUnusedImages(tx));
      return (await api.db.read.select({ name: images.name }).from(images)).map(({ name }) => name);
    };
    const red = first.settings.appearance.avatar;
    const blue = second.settings.appearance.avatar;
    expect(new Set(await names())).toEqual(new Set([red, blue]));
    expect((await undo(second.undo_id)).status).toBe(200);
    expect(await bot()).toEqual({ avatar: red });
    expect(await names()).toEqual([red]);
    await api.db.write(async (tx) => {
      await tx.delete(auditSnapshots);
      await tx
        .update(websiteSettings)
        .set({ avatar: null })
        .where(eq(websiteSettings.websiteId, 1));
    });
    expect(await names()).toEqual([]);
  });

  it.each([
    [{}, 'image', 'Wajib diisi.'],
    [
      { image: new File(['x'], 'a.png') },
      'image',
      'Berkas harus berupa gambar PNG, JPEG, WebP, atau GIF.',
    ],
    [{ remove: 'ya' }, 'remove', 'Permintaan tidak dapat dibaca.'],
    [{ remove: 'true', version: 'x' }, 'version', 'Harus berupa nomor versi yang benar.'],
  ])('is refused for the form %j', async (fields, field, message) => {
    const { saveAvatar } = await setUp();
    expect(await saveAvatar(fields as Record<string, string | File>)).toEqual(
      said(400, message, field),
    );
  });
});
