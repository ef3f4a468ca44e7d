import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { askImportProcess } from '../../../api/faqs/transfer/reading/read-in-process.ts';
import { createTransfer } from '../faq-files.ts';
import { temporaryFolder } from '../test-api.ts';
import { zipOf } from '../zip-of.ts';

const text = (address: string, content: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${content}</t></is></c>`;
const header = `<row r="1">${text('A1', 'Pertanyaan')}${text('B1', 'Jawaban')}</row>`;
const rowOf = (line: number, cells: string) => `<row r="${line}">${cells}</row>`;
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const patterns = ['&quot;Rp&quot;#,##0', '0000-0000-0000', 'd mmmm yyyy'];
const styles = `<styleSheet><numFmts>${patterns
  .map((pattern, index) => `<numFmt numFmtId="${170 + index}" formatCode="${pattern}"/>`)
  .join('')}</numFmts><cellXfs>${[0, 9, 20, 170, 171, 172]
  .map((id) => `<xf numFmtId="${id}"/>`)
  .join('')}</cellXfs></styleSheet>`;

interface WorkbookParts {
  /** The rows of each sheet by its name. */
  sheets?: Record<string, string>;
  texts?: string;
  others?: Record<string, string | Uint8Array>;
}

/** Creates an Excel file. */
function workbookOf({ sheets = {}, texts = '', others = {} }: WorkbookParts) {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="http://r"><sheets>${names
      .map((name, index) => `<sheet name="${name}" r:id="s${index}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, index) => relation(`s${index}`, 'worksheet', `worksheets/${index}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('f', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [`xl/worksheets/${index}.xml`, sheetOf(rows)]),
    ),
    ...others,
  });
}

const withAnswer = (cell: string, texts = '') =>
  workbookOf({ sheets: { FAQ: header + rowOf(2, text('A2', 'Apa?') + cell) }, texts });

async function refusalOf(file: Uint8Array) {
  const { api, send } = await createTransfer();
  const response = await send(file, { dryRun: true, name: 'faq.xlsx' });
  const { message, faults = [] } = await response.json();
  expect(await api.db.read.select().from(faqs)).toEqual([]);
  return `${response.status} ${faults[0]?.message ?? message}`;
}

