import { describe, expect, it } from 'vitest';
import { convertHtml } from '../../../api/faqs/transfer/conversions/convert-html.ts';
import { convertLineBreaks } from '../../../api/faqs/transfer/conversions/convert-line-breaks.ts';
import { convertMarkdown } from '../../../api/faqs/transfer/conversions/convert-markdown.ts';
import { DeepHtmlError } from '../../../api/faqs/transfer/conversions/html-to-marks.ts';
import { cpuMsOf } from '../../tools/cpu-time.ts';

const lines = (...all: string[]) => all.join('\n');

describe('HTML in a text', () => {
  it.each([
    [
      '<p>Ongkir <strong>Rp10.000</strong>.<br>Gratis di atas Rp100.000 &amp; COD.</p><ul><li>JNE</li><li>SiCepat</li></ul><a href="https://toko.example/ongkir">Selengkapnya</a>',
      'Ongkir **Rp10.000**.\nGratis di atas Rp100.000 & COD.\n\n- JNE\n- SiCepat\n\n[Selengkapnya](https://toko.example/ongkir)',
    ],
    ['<ol><li>Satu<li>Dua</ol>', '1. Satu\n2. Dua'],
    ['<P>Halo<BR/>kak</P>', 'Halo\nkak'],
    ['<p>satu\n  dua</p>', 'satu dua'],
    ['Baris <b>satu</b>\nBaris dua', 'Baris **satu**\nBaris dua'],
    ['Bisa&nbsp;kok,\n 5 &lt; 6 &#128512;', 'Bisa kok,\n 5 < 6 😀'],
    ['Ketik <ID Anda>, lalu <b>OK</b>', 'Ketik <ID Anda>, lalu **OK**'],
    [
      '<a href="https://x.example?a=1&copy=2">x</a> &copy=3',
      '[x](https://x.example?a=1&copy=2) &copy=3',
    ],
    ['<a href="/kontak">Kontak</a> <a href="javascript:alert(1)">kami</a>', 'Kontak kami'],
    ['<!-- wp:paragraph --><p>Halo</p><!-- /wp:paragraph -->', 'Halo'],
    ['<script>alert(1)</script><p>Halo</p><style>p {}</style>', 'Halo'],
    ['<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['<p>Tidak ditutup <b>tebal</b>', 'Tidak ditutup **tebal**'],
  ])('becomes marks: %s', (html, marks) => {
    expect(convertHtml(html)).toBe(marks);
  });

  it.each([
    'Ketik <ID Anda>',
    'Klik <link> atau <button>, lalu <kode>',
    '5 < 6 > 4 & 3',
    'A & B; C&D',
    'https://x.example/?a=1&copy=2&amp',
    '<b tebal',
    '<3 kak',
    '  spasi  \n di  depan',
    '&tidakada;',
  ])('is only what is known: %s', (text) => {
    expect(convertHtml(text)).toBe(text);
  });

  it('becomes one line without marks in a question', () => {
    const plain = (html: string) => convertHtml(html, { isPlain: true });
    expect(plain('<h3>Apa <b>itu</b> <a href="https://a.example">COD</a>?</h3>')).toBe(
      'Apa itu COD?',
    );
    expect(plain('Tanya &quot;COD&quot;?')).toBe('Tanya "COD"?');
    expect(plain('2 ** 3?')).toBe('2 ** 3?');
  });

  it('may not be deep, and needs time in proportion to its length', async () => {
    const deep = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;
    expect(convertHtml(deep(100))).toBe('**x**');
    expect(() => convertHtml(deep(101))).toThrow(DeepHtmlError);
    expect(() => convertHtml(deep(100_000))).toThrow(DeepHtmlError);
    expect(() => convertHtml('<br>'.repeat(5001))).toThrow(DeepHtmlError);
    const convert = (html: string) => {
      try {
        convertHtml(html);
      } catch (error) {
        expect(error).toBeInstanceOf(DeepHtmlError);
      }
    };
    const ms = await cpuMsOf(() => {
      for (const part of [
        '<p>',
        '<p>a',
        '<b',
        '<',
        '&amp;',
        '&',
        '</p>',
        '<!--',
        '<p a="',
        '<p a=b ',
        '<br>',
      ])
        convert(`${part.repeat((64 * 1024) / part.length)}</p></b>`);
    });
    expect(ms).toBeLessThan(3000);
  });
});

describe('line breaks that are written as text', () => {
  it.each([
    ['Langkah:\\n1. Foto barang\\n2. Kirim ke CS', 'Langkah:\n1. Foto barang\n2. Kirim ke CS'],
    ['a\\r\\nb', 'a\nb'],
  ])('become real ones: %s', (text, converted) => {
    expect(convertLineBreaks(text)).toBe(converted);
    expect(convertLineBreaks(text, { isPlain: true })).toBe(converted.replaceAll('\n', ' '));
  });

  it.each(['Simpan di C:\\new\\nama', 'Buka \\\\server\\nama', 'a\\\\nb', 'a\\tb'])(
    'are no part of a path: %s',
    (text) => {
      expect(convertLineBreaks(text)).toBe(text);
    },
  );
});

describe('Markdown in an answer', () => {
  it('needs time in proportion to its length', async () => {
    const ms = await cpuMsOf(() => {
      for (const part of ['![', '![](', '![](a "', '![a](b ', '|', '|-|\n', '# ', '# a\n'])
        convertMarkdown(part.repeat((64 * 1024) / part.length));
    });
    expect(ms).toBeLessThan(2000);
  });

  it.each([
    ['## Cara **retur**\n- Foto\n### Lalu', '**Cara retur**\n- Foto\n**Lalu**'],
    [
      lines(
        'Tarif:',
        '| Kurir | Tarif |',
        '|:--|--:|',
        '| JNE | Rp10.000 |',
        '| Pos\\|Kilat | |',
        'Selesai',
      ),
      lines('Tarif:', '**Kurir · Tarif**', '- JNE · Rp10.000', '- Pos|Kilat', 'Selesai'),
    ],
    [
      'Lihat ![Toko kami](https://a.example/toko.png "Toko")',
      'Lihat [Toko kami](https://a.example/toko.png)',
    ],
    ['![](https://a.example/b.png)', 'https://a.example/b.png'],
    ['![Logo](logo.png) kami', 'Logo kami'],
  ])('becomes what answers can show: %s', (text, converted) => {
    expect(convertMarkdown(text)).toBe(converted);
  });

  it.each([
    '#promo hari ini',
    'a | b',
    '**tebal** dan [tautan](https://a.example)',
    '- satu\n- dua\n\n---',
    '*miring* `kode`',
  ])('stays as it is: %s', (text) => {
    expect(convertMarkdown(text)).toBe(text);
  });
});
