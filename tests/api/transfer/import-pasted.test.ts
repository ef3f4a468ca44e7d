import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pasteMaxBytes } from '../../../api/contract/limits.ts';
import { inSlowRun, repetitions } from '../../repetitions.ts';
import { valid } from '../../tools/valid.ts';
import { createTransfer } from '../faq-files.ts';
import { understood } from './understood-faqs.ts';

const lines = (...all: string[]) => all.join('\n');
const paste = (text: string, html?: string) =>
  understood(text, { isPasted: true, ...(html && { html }) });

describe('pasted text', () => {
  it.each([
    [
      'questions with their answers',
      lines('Berapa ongkir?', 'Rp10.000', 'Gratis di atas Rp100.000', '', 'Jam buka?', '08.00'),
      ['Berapa ongkir? = Rp10.000\nGratis di atas Rp100.000', 'Jam buka? = 08.00'],
    ],
    [
      'numbers of steps, which belong to answers',
      lines('1. Cara retur?', '1. Foto barang', '2. Kirim ke CS', '2) Berapa lama?', 'Tiga hari'),
      ['Cara retur? = 1. Foto barang\n2. Kirim ke CS', 'Berapa lama? = Tiga hari'],
    ],
    [
      'a blank line between everything',
      lines('Bisa COD?', '', 'Bisa', '', 'Bisa retur?', '', 'Tidak', '', 'Titik'),
      ['Bisa COD? = Bisa', 'Bisa retur? = Tidak\n\nTitik'],
    ],
    [
      'labels, bullets and marks of WhatsApp',
      lines(
        '*Q: Berapa ongkir?*',
        'A: *Rp10.000* saja',
        '- Jam buka ?',
        'Jawab : 08.00',
        'T: Lokasi',
        'Melati 1',
      ),
      ['Berapa ongkir? = **Rp10.000** saja', 'Jam buka ? = 08.00', 'Lokasi = Melati 1'],
    ],
    [
      'a telephone number, which is no question',
      lines('Kontak?', 'T: 0812', 'Jam?', '08.00'),
      ['Kontak? = T: 0812', 'Jam? = 08.00'],
    ],
    [
      'headings in front of questions',
      lines(
        'PENGIRIMAN',
        'Berapa ongkir?',
        'Rp10.000',
        '',
        '*Bayar*',
        '',
        'Bisa COD?',
        'Bisa',
        '',
        'Toko:',
        'Jam buka?',
        '08.00',
      ),
      [
        'PENGIRIMAN',
        'PENGIRIMAN > Berapa ongkir? = Rp10.000',
        'Bayar',
        'Bayar > Bisa COD? = Bisa',
        'Toko',
        'Toko > Jam buka? = 08.00',
      ],
    ],
    [
      'headings that each name a list',
      lines('FAQ Kirim', 'Ongkir?', '10', '', '*FAQ Toko*', 'Jam?', '08.00'),
      ['FAQ Kirim', 'FAQ Kirim > Ongkir? = 10', 'FAQ Toko', 'FAQ Toko > Jam? = 08.00'],
    ],
    [
      'headings of Markdown, one with a text of its own',
      lines('# Kirim', 'Tiap hari.', '## Berapa ongkir?', 'Rp10.000', '# Retur', 'Tiga hari'),
      ['Kirim = Tiap hari.', 'Kirim > Berapa ongkir? = Rp10.000', 'Retur = Tiga hari'],
    ],
    [
      'no question marks, but numbers',
      lines('1. Ongkir', 'Rp10.000', '2. Jam buka: 08.00', '3. Bisa COD? Bisa'),
      ['Ongkir = Rp10.000', 'Jam buka = 08.00', 'Bisa COD? = Bisa'],
    ],
    [
      'no question marks, but numbers in bold text',
      lines('*1. Ongkir*', 'Rp10.000', '*2. Jam buka*', '08.00'),
      ['Ongkir = Rp10.000', 'Jam buka = 08.00'],
    ],
    [
      'no question marks and no numbers, but paragraphs',
      lines('Ongkir', 'Rp10.000', '', 'Jam buka', '08.00', '16.00'),
      ['Ongkir = Rp10.000', 'Jam buka = 08.00\n16.00'],
    ],
    [
      'paragraphs of one line',
      lines('Ongkir', '', 'Rp10.000', '', 'Jam', '', '08.00'),
      ['Ongkir = Rp10.000', 'Jam = 08.00'],
    ],
    [
      'a range of a spreadsheet',
      'Pertanyaan\tJawaban\nOngkir?\t"Rp10.000\nper kg"',
      ['Ongkir? = Rp10.000\nper kg'],
    ],
    [
      'the tabs of a list in Word',
      '1.\tOngkir?\nRp10.000\n2.\tJam?\n08.00',
      ['Ongkir? = Rp10.000', 'Jam? = 08.00'],
    ],
  ])('is understood with %s', async (_, text, tree) => {
    expect(await paste(text)).toEqual({ tree, notes: [] });
  });

  it.each([
    [
      'Android',
      lines(
        '12/03/24 14.05 - Pesan ini dienkripsi.',
        '12/03/24 14.05 - Budi: Berapa ongkir?',
        '12/03/24 14.06 - Toko: Rp10.000',
        'Gratis di atas Rp100.000',
        '12/03/24 14.07 - Toko: <Media tidak disertakan>',
      ),
    ],
    [
      'iOS',
      lines(
        '\u200e[12/03/24 14.05.10] Budi: Pesan ini dienkripsi. tidak disertakan',
        '[12/03/24 14.05.33] Budi: Berapa ongkir?',
        '[12/03/24 14.06.01] Toko: Rp10.000',
        'Gratis di atas Rp100.000',
        '\u200e[12/03/24 14.06.01] Toko: \u200egambar tidak disertakan',
      ),
    ],
    [
      'WhatsApp Web',
      lines(
        '[14.05, 12/3/2024] Budi: <Media>',
        '[14.05, 12/3/2024] Budi: Berapa ongkir?',
        '[14.06, 12/3/2024] Toko: Rp10.000',
        'Gratis di atas Rp100.000',
        '[2:06 PM, 12/3/2024] Toko: This message was deleted',
      ),
    ],
  ])('may be a chat of %s, whose names and times are cut off and counted', async (_, text) => {
    const { tree, notes } = await paste(text);
    expect(tree).toEqual(['Berapa ongkir? = Rp10.000\nGratis di atas Rp100.000']);
    expect(notes[0]).toMatch(/^Nama dan jam dari ekspor chat dipotong di \d pesan\.$/);
  });

  it('is a chat of a day without its greetings and thanks, which are counted; a reply stays below its question', async () => {
    const { tree, notes } = await paste(
      lines(
        '[09.12, 3/5/2026] Bu Rina: Assalamualaikum kak',
        '[09.12, 3/5/2026] Bu Rina: Saya mau pesan kue',
        '[09.12, 3/5/2026] Bu Rina: Kak, mau tanya dong 🙏',
        '[09.13, 3/5/2026] Bu Rina: Ongkir ke Bandung berapa ya kak?',
        '[09.15, 3/5/2026] Toko Melati: Waalaikumsalam kak 😊',
        'Ongkirnya Rp18.000, 2-3 hari',
        'Terima kasih',
        '[09.16, 3/5/2026] Bu Rina: Okee makasihh ya kak infonya',
        '[09.16, 3/5/2026] Toko Melati: Sama-sama kak 🙏🙏',
        '[10.01, 3/5/2026] Budi: Halo min, selamat pagi',
        '[10.01, 3/5/2026] Budi: Bisa COD?',
        '[10.02, 3/5/2026] Toko Melati: Iya kak',
        '[10.02, 3/5/2026] Budi: Kalau hari Minggu buka?',
        '[10.04, 3/5/2026] Toko Melati: Kak,',
        '[10.04, 3/5/2026] Toko Melati: Hari Minggu kami libur',
        '[10.05, 3/5/2026] Budi: Siap, trims',
        '[10.05, 3/5/2026] Budi: 👍',
      ),
    );
    expect(tree).toEqual([
      'Ongkir ke Bandung berapa ya kak? = Ongkirnya Rp18.000, 2-3 hari',
      'Bisa COD? = Iya kak',
      'Kalau hari Minggu buka? = Hari Minggu kami libur',
    ]);
    expect(notes).toEqual([
      'Nama dan jam dari ekspor chat dipotong di 15 pesan.',
      '10 baris yang hanya sapaan atau ucapan terima kasih tidak diambil.',
      '1 baris di atas pertanyaan pertama tidak dibaca.',
    ]);
  });

  it('may have faults at its lines', async () => {
    const { importFile } = await createTransfer();
    const text = lines('A?', 'B', `${'x'.repeat(300)}?`, 'C');
    const { faults } = await importFile(text, { isPasted: true, dryRun: true });
    expect(faults).toMatchObject([{ line: 3, message: 'question: Maksimal 300 karakter.' }]);
  });
});

