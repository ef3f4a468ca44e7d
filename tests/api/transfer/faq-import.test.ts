import { describe, expect, it, vi } from 'vitest';
import { faqs, images } from '../../../api/db/schema.ts';
import { toImageRow } from '../../../api/db/to-image-row.ts';
import { createImageEncoder } from '../../../api/faqs/transfer/images/encoded-images.ts';
import { encodeImage } from '../../../api/images/encode-image.ts';
import { createTransfer, picture } from '../faq-files.ts';
import { zipOf } from '../zip-of.ts';

const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;

async function textsOf({ api }: Awaited<ReturnType<typeof createTransfer>>) {
  const rows = await api.db.read.select().from(faqs).orderBy(faqs.path);
  return rows.map(({ question, answer }) => (answer === null ? question : `${question}=${answer}`));
}

describe('a CSV', () => {
  it('opens in a spreadsheet with Indonesian settings and runs no formula there', async () => {
    const transfer = await createTransfer();
    await transfer.importFile(crlf('question;answer', '=HYPERLINK("x");-1'.replace('"x"', 'x')));
    const csv = (await transfer.exportFile('csv')).toString();
    expect(csv).toMatch(
      /^\u{feff}id;parent_id;question;answer;keywords;wordings;note;own_note;tests;image;shared;website\r\n\d+;;'=HYPERLINK\(x\);'-1;;;;;;;;[0-9a-f]{12}\r\n$/u,
    );
    expect(await transfer.importFile(csv)).toMatchObject({ unchanged: 1, changed: 0, added: 0 });
  });

  it.each([
    ['semicolons', Buffer.from('question;answer\r\nCafé?;Ya, “bisa”')],
    ['commas and a byte order mark', Buffer.from('\u{feff}question,answer\nCafé?,"Ya, “bisa”"')],
    ['tabs in UTF-16', Buffer.from('\u{feff}question\tanswer\rCafé?\tYa, “bisa”', 'utf16le')],
    ['Windows-1252', Buffer.from('question;answer\r\nCaf\xe9?;Ya, \x93bisa\x94', 'latin1')],
    ['other cases and orders', Buffer.from('ANSWER; Question \r\n"Ya, “bisa”"; Café? ')],
  ])('is read with %s', async (_, file) => {
    const transfer = await createTransfer();
    expect(await transfer.importFile(file)).toMatchObject({ added: 1, faults: [] });
    expect(await textsOf(transfer)).toEqual(['Café?=Ya, “bisa”']);
  });

  it('may list a parent below its child, and does not change fields without a column', async () => {
    const transfer = await createTransfer();
    await transfer.importFile(crlf('id;parent_id;question;answer', '1;2;Anak;A', '2;;Induk;I'));
    expect(await textsOf(transfer)).toEqual(['Induk=I', 'Anak=A']);
    const rows = await transfer.api.db.read.select().from(faqs).orderBy(faqs.path);
    const code = await transfer.websiteCode();
    const lines = rows.map(({ id, question }) => `${id};${question}!;${code}`);
    const file = crlf('id;question;website', ...lines);
    expect(await transfer.importFile(file)).toMatchObject({ changed: 2, added: 0 });
    expect(await textsOf(transfer)).toEqual(['Induk!=I', 'Anak!=A']);
  });
});

