import { describe, expect, it } from 'vitest';
import { createTransfer } from '../faq-files.ts';
import { treeOf, understood } from './understood-faqs.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>FAQ?</title></head><body>${body}</body></html>`;
const faqPage = (data: unknown) =>
  page(
    `<script type="application/ld+json">${JSON.stringify(data)}</script><h2>Lain?</h2><p>Tidak dibaca</p>`,
  );
const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});

describe('a saved web page', () => {
  it.each([
    [
      'the FAQPage of its JSON-LD',
      faqPage({
        '@type': 'FAQPage',
        mainEntity: [
          question('Ongkir &amp; COD?', '<p>Ya, <b>bisa</b></p>'),
          question('Jam?', '08.00'),
        ],
      }),
      ['Ongkir & COD? = Ya, **bisa**', 'Jam? = 08.00'],
    ],
    [
      'the FAQPage in a graph, with one question',
      faqPage({
        '@graph': [
          { '@type': 'WebPage' },
          { '@type': ['FAQPage'], mainEntity: question('Jam?', '08.00') },
        ],
      }),
      ['Jam? = 08.00'],
    ],
    [
      'details, without its menu and its footer',
      page(
        '<nav><details><summary>Menu</summary>x</details></nav><h1>FAQ</h1><details><summary><h3>Ongkir?</h3></summary><p>Rp10.000</p></details><details><summary>Jam?</summary><div><h4>Toko</h4>08.00</div></details><footer><p>Kontak</p></footer>',
      ),
      ['Ongkir? = Rp10.000', 'Jam? = **Toko**\n\n08.00'],
    ],
    [
      'headings below headings',
      page(
        '<h1>FAQ</h1><h2>Kirim</h2><p>Pembuka</p><h3>Ongkir?</h3><p>Rp10.000</p><h3>Kurir</h3>JNE<h2>Toko</h2><h3>Jam?</h3><script>x()</script><p>08.00</p>',
      ),
      ['Kirim', 'Kirim > Ongkir? = Rp10.000', 'Kirim > Kurir = JNE', 'Toko', 'Toko > Jam? = 08.00'],
    ],
    [
      'headings, with elements that have names of JavaScript',
      page('<constructor>x</constructor><h2>A?</h2><constructor>B</constructor>'),
      ['A? = B'],
    ],
    [
      'a table of questions',
      page('<table><tr><th>Pertanyaan<th>Jawaban<tr><td>Jam?<td>08.00</table>'),
      ['Jam? = 08.00'],
    ],
  ])('becomes FAQs by %s', async (_, file, tree) => {
    expect(await understood(file)).toEqual({ tree, notes: [] });
  });

  it.each([
    [
      'details',
      page('<details><summary>A?</summary><a href="/kirim">B</a> <a href="#c">C</a></details>'),
    ],
    [
      'a table',
      page('<table><tr><td>question<td>answer<tr><td>A?<td><a href="kirim.html">B</a> C</table>'),
    ],
    [
      'cells of a CSV',
      'question,answer\nA?,"<p><a href=""../kirim"">B</a> <a href=""javascript:x"">C</a></p>"',
    ],
  ])('has a word for links that need the address of the site: in %s', async (_, file) => {
    expect(await understood(file)).toEqual({
      tree: ['A? = B C'],
      notes: [
        '1 tautan tanpa alamat lengkap (https://...) menjadi teks biasa. Lengkapi di FAQ-nya bila perlu.',
      ],
    });
  });

  it.each([
    ['no questions', page('<p>Halo</p>'), '400 Tidak ada pertanyaan yang dikenali'],
    ['too many levels', page('<div>'.repeat(501)), '400 Susunan halaman ini terlalu dalam'],
    [
      'an answer of too many levels',
      page(`<h2>A?</h2>${'<i>'.repeat(101)}x`),
      '400 Susunan halaman',
    ],
    [
      'tables of 100,001 cells',
      page(`<table>${'<td>'.repeat(100_001)}`),
      '413 Berkas ini membutuhkan',
    ],
    [
      'JSON-LD of too many levels',
      page(
        `<script type="application/ld+json">{"@type":"FAQPage","mainEntity":{"name":${'['.repeat(9000)}${']'.repeat(9000)}}}</script>`,
      ),
      '400 Tidak ada',
    ],
    [
      'broken JSON-LD',
      page('<script type="application/ld+json">{"@type":</script>'),
      '400 Tidak ada',
    ],
    ['a page in one file', 'From: <Saved by Blink>\r\n', '400 Ini halaman web dalam satu berkas'],
  ])('is refused in words with %s', async (_, file, refusal) => {
    const { send } = await createTransfer();
    const response = await send(file, { dryRun: true, name: 'faq.html' });
    expect(`${response.status} ${(await response.json()).message}`).toContain(refusal);
  });
});

