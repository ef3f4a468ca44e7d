import { describe, expect, it } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { createTransfer } from '../faq-files.ts';
import { treeOf, understood } from './understood-faqs.ts';

const lines = (...all: string[]) => all.join('\n');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const two = ['Berapa ongkir? = Rp10.000', 'Jam buka? = 08.00-17.00'];

describe('a table of another program', () => {
  it.each([
    [
      'short headers with signs in other cases',
      lines('No.;Q:;A:', '1;Berapa ongkir?;Rp10.000', '1;Jam buka?;08.00-17.00'),
      two,
    ],
    [
      'quoted cells in a table with tabs',
      lines('question\tanswer', '"Apa ""COD""?"\t"Bayar\ndi tempat"'),
      ['Apa "COD"? = Bayar\ndi tempat'],
    ],
    [
      'quotation marks that are letters beside quoted cells',
      lines(
        'question,answer',
        'Layar 24"?,"61 cm, lebar"',
        '"Promo" apa?,Gratis',
        'Kode?,"""HEMAT""\natau ""PAS"""',
      ),
      ['Layar 24"? = 61 cm, lebar', '"Promo" apa? = Gratis', 'Kode? = "HEMAT"\natau "PAS"'],
    ],
    [
      'quotation marks after backslashes',
      lines('question,answer', String.raw`"Apa \"COD\", kak?","Di C:\new"`),
      [String.raw`Apa "COD", kak? = Di C:\new`],
    ],
    [
      'semicolons, and more commas in its answers',
      lines('pertanyaan;jawaban', 'Kurir?;JNE, J&T, SiCepat, Pos'),
      ['Kurir? = JNE, J&T, SiCepat, Pos'],
    ],
    ["Excel's line for the delimiter", 'sep=,\r\nquestion,answer\r\nA?,B', ['A? = B']],
    ['UTF-16 with a mark', utf16('\u{feff}question\tanswer\nA?\tB'), ['A? = B']],
    ['UTF-16 without a mark', utf16('question\tanswer\nA?\tB'), ['A? = B']],
    ['UTF-16 of big endian', utf16('question\tanswer\nA?\tB').swap16(), ['A? = B']],
    [
      'keywords with commas and numbers',
      lines('question,answer,kata lain', 'Ongkir?,10,"ongkos kirim, biaya, di atas 1,5 juta"'),
      ['Ongkir? = 10 [ongkos kirim, biaya, di atas 1,5 juta]'],
    ],
    [
      'keywords with semicolons in more cells than commas',
      lines(
        'question\tkeywords\tanswer',
        'A?\tkirim; JNE, J&T\ta',
        'B?\tjam; buka\tb',
        'C?\tkota\tc',
      ),
      ['A? = a [kirim, JNE, J&T]', 'B? = b [jam, buka]', 'C? = c [kota]'],
    ],
    [
      'keywords of which one has a comma',
      lines('question;keywords;answer', 'Ongkir?;Jakarta, Bogor | kirim;10'),
      ['Ongkir? = 10 [Jakarta, Bogor, kirim]'],
    ],
    [
      'topics, of which one is a row',
      lines(
        'Kategori;Pertanyaan;Jawaban',
        'Pengiriman;Berapa ongkir?;Rp10.000',
        'Toko;Jam buka?;08.00',
        ';Toko;Jalan Melati',
        'pengiriman ;Kurir?;JNE',
      ),
      [
        'Pengiriman',
        'Pengiriman > Berapa ongkir? = Rp10.000',
        'Pengiriman > Kurir? = JNE',
        'Toko = Jalan Melati',
        'Toko > Jam buka? = 08.00',
      ],
    ],
  ])('is understood with %s', async (_, file, tree) => {
    expect(await understood(file)).toEqual({ tree, notes: [] });
  });

  it('has questions without an answer beside its numbers, which are no headings', async () => {
    const { tree } = await understood(
      lines('No;Pertanyaan;Jawaban', '1;Jam buka;', '2;Ongkir;10', ';Ada parkir?;', '3;Retur;'),
    );
    expect(tree).toEqual(['Jam buka', 'Ongkir = 10', 'Ada parkir?', 'Retur']);
  });

  it('finds a topic among the FAQs of the top tier', async () => {
    const transfer = await createTransfer();
    await transfer.importFile(lines('question;answer', 'Toko;Jalan Melati'));
    const file = lines('topik;question', 'Toko;Jam buka?');
    expect(await transfer.importFile(file)).toMatchObject({ added: 1, unchanged: 1 });
    expect(await treeOf(transfer)).toEqual(['Toko = Jalan Melati', 'Toko > Jam buka?']);
  });

  it('is refused when its rows and their topics are too many', async () => {
    const { importFile } = await createTransfer();
    const rows = Array.from({ length: 2501 }, (_, at) => `Q${at};T${at}`);
    expect(await importFile(lines('question;topik', ...rows), { dryRun: true })).toMatchObject({
      added: 0,
      faults: [{ line: 2502, message: 'Satu berkas memuat maksimal 5.000 FAQ.' }],
    });
  });

  it('may have topics below topics, in other cases than the website', async () => {
    const transfer = await createTransfer();
    await transfer.importFile(
      lines('topik;question;answer', 'Kirim > Kurir;JNE?;Ada', ';Toko;Jalan Melati'),
    );
    const file = lines(
      'topik;question',
      'kirim > KURIR ;SiCepat?',
      ' toko;Jam buka?',
      'Toko > Cabang;Di mana?',
      'Toko;Cabang',
    );
    expect(await transfer.importFile(file)).toMatchObject({ added: 4, changed: 0, faults: [] });
    expect(await transfer.importFile(file)).toMatchObject({ added: 0, changed: 0 });
    expect(await treeOf(transfer)).toEqual([
      'Kirim',
      'Kirim > Kurir',
      'Kurir > JNE? = Ada',
      'Kurir > SiCepat?',
      'Toko = Jalan Melati',
      'Toko > Jam buka?',
      'Toko > Cabang',
      'Cabang > Di mana?',
    ]);
  });

  it('may name a parent by its question, in the file or on the website', async () => {
    const transfer = await createTransfer();
    await transfer.importFile(lines('question', 'Toko'));
    const file = lines('question;parent_id', 'Jam buka?;toko', 'Ongkir?;Pengiriman', 'Pengiriman;');
    expect(await transfer.importFile(file)).toMatchObject({ added: 3, faults: [] });
    expect(await transfer.importFile(file)).toMatchObject({ added: 0, changed: 0 });
    expect(await treeOf(transfer)).toEqual([
      'Toko',
      'Toko > Jam buka?',
      'Pengiriman',
      'Pengiriman > Ongkir?',
    ]);
    const wrong = await transfer.importFile(
      lines('question;parent_id', 'A;Lain', 'B;C', 'C;B', 'D;D'),
    );
    const circle = 'parent_id membentuk lingkaran: FAQ ini berada di bawah dirinya sendiri.';
    const missing = (name: string) =>
      `Pertanyaan induk "${name}" tidak ada di berkas ini maupun di website ini.`;
    expect(wrong.faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
      `2 ${missing('Lain')}`,
      `3 ${circle}`,
      `4 ${circle}`,
      `5 ${missing('D')}`,
    ]);
    const options = { mode: 'replace', confirmName: 'Website Demo' } as const;
    expect(
      (await transfer.importFile(lines('question;parent_id', 'A;Toko'), options)).faults,
    ).toMatchObject([
      { message: 'parent_id Toko tidak ada di berkas ini, jadi akan ikut terhapus.' },
    ]);
  });

  it('cannot name two parents of a row', async () => {
    const { importFile } = await createTransfer();
    const file = lines('id;parent_id;topik;question', '1;;;Toko', '2;1;Toko;Jam buka?');
    expect((await importFile(file)).faults).toMatchObject([
      { line: 3, message: 'Isi kategori, atau parent_id atau shared, tidak keduanya.' },
    ]);
  });
});