it('changes nothing when the same text is pasted again, whatever it is', inSlowRun, async () => {
  const snippets = [
    'Apa?',
    'Ya',
    '',
    '# Topik',
    '## Lagi',
    '*Tebal*',
    '1. Satu',
    '- Dua',
    'A: b',
    'T: c',
    'X:',
    '**',
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...snippets), fc.string({ maxLength: 5 })), {
    minLength: 1,
    maxLength: 12,
  });
  // Not a database for each text: PostgreSQL would have no connection left.
  const { api, cookie, ...transfer } = await createTransfer();
  await fc.assert(
    fc.asyncProperty(text, async (all) => {
      const json = valid.website();
      const made = await api.call('/api/websites', { method: 'POST', cookie, json });
      const pasted = { isPasted: true, website: (await made.json()).id };
      const first = await transfer.send(all.join('\n'), pasted);
      expect([200, 400]).toContain(first.status);
      if (first.status === 400 || (await first.json()).faults.length > 0) return;
      const again = await transfer.importFile(all.join('\n'), pasted);
      expect(again).toMatchObject({ added: 0, changed: 0, removed: 0, undo_id: null });
    }),
    { numRuns: repetitions({ sample: 15, full: 200 }) },
  );
});

describe('pasted HTML', () => {
  it.each([
    [
      'a table, with cells over several rows',
      '<table><tr><td>Topik</td><td>Pertanyaan</td><td>Jawaban</td></tr><tr><td rowspan="2">Kirim</td><td>Ongkir?</td><td><b>Rp10.000</b><br>per kg</td></tr><tr><td>Kurir?</td><td><a href="https://a.example">JNE</a></td></tr></table>',
      [
        'Kirim',
        'Kirim > Ongkir? = **Rp10.000**\nper kg',
        'Kirim > Kurir? = [JNE](https://a.example)',
      ],
    ],
    [
      'a table, with a heading over its columns and a question over several answers',
      '<table><tr><td>Pertanyaan<td>Jawaban<tr><td colspan="2">Kirim<tr><td rowspan="2">Kurir?<td><b>JNE</b><tr><td>Pos</table>',
      ['Kirim', 'Kirim > Kurir? = **JNE**\nPos'],
    ],
    [
      'details',
      '<h2>Kirim</h2><details><summary>Ongkir?</summary><p>Rp10.000</p></details><h2>Toko</h2><details><summary><b>Jam</b></summary>08.00</details>',
      ['Kirim', 'Kirim > Ongkir? = Rp10.000', 'Toko', 'Toko > Jam = 08.00'],
    ],
    [
      'a dl',
      '<dl><dt>Ongkir<dd>Rp10.000<dt>Jam<dd>08.00 &amp; 16.00</dl>',
      ['Ongkir = Rp10.000', 'Jam = 08.00 & 16.00'],
    ],
    [
      'headings',
      '<h2>Ongkir</h2><p>Rp10.000</p><h2>Jam</h2><ul><li>08.00</li></ul>',
      ['Ongkir = Rp10.000', 'Jam = - 08.00'],
    ],
    [
      'headings and questions',
      '<h2>Kirim</h2><p><b>Ongkir?</b></p><ol><li>Timbang</li><li>Bayar &lt;b&gt;</li></ol>',
      ['Kirim', 'Kirim > Ongkir? = 1. Timbang\n2. Bayar <b>'],
    ],
    [
      'a list',
      '<ol><li>Ongkir?<br>Rp10.000</li><li>Jam?<br>08.00</li></ol>',
      ['Ongkir? = Rp10.000', 'Jam? = 08.00'],
    ],
  ])('becomes FAQs with marks: %s', async (_, html, tree) => {
    expect((await paste('teks', html)).tree).toEqual(tree);
  });
});

