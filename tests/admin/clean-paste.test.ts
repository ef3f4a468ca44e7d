import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPaste } from '../../admin/features/faqs/answer/clean-paste.ts';
import { marksOfRuns } from '../../api/contract/texts/marks-of-runs.ts';
import { inSlowRun, repetitions } from '../repetitions.ts';
import { cpuMsOf } from '../tools/cpu-time.ts';

const fromPage = (html: string) => cleanPaste(html, 'teks polos');

describe('a paste from a web page', () => {
  it.each([
    ['<p>Tekan <b>Simpan </b>dulu.</p>', 'Tekan **Simpan** dulu.'],
    ['<p>Tekan <strong>Sim</strong><b>pan</b>.</p>', 'Tekan **Simpan**.'],
    ['<span style="font-weight: 700">Penting</span>: ya', '**Penting**: ya'],
    ['<b>Satu<br>Dua</b>', '**Satu**\n**Dua**'],
    ['<p>a <b>b</b></p>\n<p>c</p>', 'a **b**\n\nc'],
    ['<div>a <b>b</b></div><div>c</div>', 'a **b**\nc'],
    [
      '<ul><li>a</li><li>b<ol start="3"><li>c</li><li>d</li></ol></li></ul>e',
      '- a\n- b\n3. c\n4. d\n\ne',
    ],
    ['<ol><li><p>a</p><p>b</p></li><li>c</li></ol>', '1. a\n   b\n2. c'],
    [
      '<a href="https://a.example/A_(b)">situs</a> kami',
      '[situs](https://a.example/A_%28b%29) kami',
    ],
    [
      '<a href="https://a.example/a\u3000b\u00a0c">situs</a>',
      '[situs](https://a.example/a%E3%80%80b%C2%A0c)',
    ],
    ['<b><a href="tel:+62812">Telepon</a></b>', '**[Telepon](tel:+62812)**'],
    [
      '<p><a href="https://a.example">https://a.example</a> <b>x</b></p>',
      'https://a.example **x**',
    ],
    ['<pre>a\n<b>b</b>\n  c</pre>', 'a\n**b**\nc'],
    ['<table><tr><td>a</td><td><b>b</b></td></tr><tr><td>c</td></tr></table>', 'a **b**\nc'],
    ['mem<b>bayar</b> <b>x</b>', 'membayar **x**'],
    ['<p>a <img alt="😀" src="x"> <img alt="Logo" src="y"> <b>b</b></p>', 'a 😀 **b**'],
  ])('keeps bold text, lists and links: %s', (html, text) => {
    expect(fromPage(html)).toBe(text);
  });

  it.each([
    '',
    '<p>teks <i>polos</i></p>',
    '<b style="font-weight:normal"><span>teks</span></b>',
    '<a href="javascript:alert(1)">teks</a>',
    '<a href="/relatif">teks</a>',
    '<b> </b>',
    '<script>alert(1)</script><style>b{}</style>',
  ])('is the plain text where there is no formatting: %s', (html) => {
    expect(fromPage(html)).toBe('teks polos');
  });

  it('runs no script and loads no file', () => {
    const loaded: string[] = [];
    Object.assign(globalThis, { pasted: (name: string) => loaded.push(name) });
    fromPage(
      '<img src="x:" onerror="pasted(1)"><script>pasted(2)</script><svg onload="pasted(3)"></svg><b>x</b>',
    );
    expect(loaded).toEqual([]);
    expect(document.querySelector('img, svg')).toBeNull();
  });
});

it('reads the lists of Word', () => {
  const item = (mark: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
  const html = `<html><head><style>p.MsoListParagraph { }</style></head><body><!--StartFragment--><p class=MsoNormal>Caranya:</p>\n${item('1.', 'Buka <b>akun</b>\nAnda')}\n${item('2.', 'Masuk')}\n${item('·', 'Atau')}<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Selesai</p><!--EndFragment--></body></html>`;
  expect(cleanPaste(html, 'x')).toBe(
    'Caranya:\n1. Buka **akun** Anda\n2. Masuk\n- Atau\n\nSelesai',
  );
});

it('reads Google Docs', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Halo </span><span style="font-weight:700;white-space:pre-wrap;">tebal</span></p><br><ul><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span style="font-weight:400">satu</span></p></li></ul></b><br class="Apple-interchange-newline">';
  expect(cleanPaste(html, 'x')).toBe('Halo **tebal**\n\n- satu');
});

it('replaces the bullets of word processors with hyphens', () => {
  expect(cleanPaste('', '•\tsatu\n  ▪ dua\n\uf0b7\ttiga\n1.\tempat\n10:00\tbuka')).toBe(
    '• satu\n- dua\n- tiga\n1. empat\n10:00\tbuka',
  );
});

describe('a paste from WhatsApp', () => {
  it.each([
    ['*tebal*', '**tebal**'],
    ['Halo *kak*, tekan *Deposit sekarang*.', 'Halo **kak**, tekan **Deposit sekarang**.'],
    ['_miring_ dan ~coret~', 'miring dan coret'],
    ['*_keduanya_*', '**keduanya**'],
    ['*satu*\n*dua', '**satu**\n*dua'],
    ['Buka *https://a.example/_x_/*', 'Buka **https://a.example/_x_/**'],
  ])('is converted to the marks of an answer: %j', (pasted, text) => {
    expect(cleanPaste('', pasted)).toBe(text);
  });

  it.each([
    '2*3*4',
    '* satu\n* dua',
    '**sudah tebal**',
    '*syarat berlaku',
    'nama_berkas_baru dan ~10 ribu',
    '0812****5678',
    '__init__',
    'a * b * c',
    'https://a.example/*x*/_y_',
  ])('stays unchanged where a character is not formatting: %j', (pasted) => {
    expect(cleanPaste('', pasted)).toBe(pasted);
  });
});

it('is fast, and never fails', inSlowRun, async () => {
  const pieces = fc.constantFrom(
    ...['<b>', '</b>', '<li>', '<ol>', '</ol>', '<p>', '<a href="https://x">', '</a>', '<br>', ' '],
    ...['*', '_', '~', '\n', 'kata', '&lt;', '<td>', '<pre>', '•\t', '[', ']('],
  );
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(cleanPaste(text, text)).not.toContain('undefined');
    }),
    { numRuns: repetitions({ sample: 200, full: 1_500 }) },
  );
  const ms = await cpuMsOf(() => {
    for (const part of ['*a ', '*', '*a* ', '_a\n', '•\t', '\t', 'https://a* '])
      cleanPaste('', part.repeat(100_000 / part.length));
    cleanPaste('<p>a<b>b</b>'.repeat(2_000), 'x');
  });
  expect(ms).toBeLessThan(5_000);
});

it('takes time in proportion to the length of a line', async () => {
  const runs = Array.from({ length: 60_000 }, (_, place) => ({
    text: 'kata ',
    isBold: place % 2 === 1,
    href: undefined,
  }));
  const ms = await cpuMsOf(() => {
    expect(marksOfRuns(runs)).toMatch(/^kata \*\*kata\*\* kata /);
  });
  expect(ms).toBeLessThan(1500);
});
