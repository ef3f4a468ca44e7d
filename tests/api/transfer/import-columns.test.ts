import { describe, expect, it } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { createTransfer, type ImportOptions } from '../faq-files.ts';

const lines = (...all: string[]) => all.join('\n');

async function stored({ api }: Awaited<ReturnType<typeof createTransfer>>) {
  const rows = await api.db.read.select().from(faqs).orderBy(faqs.path);
  return rows.map(({ question, answer, keywords }) => [question, answer, keywords].join(' | '));
}

/** What the check says of the columns: `header: field`, with a question mark if it was guessed. */
async function columnsOf(file: string) {
  const { importFile } = await createTransfer();
  const { columns } = await importFile(file, { dryRun: true });
  return columns.map(({ header, field, is_guessed }) =>
    [header, ': ', field, is_guessed ? '?' : ''].join(''),
  );
}

describe('the columns of a table', () => {
  it('are asked for if one is not recognised, with the first cells of each, before anything else is read', async () => {
    const transfer = await createTransfer();
    const file = lines(
      'Pertanyaan;Solusi;Petugas;',
      'Jam buka?;"08.00\nsampai 17.00";Budi;',
      ';Tanpa pertanyaan;;',
      `Ongkir?;${'x'.repeat(150)};;`,
      'Retur?;Hubungi CS;Ani;',
    );
    const dry = await transfer.importFile(file, { dryRun: true });
    expect(dry).toMatchObject({
      added: 0,
      faults: [],
      lines: [],
      columns: [
        { header: 'Pertanyaan', field: 'question', samples: ['Jam buka?', 'Ongkir?', 'Retur?'] },
        {
          header: 'Solusi',
          field: null,
          is_guessed: false,
          samples: ['08.00 sampai 17.00', 'Tanpa pertanyaan', `${'x'.repeat(100)}…`],
        },
        { header: 'Petugas', field: null, samples: ['Budi', 'Ani'] },
      ],
      message: 'Pilih isi setiap kolom terlebih dahulu. Belum ada yang dibaca.',
    });
    expect(dry.tree).toBeUndefined();
    const refused = await transfer.send(file);
    expect([refused.status, (await refused.json()).fields]).toEqual([
      400,
      { columns: 'Pilih isi setiap kolom terlebih dahulu. Belum ada yang dibaca.' },
    ]);
    const columns = ['question', 'answer', 'ignore'];
    expect((await transfer.importFile(file, { columns, dryRun: true })).faults).toMatchObject([
      { line: 3, message: 'question: Pertanyaan tidak boleh kosong.' },
    ]);
    const good = file.replace(';Tanpa', 'Apa?;Tanpa');
    expect(await transfer.importFile(good, { columns })).toMatchObject({ added: 4 });
    expect(await transfer.importFile(good, { columns })).toMatchObject({ unchanged: 4 });
    expect((await stored(transfer))[3]).toBe('Retur? | Hubungi CS | ');
  });

  it.each([
    [
      'two equal headers',
      'question;answer;answer\nA;B;C',
      ['question: question', 'answer: answer', 'answer: '],
    ],
    ['headers of the same field', 'q;a;jawaban\nA;B;C', ['q: question', 'a: answer', 'jawaban: ']],
    ['a column without a header', 'q;a;\nA;B;C', ['q: question', 'a: answer', ': ']],
    ['an empty column', 'q;;a\nA;;C', ['q: question', ': ignore', 'a: answer']],
    ['no question', 'kategori;isi\nA;B', ['kategori: ', 'isi: ']],
    ['no header', 'Berapa ongkir?,Rp10.000\nJam buka?,08.00', [': ', ': ']],
    [
      'no header and short texts',
      'Alamat toko;Jalan Melati\nJam buka;Pagi sampai sore',
      [': ', ': '],
    ],
    [
      'no header and commas in its texts',
      'Daftar FAQ, 2026\nJam buka?;Senin, Selasa\nOngkir?;JNE, Pos, SiCepat\nToko?;Jalan A, B',
      [': ', ': '],
    ],
    ['one row', 'Jam buka;Pagi', [': ', ': ']],
    [
      'headers in other words',
      'Masalah;Solusi\nA;B dan lain-lain, setiap hari',
      ['Masalah: ', 'Solusi: '],
    ],
    [
      'headers in other words above short texts',
      'Masalah;Solusi\nAda COD?;Ya\nBisa retur?;Ya',
      ['Masalah: ', 'Solusi: '],
    ],
    [
      'headers that begin with a name, below a title that does',
      'Pertanyaan umum;;;\nPertanyaan pelanggan;Jawaban admin;Kategori;Nomor HP\nA;B;C;D',
      [
        'Pertanyaan pelanggan: question?',
        'Jawaban admin: answer?',
        'Kategori: topic',
        'Nomor HP: ',
      ],
    ],
    [
      'a guessed header of a known field',
      'Pertanyaan lanjutan;Pertanyaan;Jawaban\nA;B;C',
      ['Pertanyaan lanjutan: ', 'Pertanyaan: question', 'Jawaban: answer'],
    ],
    [
      'a first question that begins like a header',
      'Tanya apa?;Ya, apa saja\nJawab apa?;Tidak, itu saja',
      [': ', ': '],
    ],
    [
      'tags that are keywords',
      'q;tag\nA;"ongkir, kirim"\nB;jam',
      ['q: question', 'tag: keywords?'],
    ],
    ['tags that may be topics', 'q;Tags:\nA;Kirim\nB;Toko', ['q: question', 'Tags:: ']],
  ])('are decided with %s', async (_, file, columns) => {
    expect(await columnsOf(file)).toEqual(columns);
  });

  it('of a file that is wholly known may be chosen otherwise', async () => {
    const transfer = await createTransfer();
    await transfer.importFile('judul;isi\nA;B', { columns: ['answer', 'question'] });
    expect(await stored(transfer)).toEqual(['B | A | ']);
  });
});

