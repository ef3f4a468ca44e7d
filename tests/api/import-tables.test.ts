import { describe, expect, it } from 'vitest';
import { faqs } from '../../api/db/schema.ts';
import { createTransfer } from './faq-files.ts';

const lines = (...all: string[]) => all.join('\n');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** The FAQs of a website in tree order: `parent > question = answer [keywords]`. */
async function treeOf({ api }: Awaited<ReturnType<typeof createTransfer>>) {
  const rows = await api.db.read.select().from(faqs).orderBy(faqs.path);
  const questions = new Map(rows.map(({ id, question }) => [id, question]));
  return rows.map(({ parentId, question, answer, keywords }) =>
    [
      parentId === null ? '' : `${questions.get(parentId)} > `,
      question,
      answer === null ? '' : ` = ${answer}`,
      keywords === '' ? '' : ` [${keywords.replaceAll('\n', ', ')}]`,
    ].join(''),
  );
}

/** Imports a file twice: the second time changes nothing. Returns the tree and the notes. */
async function understood(file: string | Uint8Array) {
  const transfer = await createTransfer();
  const { faults, notes } = await transfer.importFile(file);
  expect(faults).toEqual([]);
  const again = await transfer.importFile(file);
  expect(again).toMatchObject({ added: 0, changed: 0, removed: 0, undo_id: null });
  return { tree: await treeOf(transfer), notes };
}

const two = ['Berapa ongkir? = Rp10.000', 'Jam buka? = 08.00-17.00'];

describe('a table of another program', () => {
  it.each([
    [
      'Indonesian headers',
      lines('pertanyaan,jawaban', 'Berapa ongkir?,Rp10.000', 'Jam buka?,08.00-17.00'),
      two,
    ],
    [
      'short headers with signs in other cases',
      lines('No.;Q:;A:', '1;Berapa ongkir?;Rp10.000', '1;Jam buka?;08.00-17.00'),
      two,
    ],
    [
      'spaces before quotation marks',
      lines(
        'question, answer',
        '"Berapa ongkir?", "Rp10.000, gratis di atas Rp100.000"',
        '"Jam buka?", "08.00-17.00"',
      ),
      ['Berapa ongkir? = Rp10.000, gratis di atas Rp100.000', 'Jam buka? = 08.00-17.00'],
    ],
    [
      'quotation marks that are letters in a table with tabs',
      lines(
        'question\tanswer',
        'Di mana resi?\tBuka tab "Pesanan", lalu pilih.',
        '"COD" itu apa?\t"Bayar di tempat.',
        'Layar 24" ?\t61 cm',
      ),
      [
        'Di mana resi? = Buka tab "Pesanan", lalu pilih.',
        '"COD" itu apa? = "Bayar di tempat.',
        'Layar 24" ? = 61 cm',
      ],
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
      lines('question,answer,kata lain', 'Ongkir?,10,"ongkos kirim, biaya; di atas 1,5 juta"'),
      ['Ongkir? = 10 [ongkos kirim, biaya, di atas 1,5 juta]'],
    ],
    [
      'keywords of which one has a comma',
      lines('question;keywords', 'Ongkir?;Jakarta, Bogor | kirim'),
      ['Ongkir? [Jakarta, Bogor, kirim]'],
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
    ['only a list of records in JSON', '[{"question": "A?", "answer": "B"}]', ['A? = B']],
  ])('is understood with %s', async (_, file, tree) => {
    expect(await understood(file)).toEqual({ tree, notes: [] });
  });

  it('may have a title above its header, and the check says which lines were not read', async () => {
    const file = lines('Daftar FAQ Toko Melati,,', ',,', 'question,answer,', 'A?,B,');
    expect(await understood(file)).toEqual({
      tree: ['A? = B'],
      notes: ['Nama kolom ditemukan di baris 3. Baris 1 sampai 2 di atasnya tidak dibaca.'],
    });
  });

  it('finds a topic among the FAQs of the top tier', async () => {
    const transfer = await createTransfer();
    await transfer.importFile(lines('question;answer', 'Toko;Jalan Melati'));
    const file = lines('topik;question', 'Toko;Jam buka?');
    expect(await transfer.importFile(file)).toMatchObject({ added: 1, unchanged: 1 });
    expect(await treeOf(transfer)).toEqual(['Toko = Jalan Melati', 'Toko > Jam buka?']);
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
    ],
  });
  expect(await treeOf(transfer)).toEqual(['Lama = Ditulis tangan', 'Induk', 'Induk > Anak']);
});
