import { damagedImages } from '../api/damaged-images.ts';
import { zipOf } from '../api/zip-of.ts';

export interface HostileImport {
  file: () => Buffer | Promise<Buffer>;
  status: number;
  /** A part of the response. */
  answer: string;
}

const megabyte = 2 ** 20;
const tooLarge = 'Baris ini lebih besar dari 64 KB.';
const tooMuch = 'Berkas ini membutuhkan terlalu banyak memori atau waktu';
const notUnicode = { status: 413, answer: 'Tabel yang bukan UTF-8 atau UTF-16 maksimal 8 MB.' };
const unreadable = { status: 200, answer: '"Ada karakter yang tidak dapat dibaca.' };

/** Tables of 31 MB in ZIPs of about 32 KB, and JSON of about 31 MB. Each took seconds or more than a gigabyte. */
export const hostileImports: Record<string, HostileImport> = {
  '31 MB of the byte 0x80': { file: () => lines(repeated(0x80, 31)), ...notUnicode },
  '4 MB of the byte 0x80': { file: () => lines(repeated(0x80, 4)), ...fault('question', tooLarge) },
  'an answer of CR': { file: () => cell('answer', repeated(13, 31)), ...fault('answer', tooLarge) },
  'a text of 15.5 million CR in JSON': {
    file: () => json(`{"question":"q","answer":"${'\\r'.repeat(15_400_000)}x"}`),
    ...fault('answer', 'Maksimal 5.000 karakter.'),
  },
  'an answer of CR LF': {
    file: () => cell('answer', '\r\n'.repeat(15.5 * megabyte)),
    ...fault('answer', tooLarge),
  },
  'an answer of LF': { file: () => cell('answer', repeated(10, 31)), ...fault('answer', tooLarge) },
  'blank lines': {
    file: () => lines(repeated(10, 31)),
    status: 200,
    answer: 'Satu berkas memuat maksimal 200.000 baris',
  },
  'keywords of one letter': {
    file: () => cell('keywords', repeated(97, 31)),
    ...fault('keywords', tooLarge),
  },
  'a byte that is not UTF-8, then LF': {
    file: () => lines(Buffer.concat([Buffer.from([0xe9]), repeated(10, 31)])),
    ...notUnicode,
  },
  '7 MB of that': {
    file: () => lines(Buffer.concat([Buffer.from([0xe9]), repeated(10, 7)])),
    status: 200,
    answer: 'Satu berkas memuat maksimal 200.000 baris',
  },
  'an answer of emoji': {
    file: () => cell('answer', '😀'.repeat(7.75 * megabyte)),
    ...fault('answer', tooLarge),
  },
  'a question of ü': {
    file: () => cell('question', 'ü'.repeat(15.5 * megabyte)),
    ...fault('question', tooLarge),
  },
  'an image of one letter': {
    file: () => cell('image', repeated(97, 31)),
    ...fault('image', tooLarge),
  },
  'an id of one digit': { file: () => cell('id', repeated(49, 31)), ...fault('id', tooLarge) },
  '7 MB of an undefined byte': { file: () => lines(repeated(0x81, 7)), ...unreadable },
  '3.5 million lines with an undefined byte': {
    file: () => lines(Buffer.from('\x81\n'.repeat(3.5 * megabyte), 'latin1')),
    ...unreadable,
  },
  'a keyword of 15 million words in JSON': {
    file: () => json(`{"question":"q","keywords":["${' a'.repeat(15_000_000)}"]}`),
    ...fault('keywords', 'Setiap kata lain maksimal 60 karakter'),
  },
  '195,000 keywords in JSON': {
    file: () => json(`{"question":"q","keywords":["a"${',"a"'.repeat(195_000)}]}`),
    ...fault('keywords', 'Maksimal 20 kata lain.'),
  },
  'a question of 31 million characters of two bytes in JSON': {
    file: () => json(`{"question":"€${'a'.repeat(31_000_000)}"}`),
    ...fault('question', 'Maksimal 300 karakter.'),
  },
  'a website of 31 million letters in JSON': {
    file: () => Buffer.from(`{"version":1,"website":"${'a'.repeat(31_000_000)}","faqs":[]}`),
    status: 200,
    answer: '"faults":[]',
  },
  '32 million spaces in JSON': {
    file: () => Buffer.from(`{${' '.repeat(32_000_000)}}`),
    status: 400,
    answer: 'JSON ini tidak memuat FAQ.',
  },
  'an Excel file with 2 million empty rows': {
    file: () => workbook(`<row/>`.repeat(2_000_000)),
    status: 200,
    answer: 'Berkas ini kosong.',
  },
  'an Excel file with 2.5 million cells of one text': {
    file: () => workbook('<c t="s"><v>0</v></c>'.repeat(2_500_000)),
    status: 413,
    answer: 'Isi berkas Excel ini terlalu banyak untuk dibaca.',
  },
  'an Excel file of 60 MB of empty tags': {
    file: () => workbook('<a/>'.repeat(15 * megabyte)),
    status: 200,
    answer: 'Berkas ini kosong.',
  },
  '500 answers of nested tags': {
    file: () => table(['answer'], 500, `${'<b>'.repeat(20_000)}</b>`),
    ...fault('answer', 'HTML ini terlalu rumit untuk diubah.'),
  },
  '500 answers of tags': {
    file: () => table(['answer'], 500, '<p>a<br><b>b</b>'.repeat(3900)),
    ...fault('answer', 'HTML ini terlalu rumit untuk diubah.'),
  },
  '500 answers that begin tags': {
    file: () => table(['answer'], 500, '<b &amp; '.repeat(7000)),
    ...fault('answer', 'Maksimal 5.000 karakter.'),
  },
  '5,000 rows of 1,000 columns': {
    file: () =>
      table(
        Array.from({ length: 999 }, (_, at) => `k${at}`),
        5000,
        'abc',
      ),
    status: 413,
    answer: 'Tabel ini memuat lebih dari 250.000 sel.',
  },
  'an Excel file with a million bold runs': {
    file: () =>
      workbook(
        `<row><c t="inlineStr"><is>${'<r><rPr><b/></rPr><t>a</t></r><r><t>b</t></r>'.repeat(500_000)}</is></c></row>`,
      ),
    status: 413,
    answer: 'Isi berkas Excel ini terlalu banyak untuk dibaca.',
  },
  'JSON of 31 MB of brackets': {
    file: () => repeated('['.charCodeAt(0), 31),
    status: 400,
    answer: 'Satu berkas memuat maksimal 5.000 FAQ.',
  },
  'JSON with an error at the end of 31 MB': {
    file: () => Buffer.from(`{"a":"${'\\n'.repeat(15_500_000)}",}`),
    status: 200,
    answer: 'Hapus koma sebelum }',
  },
  'JSON with 31 MB of line breaks': {
    file: () => Buffer.concat([Buffer.from('{'), repeated(10, 31)]),
    status: 200,
    answer: '"faults":[{"line":1,',
  },
  '120,000 intents': {
    file: () =>
      Buffer.from(
        `[${Array.from({ length: 120_000 }, (_, at) => `{"patterns":["${at}"]}`).join(',')}]`,
      ),
    status: 200,
    answer: 'Satu berkas memuat maksimal 5.000 FAQ.',
  },
  '5,000 topics of 20 tiers': {
    file: () =>
      Buffer.from(
        `topic;question\n${Array.from({ length: 5000 }, (_, at) => `${Array.from({ length: 20 }, (_, tier) => `${at}x${tier}`).join(' > ')};q\n`).join('')}`,
      ),
    status: 200,
    answer: 'Satu berkas memuat maksimal 5.000 FAQ.',
  },
  'a web page with 31 MB of line breaks': {
    file: () => Buffer.concat([Buffer.from('<h2>a?</h2><pre>b'), repeated(10, 31)]),
    status: 413,
    answer: tooMuch,
  },
  'a web page with a table of 50,000 columns': {
    file: () =>
      Buffer.from(
        `<table><tr><th>question${'<th>x'.repeat(50_000)}</tr>${'<tr><td>q'.repeat(4990)}</table>`,
      ),
    status: 200,
    answer: 'Baris ini memiliki lebih dari 1000 kolom.',
  },
  'a web page of 31 MB of headings': {
    file: () => Buffer.from('<h2>a?</h2>b'.repeat(2.6 * megabyte)),
    status: 413,
    answer: tooMuch,
  },
  'a web page of 31 MB of tags that are not closed': {
    file: () => Buffer.from('<b>'.repeat(10 * megabyte)),
    status: 400,
    answer: 'Susunan halaman ini terlalu dalam',
  },
  'a web page of one attribute': {
    file: () => Buffer.from(`<p a="${'x'.repeat(31 * megabyte)}">`),
    status: 400,
    answer: 'Tidak ada pertanyaan yang dikenali',
  },
  'a web page with JSON-LD of 31 MB': {
    file: () =>
      Buffer.from(`<html><script type="application/ld+json">${'['.repeat(31 * megabyte)}</script>`),
    status: 400,
    answer: 'Tidak ada pertanyaan yang dikenali',
  },
  'a web page with a cell in a million rows and columns': {
    file: () =>
      Buffer.from(
        `<table>${`<tr><td rowspan=1000 colspan=50>${'x'.repeat(64 * 1024)}</td>`.repeat(400)}`,
      ),
    status: 413,
    answer: tooMuch,
  },
  'a blog of 31 MB of posts': {
    file: () => blog('<item><title>a</title></item>'.repeat(1.05 * megabyte)),
    status: 200,
    answer: 'Satu berkas memuat maksimal 5.000 FAQ.',
  },
  'a blog of 31 MB of types': {
    file: () =>
      blog(
        Array.from(
          { length: 480_000 },
          (_, at) => `<item><title>a</title><post_type>${at}</post_type></item>`,
        ).join(''),
      ),
    status: 413,
    answer: tooMuch,
  },
  'a blog of one text': {
    file: () => blog(`<item><title>${'x'.repeat(31 * megabyte)}`),
    status: 400,
    answer: 'XML ini rusak',
  },
  'a blog of 31 MB of categories': {
    file: () => blog(`<item>${'<category/>'.repeat(2.7 * megabyte)}</item>`),
    status: 400,
    answer: 'Tidak ada pos',
  },
  '1,000 damaged images of 5 MB': {
    file: () => damagedImages(1000, 5 * megabyte),
    status: 413,
    answer: 'Gambar di berkas ini terlalu besar untuk diproses sekaligus.',
  },
};