describe('the choices for an import', () => {
  it.each<[string, ImportOptions, RegExp]>([
    [
      'fewer columns than the file has',
      { columns: ['question'] },
      /^columns: Kolom di berkas ini tidak sama lagi/,
    ],
    [
      'more columns than the file has',
      { columns: ['question', 'answer', 'ignore'] },
      /^columns: Kolom di berkas ini/,
    ],
    [
      'no question',
      { columns: ['answer', 'ignore'] },
      /^columns: Pilih kolom mana yang berisi pertanyaan/,
    ],
    [
      'two questions',
      { columns: ['question', 'question'] },
      /^columns: Hanya satu kolom .* question/,
    ],
    [
      'an unknown field',
      { columns: ['question', 'jawaban'] },
      /^columns: Harus berupa daftar JSON dari id, /,
    ],
    [
      'too many columns',
      { columns: Array.from({ length: 1001 }, () => 'ignore') },
      /^columns: Harus berupa daftar/,
    ],
    ['a long text', { columns: ['x'.repeat(20_000)] }, /^columns: Pilihan tidak dikenal/],
    [
      'an unknown conversion',
      { keep: ['html', 'all'] },
      /^keep: Harus berupa daftar JSON dari html, /,
    ],
    ['an unknown separator', { separator: '/' }, /^separator: Pilihan tidak dikenal/],
    [
      'an unknown mode of keywords',
      { keywordsMode: 'none' },
      /^keywords_mode: Pilihan tidak dikenal/,
    ],
    ['a long name of a sheet', { sheet: 'x'.repeat(51) }, /^sheet: Maksimal 50 karakter/],
  ])('are refused at their field: %s', async (_, options, refusal) => {
    const { api, send } = await createTransfer();
    for (const dryRun of [true, false]) {
      const response = await send('question;answer\nA;B', { ...options, dryRun });
      const [[field, message] = []] = Object.entries((await response.json()).fields);
      expect([response.status, `${field}: ${message}`]).toEqual([
        400,
        expect.stringMatching(refusal),
      ]);
    }
    expect(await api.db.read.select().from(faqs)).toEqual([]);
  });

  it('may not be JSON at all', async () => {
    const { api, cookie } = await createTransfer();
    for (const columns of ['{', 'null', '[1]', '['.repeat(10_000)]) {
      const body = new FormData();
      body.append('file', new Blob(['question\nA']), 'faq.csv');
      body.append('mode', 'append');
      body.append('columns', columns);
      const response = await api.call('/api/faqs/1/import', { method: 'POST', cookie, body });
      expect(Object.keys((await response.json()).fields)).toEqual(['columns']);
    }
  });

  it('say how the keywords are separated, and the result says what was found', async () => {
    const transfer = await createTransfer();
    const file = 'question\tkeywords\nA\tJakarta, Bogor; kirim';
    expect(await transfer.importFile(file, { dryRun: true })).toMatchObject({ separator: ';' });
    expect(await transfer.importFile('question\tkeywords\nB\tkirim')).toMatchObject({
      separator: null,
    });
    expect(await transfer.importFile(file, { separator: ',' })).toMatchObject({ separator: ',' });
    expect(await stored(transfer)).toEqual(['B |  | kirim', 'A |  | Jakarta\nBogor; kirim']);
  });
});