describe('a dry run', () => {
  it('shows the question and the answer that a line replaces, and how many FAQs are below', async () => {
    const transfer = await createTransfer();
    await transfer.importFile(
      crlf('id;parent_id;question;answer', '1;;Withdraw;Minimal 50.000.', '2;1;Cara;', '3;2;Lagi;'),
    );
    const [{ id } = { id: 0 }] = await transfer.api.db.read.select().from(faqs).orderBy(faqs.path);
    const code = await transfer.websiteCode();
    const file = crlf('id;question;answer;website', `${id};Ongkir;Gratis.;${code}`);
    const { lines } = await transfer.importFile(file, { dryRun: true });
    expect(lines).toEqual([
      {
        line: 2,
        id,
        question: 'Ongkir',
        outcome: 'changed',
        parts: ['question', 'answer'],
        before: { question: 'Withdraw', answer: 'Minimal 50.000.' },
        after: { question: 'Ongkir', answer: 'Gratis.' },
        below: 2,
      },
    ]);
  });

  it('reports for each line what the import would do', async () => {
    const transfer = await createTransfer();
    await transfer.importFile(crlf('question;answer', 'A;1', 'B;2', 'C;3', 'D;4'));
    const file = crlf('question;answer', 'C;3', 'D;4', 'A;x', 'Baru;');
    const dry = await transfer.importFile(file, { mode: 'replace', dryRun: true });
    const { tree } = dry;
    expect(dry).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 2,
      removed: 1,
      faults: [],
      warnings: [],
      columns: [
        { header: 'question', field: 'question', is_guessed: false, samples: ['C', 'D', 'A'] },
        { header: 'answer', field: 'answer', is_guessed: false, samples: ['3', '4', 'x'] },
      ],
      sheets: [],
      sheet: null,
      separator: null,
      conversions: [],
      notes: ['1 FAQ tanpa jawaban, di baris 5.'],
      lines: [
        { line: 2, id: tree?.[0]?.id, question: 'C', outcome: 'unchanged', parts: [] },
        { line: 3, id: tree?.[1]?.id, question: 'D', outcome: 'unchanged', parts: [] },
        {
          line: 4,
          id: tree?.[2]?.id,
          question: 'A',
          outcome: 'changed',
          parts: ['answer', 'order'],
          before: { answer: '1' },
          after: { answer: 'x' },
        },
        { line: 5, id: tree?.[3]?.id, question: 'Baru', outcome: 'added', parts: [] },
        { line: null, id: null, question: 'B', outcome: 'removed', parts: [] },
      ],
      tree: [
        expect.objectContaining({ question: 'C' }),
        expect.objectContaining({ question: 'D' }),
        expect.objectContaining({ question: 'A', answer: 'x' }),
        expect.objectContaining({ id: -4, question: 'Baru', answer: null, parent_id: null }),
      ],
      undo_id: null,
      message: 'Berkas selesai diperiksa. Belum ada yang diubah.',
    });
    expect(await textsOf(transfer)).toEqual(['A=1', 'B=2', 'C=3', 'D=4']);
  });
});

