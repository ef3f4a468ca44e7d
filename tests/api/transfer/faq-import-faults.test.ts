import { describe, expect, it } from 'vitest';
import { importMaxBytes } from '../../../api/contract/limits.ts';
import { faqs, images } from '../../../api/db/schema.ts';
import { createTransfer, type ImportOptions, picture } from '../faq-files.ts';
import { zipOf } from '../zip-of.ts';

const crlf = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
const one = 'question\r\nApa?\r\n';

/** Imports a file, first as a dry run and then for real, and expects that nothing changes. */
async function faultsOf(file: string | Uint8Array, options: ImportOptions = {}) {
  const { api, importFile } = await createTransfer();
  await importFile(crlf('id;question', '1;Sudah ada'));
  const before = await api.db.read.select().from(faqs);
  const dry = await importFile(file, { ...options, dryRun: true });
  const done = await importFile(file, { ...options, confirmName: 'Website Demo' });
  expect(done).toMatchObject({ undo_id: null, faults: dry.faults });
  expect(await api.db.read.select().from(faqs)).toEqual(before);
  expect(await api.db.read.select().from(images)).toEqual([]);
  return dry.faults.map(({ line, message }) => `${line}: ${message}`);
}

/** Imports a file, and expects that it is refused as a whole. */
async function refusalOf(file: string | Uint8Array) {
  const { api, send } = await createTransfer();
  const dry = await send(file, { dryRun: true });
  const done = await send(file);
  expect(done.status).toBe(dry.status);
  expect(await api.db.read.select().from(faqs)).toEqual([]);
  return `${dry.status} ${(await dry.json()).message}`;
}