const wordpress = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<!-- generator="WordPress" -->\n<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c" xmlns:excerpt="e"><channel><title>Toko</title><wp:category><wp:cat_name>Kirim</wp:cat_name></wp:category>${items.join('')}</channel></rss>`;
const item = ({
  title = 'Judul',
  content = 'Isi',
  category = 'Kirim',
  type = 'post',
  status = 'publish',
}) =>
  `<item><title><![CDATA[${title}]]></title><content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[Ringkasan]]></excerpt:encoded><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type><category domain="post_tag" nicename="x">Tag</category><category domain="category" nicename="${category.toLowerCase()}"><![CDATA[${category}]]></category><wp:comment><wp:comment_content>Komentar</wp:comment_content></wp:comment></item>`;

describe('the export of WordPress', () => {
  const file = wordpress(
    item({
      title: 'Ongkir',
      content:
        '<!-- wp:paragraph --><p>Rp10.000 &amp; <strong>gratis</strong></p><!-- /wp:paragraph -->',
    }),
    item({ title: 'Retur', content: 'Tiga hari\n\nKirim foto', category: 'Uncategorized' }),
    item({ title: 'Draf', status: 'draft' }),
    item({ title: 'Panjang', content: 'x'.repeat(5001) }),
    item({
      title: 'Tentang',
      content: '<p>Toko kami</p>',
      type: 'page',
      category: 'Uncategorized',
    }),
    item({ title: 'Foto', type: 'attachment' }),
  );

  it('becomes FAQs by its posts, with their categories as topics', async () => {
    expect(await understood(file)).toEqual({
      tree: ['Kirim', 'Kirim > Ongkir = Rp10.000 & **gratis**', 'Retur = Tiga hari\n\nKirim foto'],
      notes: [
        '1 draf tidak diambil.',
        '1 pos lebih panjang dari 5.000 karakter, jadi tidak diambil: Panjang.',
        'Yang dibaca hanya "Pos". Tidak dibaca: "Halaman" (1 baris).',
      ],
    });
  });

  it('may have a type with a name of JavaScript', async () => {
    const transfer = await createTransfer();
    const read = await transfer.importFile(wordpress(item({ type: 'constructor' })));
    expect(read).toMatchObject({ sheet: 'constructor', added: 2 });
  });

  it('has its pages as another sheet, and prefers the posts of a plugin for FAQs', async () => {
    const transfer = await createTransfer();
    expect(await transfer.importFile(file, { dryRun: true })).toMatchObject({
      sheets: [
        { name: 'Pos', rows: 3 },
        { name: 'Halaman', rows: 1 },
      ],
      sheet: 'Pos',
      columns: [],
    });
    await transfer.importFile(file, { sheet: 'Halaman' });
    expect(await treeOf(transfer)).toEqual(['Tentang = Toko kami']);
    const other = await transfer.send(file, { sheet: 'Lain', dryRun: true });
    expect([other.status, Object.keys((await other.json()).fields)]).toEqual([400, ['sheet']]);
    const plugin = wordpress(item({}), item({}), item({ type: 'ufaq' }));
    expect(await transfer.importFile(plugin, { dryRun: true })).toMatchObject({ sheet: 'ufaq' });
  });
});

it('reads the posts of Blogger, of both of its exports', async () => {
  const kind = (name: string) =>
    `<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/>`;
  const earlier = `<?xml version='1.0' encoding='UTF-8'?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="a"><title>Blog</title><entry>${kind('settings')}<title>x</title></entry><entry>${kind('post')}<category scheme="http://www.blogger.com/atom/ns#" term="Kirim"/><title type="text">Ongkir</title><content type="html">&lt;p&gt;Rp10.000&lt;/p&gt;</content></entry><entry><app:control><app:draft>yes</app:draft></app:control>${kind('post')}<title>Draf</title></entry></feed>`;
  const tree = ['Kirim', 'Kirim > Ongkir = Rp10.000'];
  expect(await understood(earlier)).toEqual({ tree, notes: ['1 draf tidak diambil.'] });
  const takeout = `<?xml version='1.0' encoding='utf-8'?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:blogger="b"><entry><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><title>Ongkir</title><content type="html">Rp10.000</content><category scheme="tag:blogger.com,1999:blog-1" term="Kirim"/></entry><entry><blogger:type>COMMENT</blogger:type><blogger:status>LIVE</blogger:status><title>x</title></entry></feed>`;
  expect(await understood(takeout)).toEqual({ tree, notes: [] });
});

it.each([
  [
    'external entities',
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss>&a;</rss>',
    '400 XML ini rusak',
  ],
  [
    'repeated entities',
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><rss>&b;</rss>',
    '400 XML ini rusak',
  ],
  ['endless depth', `<?xml version="1.0"?><rss>${'<x>'.repeat(10_000)}`, '400 XML ini rusak'],
  ['a post of 2 MB', wordpress(item({ content: 'x'.repeat(2.2 * 2 ** 20) })), '400 XML ini rusak'],
  ['another subject', '<?xml version="1.0"?><urlset/>', '400 XML ini bukan ekspor WordPress'],
  ['no posts', wordpress(), '400 Tidak ada pos'],
])('refuses XML in words with %s', async (_, file, refusal) => {
  const { send } = await createTransfer();
  const response = await send(file, { dryRun: true, name: 'blog.xml' });
  expect(`${response.status} ${(await response.json()).message}`).toContain(refusal);
});