describe('a cell of an Excel file', () => {
  it.each([
    ['an amount', '<c r="B2" s="3"><v>50000</v></c>', 'Rp50.000'],
    ['a percentage', '<c r="B2" s="1"><v>0.1</v></c>', '10%'],
    ['a number of a phone', '<c r="B2" s="4"><v>81234567890</v></c>', '0812-3456-7890'],
    ['a long number', '<c r="B2"><v>6281234567890</v></c>', '6281234567890'],
    ['a date', '<c r="B2" s="5"><v>46000</v></c>', '9 Desember 2025'],
    ['a time', '<c r="B2" s="2"><v>0.354166666</v></c>', '8:30'],
    ['a fraction', '<c r="B2"><v>2.5</v></c>', '2,5'],
    ['the text of a formula', '<c r="B2" t="str"><f>A1</f><v>Ya</v></c>', 'Ya'],
    ['a truth', '<c r="B2" t="b"><v>1</v></c>', 'TRUE'],
    ['emoji and signs', text('B2', '&#128512; A &amp; B &lt;b&gt;'), '😀 A & B <b>'],
    ['an escaped character', text('B2', 'a_x000A_b'), 'a\nb'],
    ['a text that looks like a formula', text('B2', "'=1+1"), "'=1+1"],
    ['no address', '<c t="inlineStr"><is><t>Ya</t></is></c>', 'Ya'],
    ['elements with a prefix', '<x:c r="B2" t="str"><x:v>Ya</x:v></x:c>', 'Ya'],
  ])('is read as Excel shows it: %s', async (_, cell, answer) => {
    const { api, importFile } = await createTransfer();
    const file = await withAnswer(cell);
    expect(await importFile(file)).toMatchObject({ added: 1, faults: [], notes: [] });
    expect(await api.db.read.select().from(faqs)).toMatchObject([{ question: 'Apa?', answer }]);
    expect(await importFile(file)).toMatchObject({ unchanged: 1, undo_id: null });
  });

  it('may be one of the shared texts, without the signs of how it is pronounced', async () => {
    const { api, importFile } = await createTransfer();
    const shared =
      '<si><t>Lain</t></si><si><r><t xml:space="preserve">Isi </t></r><r><t>Tebal</t></r><rPh><t>x</t></rPh></si>';
    await importFile(await withAnswer('<c r="B2" t="s"><v>1</v></c>', shared));
    expect(await api.db.read.select().from(faqs)).toMatchObject([{ answer: 'Isi Tebal' }]);
  });

  it.each([
    [
      'bold runs',
      '<c r="B2" t="s"><v>0</v></c>',
      '<si><r><t xml:space="preserve">Tekan </t></r><r><rPr><b/></rPr><t xml:space="preserve">Simpan&#10;Lalu </t></r><r><rPr><b val="0"/></rPr><t>tunggu</t></r></si>',
      '',
      'Tekan **Simpan**\n**Lalu** tunggu',
    ],
    [
      'bold runs in the cell itself',
      '<c r="B2" t="inlineStr"><is><r><rPr><b/></rPr><t>Ya</t></r><r><t>, bisa</t></r></is></c>',
      '',
      '',
      '**Ya**, bisa',
    ],
    [
      'a link',
      text('B2', 'Lihat (di sini)'),
      '',
      'https://a.example/b?c=1',
      '[Lihat (di sini)](https://a.example/b?c=1)',
    ],
    [
      'a link of several lines',
      text('B2', 'a&#10;b'),
      '',
      'https://a.example/',
      'a\nb\nhttps://a.example/',
    ],
    ['a link to a phone', text('B2', 'CS'), '', 'tel:+62812', '[CS](tel:+62812)'],
    ['a link to a file', text('B2', 'CS'), '', 'file:///C:/a.xlsx', 'CS'],
  ])('has marks for %s, unless they are left out', async (_, cell, texts, link, answer) => {
    const { api, importFile } = await createTransfer();
    const rows = header + rowOf(2, text('A2', 'Apa?') + cell);
    const file = await workbookOf({
      sheets: { FAQ: '' },
      texts,
      others: {
        'xl/worksheets/0.xml': `<worksheet xmlns:r="r"><sheetData>${rows}</sheetData><hyperlinks><hyperlink ref="B2" r:id="l"/><hyperlink ref="A2" location="FAQ!A1"/></hyperlinks></worksheet>`,
        'xl/worksheets/_rels/0.xml.rels': `<Relationships><Relationship Id="l" Target="${link}"/></Relationships>`,
      },
    });
    const isMarked = answer !== 'CS';
    const conversions = isMarked ? [{ type: 'marks', count: 1 }] : [];
    expect(await importFile(file)).toMatchObject({ added: 1, conversions });
    expect(await api.db.read.select().from(faqs)).toMatchObject([{ question: 'Apa?', answer }]);
    expect(await importFile(file)).toMatchObject({ unchanged: 1 });
    const kept = await importFile(file, { keep: ['marks'] });
    expect(kept).toMatchObject({ changed: isMarked ? 1 : 0, conversions });
    const [faq] = await api.db.read.select().from(faqs);
    expect(faq?.answer).not.toMatch(/\*\*|https|tel:/);
  });

  it('may show an error, which is a fault with its address', async () => {
    const { importFile } = await createTransfer();
    const { faults } = await importFile(
      await withAnswer('<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    );
    expect(faults).toMatchObject([
      { line: 2, message: 'Sel B2 berisi #DIV/0!. Perbaiki rumusnya, lalu simpan lagi.' },
    ]);
  });
});

it('reads the sheet with the most rows or the chosen one, and says what was not read and what has no answer', async () => {
  const { api, send, importFile } = await createTransfer();
  const file = await workbookOf({
    sheets: {
      Catatan: header + rowOf(2, text('A2', 'Siapa?')),
      FAQ: header + rowOf(5, text('A5', 'Apa?')) + rowOf(6, text('A6', 'Apa lagi?')),
    },
    others: { 'xl/media/image1.png': 'x' },
  });
  expect(await importFile(file)).toMatchObject({
    added: 2,
    sheets: [
      { name: 'Catatan', rows: 2 },
      { name: 'FAQ', rows: 3 },
    ],
    sheet: 'FAQ',
    notes: [
      '1 gambar di dalam berkas Excel tidak diambil. Tambahkan gambar di FAQ-nya, atau impor ZIP.',
      'Yang dibaca hanya "FAQ". Tidak dibaca: "Catatan" (2 baris).',
      '2 FAQ tanpa jawaban, di baris 5 dan 6.',
    ],
  });
  expect(await importFile(file, { sheet: 'Catatan' })).toMatchObject({
    added: 1,
    sheet: 'Catatan',
  });
  const questions = (await api.db.read.select().from(faqs)).map(({ question }) => question);
  expect(questions.sort()).toEqual(['Apa lagi?', 'Apa?', 'Siapa?']);
  const response = await send(file, { sheet: 'Lain' });
  expect([response.status, (await response.json()).fields]).toEqual([
    400,
    { sheet: 'Lembar ini tidak ada di berkas. Pilih lembar lain.' },
  ]);
});

describe('a hostile Excel file', () => {
  const far = (cell: string) =>
    `400 Sel ${cell} terlalu jauh: maksimal 1.000 kolom dan 200.000 baris. Hapus isinya, lalu simpan lagi.`;
  const tooLarge =
    '413 Isi berkas Excel ini terlalu banyak untuk dibaca. Salin tabel FAQ-nya ke berkas baru, atau bagi menjadi beberapa berkas.';
  const damaged =
    '400 Berkas Excel ini rusak atau tidak dapat dibaca. Buka di Excel, lalu simpan lagi.';
  const dtd = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';

  it.each([
    ['an address that is none', () => withAnswer('<c r="ZZZZZZ1"><v>1</v></c>'), far('ZZZZZZ1')],
    ['the last column', () => withAnswer('<c r="XFD2"><v>1</v></c>'), far('XFD2')],
    [
      'the last row',
      () => workbookOf({ sheets: { A: header + rowOf(1048576, text('A1048576', 'x')) } }),
      far('A1048576'),
    ],
    [
      'one text in many cells',
      () =>
        workbookOf({
          sheets: {
            A: Array.from({ length: 600 }, (_, index) =>
              rowOf(index + 1, '<c t="s"><v>0</v></c>'),
            ).join(''),
          },
          texts: `<si><t>${'x'.repeat(32_000)}</t></si>`,
        }),
      tooLarge,
    ],
    ['a text of 1 MB', () => withAnswer(text('B2', 'x'.repeat(2 ** 20))), damaged],
    ['a text of 65 KB', () => withAnswer(text('B2', 'x'.repeat(65 * 1024 + 1))), tooLarge],
    [
      'sheets of 65 MB',
      () =>
        workbookOf({
          sheets: { A: header },
          others: { 'xl/worksheets/0.xml': Buffer.alloc(65 * 2 ** 20, ' ') },
        }),
      tooLarge,
    ],
    [
      '100,000 sheets',
      () =>
        workbookOf({
          sheets: { A: header },
          others: {
            'xl/workbook.xml': `<workbook><sheets>${'<sheet name="A" id="s0"/>'.repeat(100_000)}</sheets></workbook>`,
          },
        }),
      '413 Satu berkas Excel memuat maksimal 100 lembar.',
    ],
    [
      'external entities',
      () =>
        workbookOf({
          sheets: { A: '' },
          others: { 'xl/worksheets/0.xml': dtd + sheetOf(header) },
        }),
      damaged,
    ],
    [
      'a million links',
      () =>
        workbookOf({
          sheets: { A: '' },
          others: {
            'xl/worksheets/0.xml': `<w><hyperlinks>${'<hyperlink ref="B2" id="l"/>'.repeat(1_000_000)}</hyperlinks></w>`,
          },
        }),
      tooLarge,
    ],
    [
      'one text merged over many rows and columns',
      () => {
        const rows = Array.from({ length: 600 }, (_, index) => rowOf(index + 1, text('A', 'x')));
        const merge = '<mergeCell ref="A1:A600"/>'.repeat(500);
        return workbookOf({
          sheets: { A: '' },
          others: {
            'xl/worksheets/0.xml': `<w><sheetData>${rows.join('').replaceAll('r="A"', '')}</sheetData><mergeCells>${merge}</mergeCells></w>`,
          },
        });
      },
      tooLarge,
    ],
    ['endless depth', () => workbookOf({ sheets: { A: '<x>'.repeat(10_000) } }), damaged],
    ['no sheet', () => workbookOf({}), damaged],
    [
      'a part that is not closed',
      () => workbookOf({ sheets: { A: '' }, others: { 'xl/worksheets/0.xml': '<worksheet><row' } }),
      damaged,
    ],
  ])('is refused in words: %s', async (_, file, refusal) => {
    expect(await refusalOf(await file())).toBe(refusal);
  });

  it('that unpacks to more than it states is refused; its local headers are not read', async () => {
    const zip = await withAnswer(text('B2', 'Ya'));
    const local = Buffer.from(zip);
    const start = local.indexOf('xl/worksheets/0.xml') - 30;
    local.writeUInt32LE(1, start + 22);
    const { importFile } = await createTransfer();
    expect(await importFile(local)).toMatchObject({ added: 1 });
    const entry = zip.lastIndexOf('xl/worksheets/0.xml') - 46;
    zip.writeUInt32LE(10, entry + 24);
    expect(await refusalOf(zip)).toBe(damaged);
  });

  it('whose process dies is refused in words', async () => {
    const file = join(temporaryFolder(), 'program.mjs');
    writeFileSync(file, "process.on('message', () => process.kill(process.pid, 'SIGSEGV'));");
    const task = { content: new Uint8Array(), options: { website: '', keep: [] } };
    await expect(askImportProcess(pathToFileURL(file), task)).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('terlalu banyak memori atau waktu'),
    });
  });
});

it.each([
  ['.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Ini berkas Excel lama (.xls)'],
  ['.pdf', '%PDF-1.4\n', 'Ini berkas PDF.'],
  ['.rtf', '{\\rtf1', 'Ini berkas RTF.'],
  ['.xlsb', zipOf({ 'xl/workbook.bin': '' }), 'Ini berkas Excel biner (.xlsb).'],
  ['.docx', zipOf({ 'word/document.xml': '' }), 'Ini berkas Word.'],
  ['.ods', zipOf({ 'META-INF/manifest.xml': '' }), 'Ini berkas OpenDocument'],
  ['.numbers', zipOf({ 'Index/Document.iwa': '' }), 'Ini berkas Numbers.'],
])('says what to do with a file of the type %s', async (_, file, beginning) => {
  expect(await refusalOf(Buffer.from(await file))).toContain(`400 ${beginning}`);
});