describe('an import', () => {
  it('is one entry of the audit trail; visitors see it and its undo at once', async () => {
    const transfer = await createTransfer();
    const { api, cookie, importFile, undo } = transfer;
    await importFile(crlf('question', 'A', 'B'));
    const shown = async () =>
      ((await api.send('GET', '/faqs/1')).json as { question: string }[]).map(
        ({ question }) => question,
      );
    expect(await shown()).toEqual(['A', 'B']);
    const options = { mode: 'replace', confirmName: 'Website Demo', name: 'toko.csv' } as const;
    const result = await importFile(crlf('question', 'C', 'B'), options);
    expect(result.message).toBe('Impor berhasil: 1 ditambahkan, 0 diubah, 1 dihapus.');
    expect(await shown()).toEqual(['C', 'B']);
    const [entry] = (await api.send('GET', '/api/audit/100/1', { cookie })).json;
    expect(entry).toMatchObject({
      id: result.undo_id,
      action: 'import',
      label: 'toko.csv',
      entity_id: null,
      after: { added: 1, changed: 0, removed: 1 },
      undo: 'possible',
    });
    expect((await undo(result.undo_id)).status).toBe(200);
    expect(await shown()).toEqual(['A', 'B']);
  });

  it('keeps later additions when it is undone, and cannot be undone after a later move', async () => {
    const { api, cookie, importFile, websiteCode, undo } = await createTransfer();
    await importFile(crlf('id;parent_id;question', '1;;A', '2;1;B', '3;;C'));
    const rows = await api.db.read.select().from(faqs).orderBy(faqs.path);
    const [a, b, c] = rows.map(({ id }) => id);
    const move = crlf('id;parent_id;question;website', `${b};${c};B;${await websiteCode()}`);
    const moved = await importFile(move);
    await importFile(crlf('question', 'D'));
    expect((await undo(moved.undo_id)).status).toBe(200);
    const again = await importFile(move);
    const place = { method: 'PUT', cookie, json: { parent_id: null, before_id: a } };
    expect((await api.call(`/api/faqs/${b}/place`, place)).status).toBe(200);
    const refused = await undo(again.undo_id);
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      '"B" sudah dipindahkan lagi setelah itu, jadi perubahan ini tidak dapat diurungkan.',
    ]);
    const now = await api.db.read.select().from(faqs).orderBy(faqs.path);
    expect(now.map(({ question }) => question)).toEqual(['B', 'A', 'C', 'D']);
  });

  it('encodes the images of a ZIP like uploads, also those in a folder', async () => {
    const { api, importFile } = await createTransfer();
    const zip = await zipOf({
      'faq/faq.csv': crlf('question;image', 'A;foto.png', 'B;images/foto.png'),
      'faq/images/foto.png': await picture(9),
      '__MACOSX/faq/._faq.csv': 'x',
    });
    expect(await importFile(zip)).toMatchObject({ added: 2, faults: [] });
    const stored = await api.db.read.select().from(images);
    expect(stored).toMatchObject([{ contentType: 'image/webp', width: 8, height: 8 }]);
    expect(await importFile(zip)).toMatchObject({ unchanged: 2, undo_id: null });
  });

  it('removes bytes that are hidden behind the pixels of an image, even if the image looks exported', async () => {
    const { api, importFile } = await createTransfer();
    const { content, width, height } = await encodeImage(await picture(9));
    const bytes = Buffer.from(content as Uint8Array);
    const hiding = Buffer.concat([bytes, Buffer.from('<script>rahasia</script>')]);
    hiding.writeUInt32LE(hiding.length - 8, 4);
    const chunk = hiding.indexOf('VP8 ');
    hiding.writeUInt32LE(hiding.length - chunk - 8, chunk + 4);
    const { name } = toImageRow(hiding, width, height);
    const zip = await zipOf({
      'faq.csv': crlf('question;image', `A;${name}`),
      [`images/${name}`]: hiding,
    });
    expect(await importFile(zip)).toMatchObject({ added: 1, faults: [] });
    const [stored] = await api.db.read.select().from(images);
    expect(stored).toMatchObject({ width, height });
    expect(stored?.content.includes('rahasia')).toBe(false);
    expect(await importFile(zip)).toMatchObject({ unchanged: 1, undo_id: null });
  });

  it('encodes an image once for the dry run and the import, and does not trust its name', async () => {
    const encode = createImageEncoder();
    const png = await picture(5);
    expect(await encode(png, 'a.png')).toBe(await encode(png, 'a.png'));
    await expect(encode(png, 'a.html')).rejects.toThrow('Ekstensi nama berkas');
  });

  it('stores an image that existed when the file was read and was deleted before the write', async () => {
    const { api, importFile, exportFile, undo } = await createTransfer();
    const zip = { 'faq.csv': crlf('question;image', 'A;a.png'), 'images/a.png': await picture(9) };
    const first = await importFile(await zipOf(zip));
    const exported = await exportFile('zip');
    // The undo and then the import wait for this write. By then the import has read its file.
    let release = () => {};
    const blocked = api.db.write(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const undone = undo(first.undo_id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const imported = importFile(exported);
    await new Promise((resolve) => setTimeout(resolve, 500));
    release();
    await blocked;
    expect((await undone).status).toBe(200);
    expect(await imported).toMatchObject({ added: 1, faults: [] });
    const [row] = await api.db.read.select().from(faqs);
    const [image] = await api.db.read.select().from(images);
    expect(row?.image).toBe(image?.name);
  });

  it('is refused while another import of the same account runs', async () => {
    const { send, importFile } = await createTransfer();
    const zip = await zipOf({
      'faq.csv': 'question;image\nA;a.png',
      'a.png': await picture(1, 900),
    });
    const [first, second] = await Promise.all([send(zip), send(zip)]);
    expect([first.status, second.status].sort()).toEqual([200, 503]);
    expect(await importFile(zip)).toMatchObject({ unchanged: 1 });
  });

  it('of a file from another website matches questions, not ids', async () => {
    const from = await createTransfer({ secret: 'the secret of another installation, as long' });
    await from.importFile(crlf('question', 'Lain', 'Sama'));
    const transfer = await createTransfer();
    await transfer.importFile(crlf('question;answer', 'Sama;ya', 'Tetap;ya'));
    const result = await transfer.importFile(await from.exportFile('json'), { dryRun: true });
    expect(result).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
  });
});

describe('an export', () => {
  it('has exactly the chosen FAQs, and importing it does not move them', async () => {
    // In Jakarta, the next day has begun.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T18:34:00Z') });
    const { api, cookie, importFile } = await createTransfer();
    await importFile(crlf('id;parent_id;question', '1;;A', '2;1;B', '3;;C'));
    const [a, b] = await api.db.read.select().from(faqs).orderBy(faqs.path);
    const chosen = { method: 'POST', cookie, json: { format: 'json', ids: [b?.id] } };
    const response = await api.call('/api/faqs/1/export', chosen);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="faq-website-demo-2026-11-24.json"',
    );
    const file = await response.text();
    expect(JSON.parse(file).faqs).toMatchObject([{ id: b?.id, parent_id: a?.id, question: 'B' }]);
    expect(await importFile(file)).toMatchObject({ unchanged: 1, changed: 0, added: 0 });
    vi.useRealTimers();
  });
});