describe('a faulty line', () => {
  it('has the number that a spreadsheet shows, also below cells of several lines', async () => {
    const file = crlf(
      'id;parent_id;question',
      '1;;"Apa\nini\nsaja?"',
      '',
      '2;99;Siapa?',
      'x;;',
      '2;;A',
    );
    expect(await faultsOf(file)).toEqual([
      '4: parent_id 99 tidak ada di berkas ini.',
      '5: id harus berupa angka bulat positif atau kosong.',
      '5: question: Pertanyaan tidak boleh kosong.',
      '6: id 2 sudah dipakai di baris 4.',
    ]);
  });

  it('has the first words of its row', async () => {
    const { importFile } = await createTransfer();
    const file = crlf(
      'id;question;answer',
      '777;;"Jawaban tanpa\npertanyaan"',
      `x;${'a'.repeat(90)};`,
    );
    const { faults } = await importFile(file, { dryRun: true });
    expect(faults.map(({ words }) => words)).toEqual([
      '777 · Jawaban tanpa pertanyaan',
      `x · ${'a'.repeat(56)}...`,
    ]);
  });

  it('is a warning if its question is equal to another under the same parent', async () => {
    const { importFile } = await createTransfer();
    await importFile(crlf('question', 'Bonus'));
    const file = crlf(
      'id;parent_id;question',
      '1;;Deposit',
      '2;1;Minimal deposit',
      '3;;deposit ',
      '4;3;Minimal deposit',
      '5;1;Minimal  Deposit',
      '6;;Bonus',
      '7;;BONUS',
    );
    const { faults, warnings, added } = await importFile(file);
    expect(faults).toEqual([]);
    expect(added).toBe(6);
    expect(warnings.map(({ line, words, message }) => `${line} ${words}: ${message}`)).toEqual([
      '4 3 · deposit: Pertanyaan ini sama dengan baris 2, di bawah pertanyaan induk yang sama.',
      '6 5 · Minimal Deposit: Pertanyaan ini sama dengan baris 3, di bawah pertanyaan induk yang sama.',
      '8 7 · BONUS: Pertanyaan ini sama dengan baris 7, di bawah pertanyaan induk yang sama.',
    ]);
    const again = await importFile(crlf('parent_id;question', ';bonus'));
    expect(again.warnings.map(({ message }) => message)).toEqual([
      'Pertanyaan ini sudah ada di website, di bawah pertanyaan induk yang sama.',
    ]);
  });

  it('can be part of a circle, also through FAQs that are not in the file', async () => {
    const file = crlf('id;parent_id;question', '1;2;A', '2;1;B', '3;3;C', '4;;D');
    const circle = 'parent_id membentuk lingkaran: FAQ ini berada di bawah dirinya sendiri.';
    expect(await faultsOf(file)).toEqual([2, 3, 4].map((line) => `${line}: ${circle}`));
    const { api, importFile, websiteCode } = await createTransfer();
    await importFile(crlf('id;parent_id;question', '1;;Akar', '2;1;Anak'));
    const [root, child] = await api.db.read.select().from(faqs).orderBy(faqs.path);
    const { faults } = await importFile(
      crlf('id;parent_id;question;website', `${root?.id};${child?.id};Akar;${await websiteCode()}`),
    );
    expect(faults).toMatchObject([{ line: 2, message: circle }]);
  });

  it('can be too deep, too long, or beyond the limit of FAQs', async () => {
    const chain = Array.from({ length: 33 }, (_, level) => `${level + 1};${level || ''};Q`);
    expect(await faultsOf(crlf('id;parent_id;question', ...chain))).toEqual([
      '34: Pohon FAQ maksimal 32 tingkat.',
    ]);
    const long = crlf('question;answer', `${'a'.repeat(301)};`, `A;${'b'.repeat(5001)}`);
    expect(await faultsOf(long)).toEqual([
      '2: question: Maksimal 300 karakter.',
      '3: answer: Maksimal 5.000 karakter.',
    ]);
    const many = Array.from({ length: 5001 }, (_, row) => `Q${row}`);
    expect(await faultsOf(crlf('question', ...many))).toContain(
      '5002: Satu berkas memuat maksimal 5.000 FAQ.',
    );
    expect(await faultsOf(crlf('question', ...many.slice(1)))).toEqual([
      '5001: Website ini memuat maksimal 5.000 FAQ. Hapus FAQ yang tidak dipakai terlebih dahulu.',
    ]);
  });

  it('can have bytes of no known encoding', async () => {
    const file = Buffer.concat([Buffer.from('question\r\nApa '), Buffer.from([0x81, 0xff])]);
    expect(await faultsOf(file)).toEqual([
      '2: Ada karakter yang tidak dapat dibaca. Simpan berkas sebagai UTF-8 atau Windows-1252.',
    ]);
    expect(await faultsOf('question\r\na\0b')).toEqual([
      '2: question: Tidak boleh memuat karakter tak terlihat.',
    ]);
  });

  it('can break the rules of CSV', async () => {
    const open = crlf('question;answer', 'A;B', '"C;D', ';F', 'G;"Dua\nbaris"', 'H;I;J');
    expect(await faultsOf(open)).toEqual([
      '3: Tanda kutip yang dibuka di sini tidak ditutup.',
      '4: question: Pertanyaan tidak boleh kosong.',
      expect.stringMatching(/^6: Baris ini memiliki lebih dari 2 kolom/),
    ]);
    expect(await faultsOf(crlf('question;answer', 'A;B;C'))).toEqual([
      expect.stringMatching(/^2: Baris ini memiliki lebih dari 2 kolom/),
    ]);
  });

  it('can have too many cells', async () => {
    const tooMany = /Baris ini memiliki lebih dari 1000 kolom/;
    const wide = `question${','.repeat(1000)}\na`;
    expect(await faultsOf(wide)).toEqual([expect.stringMatching(tooMany)]);
    expect(await faultsOf('x,'.repeat(2000))).toEqual([expect.stringMatching(tooMany)]);
    expect(await faultsOf(`id,question\n,a${','.repeat(1000)}b`)).toEqual([
      expect.stringMatching(tooMany),
    ]);
  });

  it('can have a cell with only separators', async () => {
    const file = crlf('question;keywords', `Apa?;${'|'.repeat(60_000)}`);
    expect(await faultsOf(file)).toEqual(['2: keywords: Maksimal 20 kata lain.']);
  });

  it('can be far longer than any FAQ', async () => {
    const tooLarge =
      'Baris ini lebih besar dari 64 KB. Periksa apakah setiap tanda kutip di baris ini ditutup.';
    const long = 'a'.repeat(70_000);
    for (const column of ['answer', 'keywords', 'image']) {
      expect(await faultsOf(crlf(`question;${column}`, 'A;', `B;"${long}"`, 'C;'))).toEqual([
        `3: ${column}: ${tooLarge}`,
      ]);
    }
    expect(await faultsOf(long)).toEqual([`1: ${tooLarge}`]);
    expect(await faultsOf(crlf('question;image', `A;${'a'.repeat(256)}`))).toEqual([
      '2: image: Maksimal 255 karakter.',
    ]);
  });

  it('is not read at all when a text of its record in JSON is far too long', async () => {
    const long = 'a'.repeat(64 * 1024 + 1);
    const jsonOf = (...faqs: object[]) => JSON.stringify({ version: 1, faqs });
    const records = [
      { question: 'A' },
      { question: long },
      { question: 'B', answer: long },
      { question: 'C', image: long },
      { question: 'D', keywords: ['d', long] },
      { question: 'E', keywords: Array.from({ length: 201 }, () => 'e') },
    ];
    expect(await faultsOf(jsonOf(...records))).toEqual([
      '2: question: Maksimal 300 karakter.',
      '3: answer: Maksimal 5.000 karakter.',
      '4: image: Maksimal 255 karakter.',
      `5: keywords: Setiap kata lain maksimal 60 karakter; yang ini lebih panjang: “${'a'.repeat(30)}…”.`,
      '6: keywords: Maksimal 20 kata lain.',
    ]);
  });

  it('is not reported after 5,000 others', async () => {
    expect(await faultsOf(`id,question\n${',a,b\n'.repeat(6000)}`)).toHaveLength(5000);
    const free = Buffer.from(`question\n${'\x81\n'.repeat(6000)}`, 'latin1');
    expect(await faultsOf(free)).toHaveLength(5000);
  });

  it('can be beyond the limit of lines, which counts blank lines too', async () => {
    const file = `question\nA${'\n'.repeat(200_001)}B`;
    expect(await faultsOf(file)).toContain(
      '200001: Satu berkas memuat maksimal 200.000 baris, termasuk yang kosong.',
    );
  });

  it('can be a file without any line', async () => {
    expect(await faultsOf('')).toEqual([expect.stringMatching(/^1: Berkas ini kosong/)]);
  });

  it('can have a parent that the import would delete', async () => {
    const { api, importFile, websiteCode } = await createTransfer();
    await importFile(crlf('id;parent_id;question', '1;;Akar', '2;1;Anak'));
    const [root] = await api.db.read.select().from(faqs).orderBy(faqs.path);
    const file = crlf('parent_id;question;website', `${root?.id};Anak;${await websiteCode()}`);
    const { faults } = await importFile(file, { mode: 'replace', dryRun: true });
    expect(faults).toMatchObject([
      {
        line: 2,
        message: `parent_id ${root?.id} tidak ada di berkas ini, jadi akan ikut terhapus.`,
      },
    ]);
  });

  it('is the number of the record in JSON', async () => {
    const file = JSON.stringify({
      version: 1,
      website: 'contoh',
      faqs: [{ question: 24 }, { question: true }, 'B', { question: 'C', jawaban: '' }],
    });
    expect(await faultsOf(file)).toEqual([
      '2: Isi question harus berupa teks atau null.',
      '3: Harus berupa objek dengan id, parent_id, question, answer, keywords, wordings, note, own_note, tests, image, dan shared.',
      expect.stringMatching(/^4: Kolom "jawaban" tidak dikenal/),
    ]);
    expect(await refusalOf(`[${'[],'.repeat(300_000)}1]`)).toBe(
      '400 Satu berkas memuat maksimal 5.000 FAQ.',
    );
  });

  it('can name an image that is missing, is not an image, or is larger than 5 MB unpacked', async () => {
    const rows = ['A;a.png', 'B;b.png', 'C;c.png', 'D;d.html'];
    const zip = await zipOf({
      'faq.csv': crlf('question;image', ...rows),
      'images/a.png': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'images/c.png': Buffer.alloc(5 * 1024 * 1024 + 1),
      'images/d.html': await picture(1),
    });
    expect(await faultsOf(zip)).toEqual([
      '2: Gambar "a.png": Berkas harus berupa gambar PNG, JPEG, WebP, atau GIF.',
      '3: Gambar "b.png" tidak ada. Impor ZIP yang memuatnya, atau kosongkan kolom image.',
      '4: Gambar "c.png" rusak atau lebih besar dari 5 MB.',
      '5: Gambar "d.html": Ekstensi nama berkas tidak sesuai dengan isinya, yaitu gambar PNG.',
    ]);
  });
});