describe('a pasted form', () => {
  it('is named in the trail, and is refused if it is too large, empty or comes with a file', async () => {
    const { api, cookie, send, importFile } = await createTransfer();
    await importFile('A?\nB', { isPasted: true });
    const [entry] = (await api.send('GET', '/api/audit/100/1', { cookie })).json;
    expect(entry).toMatchObject({ action: 'import', label: 'Teks yang ditempel' });
    const large = await send('x'.repeat(pasteMaxBytes + 1), { isPasted: true });
    expect([large.status, (await large.json()).fields]).toEqual([
      400,
      { text: 'Teks yang ditempel maksimal 1 MB.' },
    ]);
    const empty = await send(' \n', { isPasted: true });
    expect(await empty.json()).toMatchObject({
      message: 'Teks ini kosong. Tempel daftar pertanyaan dan jawabannya.',
    });
    const body = new FormData();
    body.append('mode', 'append');
    body.append('text', 'A?');
    body.append('file', new Blob(['question\nA?']), 'a.csv');
    const both = await api.call('/api/faqs/1/import', { method: 'POST', cookie, body });
    expect([both.status, (await both.json()).fields]).toEqual([
      400,
      { file: 'Harus berupa berkas.' },
    ]);
  });

  it('may have half a million blank lines, deep HTML and long lines', async () => {
    const { send } = await createTransfer();
    const statuses = [];
    for (const [text, html] of [
      ['\n'.repeat(500_000)],
      [`A?${'\n'.repeat(500_000)}`],
      ['x', '<div>'.repeat(100_000)],
      ['x', `<p>${'<b>'.repeat(200)}Apa?`],
      [`${'?'.repeat(500_000)}${' '.repeat(500_000)}x`],
      [`${'*'.repeat(500_000)}\n${'12/03/24 '.repeat(50_000)}`],
      ['x', `<table>${'<tr><td>'.repeat(120_000)}`],
    ] as const)
      statuses.push(
        (await send(text, { isPasted: true, dryRun: true, ...(html && { html }) })).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 200, 200, 413]);
  });
});