it('overwrites nothing by the numbers of a file without the code of a website', async () => {
  const transfer = await createTransfer();
  await transfer.importFile(lines('question;answer', 'Lama;Ditulis tangan'));
  const [{ id } = { id: 0 }] = await transfer.api.db.read.select().from(faqs);
  const file = lines('id;parent_id;question', `${id};;Induk`, `${id + 1};${id};Anak`);
  expect(await transfer.importFile(file)).toMatchObject({
    added: 2,
    changed: 0,
    notes: [
      'Kolom nomor (id) tidak dipakai untuk mengubah FAQ: kode website tidak ada. Nomor hanya menghubungkan induk dan anak di berkas ini.',
      '1 FAQ tanpa jawaban, di baris 3.',
    ],
  });
  expect(await treeOf(transfer)).toEqual(['Lama = Ditulis tangan', 'Induk', 'Induk > Anak']);
});

it('shows the parent that a line replaces beside the new one', async () => {
  const { importFile, exportFile } = await createTransfer();
  await importFile(lines('topik;question;answer', 'Kirim;Ongkir?;10', 'Toko;Jam?;08.00'));
  const file = JSON.parse((await exportFile('json')).toString());
  const [kirim, ongkir, toko, jam] = file.faqs;
  Object.assign(ongkir, { parent_id: toko.id, answer: '20' });
  jam.parent_id = null;
  const checked = await importFile(JSON.stringify(file), { dryRun: true });
  expect(checked.lines.filter(({ outcome }) => outcome === 'changed')).toMatchObject([
    {
      parts: ['answer', 'parent'],
      before: { answer: '10', parent_id: kirim.id },
      after: { answer: '20', parent_id: toko.id },
      parents: { [kirim.id]: 'Kirim', [toko.id]: 'Toko' },
    },
    { before: { parent_id: toko.id }, after: { parent_id: null }, parents: { [toko.id]: 'Toko' } },
  ]);
});

describe('the keywords of a file', () => {
  const file = lines(
    'question;answer;kata lain',
    'Berapa ongkir?;Ongkir Rp10.000 ke Bandung;biaya kirim, ongkir',
    'Ongkir luar kota?;Tergantung;website demo antar kota',
    'Siapa kurir?;Ongkir dan kurir;ekspedisi',
  );

  it('lose the words of many FAQs and the name of the website, unless they are left as they are', async () => {
    const transfer = await createTransfer();
    const cut = { conversions: [{ type: 'keywords', count: 2 }] };
    expect(await transfer.importFile(file, { dryRun: true, keep: ['keywords'] })).toMatchObject(
      cut,
    );
    expect(await transfer.importFile(file)).toMatchObject(cut);
    const tree = [
      'Berapa ongkir? = Ongkir Rp10.000 ke Bandung [biaya kirim]',
      'Ongkir luar kota? = Tergantung [antar kota]',
      'Siapa kurir? = Ongkir dan kurir [ekspedisi]',
    ];
    expect(await treeOf(transfer)).toEqual(tree);
    expect(await transfer.importFile(file)).toMatchObject({ changed: 0, undo_id: null });
    await transfer.importFile(file, { keep: ['keywords'] });
    // A keyword that the FAQ has already stays, and so do those of an exported file.
    await transfer.importFile(file, { keywordsMode: 'replace' });
    expect((await treeOf(transfer))[0]).toMatch('[biaya kirim, ongkir]');
    const exported = await transfer.exportFile('csv');
    expect(await transfer.importFile(exported)).toMatchObject({ changed: 0, conversions: [] });
  });
});