function fault(column: string, message: string): Pick<HostileImport, 'status' | 'answer'> {
  return { status: 200, answer: `"${column}: ${message}` };
}

function repeated(byte: number, megabytes: number): Buffer {
  return Buffer.alloc(megabytes * megabyte, byte);
}

async function lines(content: Buffer): Promise<Buffer> {
  return await zipOf({ 'faq.csv': Buffer.concat([Buffer.from('question\n'), content]) });
}

async function cell(column: string, content: Buffer | string): Promise<Buffer> {
  const head = column === 'question' ? 'question\n"' : `question;${column}\nq;"`;
  const table = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('"\n')]);
  return await zipOf({ 'faq.csv': table });
}

async function table(columns: string[], rows: number, cell: string): Promise<Buffer> {
  const row = `q\t${columns.map(() => cell).join('\t')}\n`;
  return await zipOf({ 'faq.csv': `question\t${columns.join('\t')}\n${row.repeat(rows)}` });
}

async function workbook(rows: string): Promise<Buffer> {
  return await zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<r><Relationship Id="a" Type="/worksheet" Target="a.xml"/><Relationship Id="b" Type="/sharedStrings" Target="b.xml"/></r>',
    'xl/a.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/b.xml': `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`,
  });
}

function json(record: string): Buffer {
  return Buffer.from(`{"version":1,"faqs":[${record}]}`);
}

function blog(items: string): Buffer {
  return Buffer.from(`<?xml version="1.0"?><rss><channel>${items}</channel></rss>`);
}