describe('a file that is refused as a whole', () => {
  it('can be larger than 64 MB', async () => {
    const { send, api, cookie } = await createTransfer();
    const large = await send(Buffer.alloc(importMaxBytes + 1));
    expect(large.status).toBe(413);
    const message = 'Ukuran berkas maksimal 64 MB. Bagi menjadi beberapa berkas.';
    expect(await large.json()).toEqual({ message, fields: { file: message } });
    // The server refuses it by its Content-Length, before it reads the body.
    const stated = await api.call('/api/faqs/1/import', {
      method: 'POST',
      cookie,
      headers: { 'Content-Length': '100000000', 'Content-Type': 'multipart/form-data; boundary=x' },
      body: 'x',
    });
    expect([stated.status, (await stated.json()).message]).toEqual([413, message]);
  });

  it('can be a ZIP that unpacks to more than it states, or to too much', async () => {
    expect(await refusalOf(await zipOf({ 'faq.csv': Buffer.alloc(33 * 1024 * 1024, 'a') }))).toBe(
      '413 Ukuran tabel FAQ maksimal 32 MB.',
    );
    const lying = await zipOf({ 'faq.csv': `question\r\n${'a'.repeat(1_000_000)}` });
    // This changes the stated size in the list of files at the end of the ZIP.
    const entry = lying.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    lying.writeUInt32LE(100, entry + 24);
    expect(await refusalOf(lying)).toBe('400 ZIP ini rusak atau tidak dapat dibaca.');
  });

  it.each([
    ['a parent folder', '../a.png', 'xx/a.png'],
    ['an absolute path', '/etc/a.png', 'xetc/a.png'],
    ['a drive', 'C:/a.png', 'Cx/a.png'],
    ['a backslash', 'a\\..\\b.png', 'ax..xb.png'],
  ])('can be a ZIP with %s in a name', async (_, name, harmless) => {
    const zip = await zipOf({ 'faq.csv': one, [harmless]: 'x' });
    const renamed = Buffer.from(
      zip.toString('latin1').replaceAll(harmless, name.padEnd(harmless.length)),
      'latin1',
    );
    expect(await refusalOf(renamed)).toBe(`400 Nama berkas "${name}" di dalam ZIP tidak aman.`);
  });

  it('can be a ZIP with links, repeated names, a password, too many files, or no table', async () => {
    const link = await zipOf({ 'faq.csv': one, 'a.png': '/etc/passwd' }, { mode: 0o120777 });
    expect(await refusalOf(link)).toBe('400 "faq.csv" di dalam ZIP adalah tautan, bukan berkas.');
    const doubled = (await zipOf({ 'faq.csv': one, 'a.csv': one, 'b.csv': one })).toString(
      'latin1',
    );
    const twice = Buffer.from(doubled.replaceAll('b.csv', 'a.csv'), 'latin1');
    expect(await refusalOf(twice)).toBe('400 "a.csv" ada lebih dari sekali di dalam ZIP.');
    const locked = await zipOf({ 'faq.csv': one });
    const entry = locked.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    locked.writeUInt16LE(locked.readUInt16LE(entry + 8) | 1, entry + 8);
    expect(await refusalOf(locked)).toBe(
      '400 ZIP ini dilindungi password. Simpan ulang tanpa password.',
    );
    const names = Array.from({ length: 3001 }, (_, index) => [`${index}.png`, 'x']);
    expect(await refusalOf(await zipOf(Object.fromEntries(names)))).toBe(
      '413 ZIP memuat maksimal 3.000 berkas.',
    );
    expect(await refusalOf(await zipOf({ 'xl/other.xml': '<x/>' }))).toBe(
      '400 ZIP ini tidak memuat berkas CSV.',
    );
    expect(await refusalOf(await zipOf({ 'a.csv': one, 'b.csv': one }))).toBe(
      '400 ZIP ini memuat lebih dari satu berkas CSV.',
    );
    expect(await refusalOf((await zipOf({ 'faq.csv': one })).subarray(0, 60))).toBe(
      '400 ZIP ini rusak atau tidak dapat dibaca.',
    );
  });

  it('can be a ZIP with a name or extra fields that no program writes', async () => {
    const message =
      '400 Ada berkas di dalam ZIP dengan nama atau data tambahan yang terlalu panjang.';
    expect(await refusalOf(await zipOf({ 'faq.csv': one, ['x'.repeat(1025)]: '' }))).toBe(message);
    const withExtraFields = async (count: number) => {
      const zip = await zipOf({ 'faq.csv': one });
      const [entry = 0, end = 0] = ['PK\x01\x02', 'PK\x05\x06'].map((mark) =>
        zip.indexOf(mark, 'latin1'),
      );
      const at = entry + 46 + 'faq.csv'.length;
      zip.writeUInt16LE(4 * count, entry + 30);
      zip.writeUInt32LE(zip.readUInt32LE(end + 12) + 4 * count, end + 12);
      return Buffer.concat([zip.subarray(0, at), Buffer.alloc(4 * count), zip.subarray(at)]);
    };
    expect(await refusalOf(await withExtraFields(21))).toBe(message);
    const { importFile } = await createTransfer();
    expect(await importFile(await withExtraFields(20))).toMatchObject({ added: 1 });
  });

  it('can be a large table that is not in Unicode', async () => {
    const table = (megabytes: number) =>
      Buffer.concat([Buffer.from('question\n'), Buffer.alloc(megabytes * 2 ** 20, 0x80)]);
    expect(await refusalOf(table(8))).toBe(
      '413 Tabel yang bukan UTF-8 atau UTF-16 maksimal 8 MB. Simpan berkas sebagai UTF-8, lalu impor kembali.',
    );
  });

  it('can replace everything without the name of the website', async () => {
    const { api, send } = await createTransfer();
    const refused = await send(one, { mode: 'replace', confirmName: 'website demo' });
    expect([refused.status, (await refused.json()).fields]).toEqual([
      400,
      { confirm_name: 'Nama website tidak sama. Ketik persis seperti yang tertulis.' },
    ]);
    expect(await api.db.read.select().from(faqs)).toEqual([]);
  });
});
