import { defaultAppearance } from '../../../../api/contract/bot/appearance.ts';
import type { Database } from '../../../../api/db/database.ts';
import { faqs, insightCounts, searchTests } from '../../../../api/db/schema.ts';
import { valid } from '../../../tools/valid.ts';
import { faqForm } from '../../faq-form.ts';
import { pictureFile } from '../../picture-file.ts';
import { createAdminApi } from '../../test-api.ts';

const { avatar: _, ...look } = defaultAppearance;
const words = 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua belas';

/** Makes a write of every kind that an undo knows, in a database with website 1 and the account `admin`. */
export async function writeEveryKind(db: Database): Promise<void> {
  const { api, cookie } = await createAdminApi({ db });
  const send = async (method: string, path: string, content: object = {}) => {
    const response = await api.call(path, { method, cookie, ...content });
    const json = await response.json();
    if (response.status >= 400)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(json)}`);
    return json;
  };
  const post = (path: string, json: object = {}) => send('POST', path, { json });
  const put = (path: string, json: object) => send('PUT', path, { json });
  const remove = (path: string) => send('DELETE', path);
  const tree: Record<string, number> = {};
  const idOf = (name: string): number => {
    const id = tree[name];
    if (id === undefined) throw new Error(`No FAQ ${name}.`);
    return id;
  };
  const versionOf = async (name: string) => {
    const rows = await db.read.select({ id: faqs.id, version: faqs.version }).from(faqs);
    return { id: idOf(name), version: rows.find(({ id }) => id === idOf(name))?.version };
  };
  /** Adds FAQs to a website, each below the one whose name is a part of its own. */
  const add = async (
    websiteId: number,
    names: string,
    fields: Record<string, string | File> = {},
  ) => {
    for (const question of names.split(' ')) {
      const above = Object.keys(tree)
        .filter((name) => question.startsWith(name) && name !== question)
        .sort((one, other) => other.length - one.length)[0];
      const parent_id = above === undefined ? '' : `${idOf(above)}`;
      const form = { question, answer: `Jawaban ${question}`, parent_id, ...fields };
      const body = faqForm({ ...form, website_id: `${websiteId}` });
      tree[question] = (await send('POST', '/api/faqs', { body })).id;
    }
  };
  const edit = (websiteId: number, name: string, fields: Record<string, string | File>) =>
    send('PUT', `/api/faqs/${idOf(name)}`, {
      body: faqForm({ website_id: `${websiteId}`, question: name, ...fields }),
    });
  const importFile = async (websiteId: number, mode: string, lines: string[], name = '') => {
    const body = new FormData();
    body.append('file', new Blob([lines.join('\r\n')]), 'faq.csv');
    body.append('mode', mode);
    if (name !== '') body.append('confirm_name', name);
    return await send('POST', `/api/faqs/${websiteId}/import`, { body });
  };

  // Lists.
  for (const name of ['Dua', 'Tiga', 'Empat']) await post('/api/websites', valid.website({ name }));
  const website = valid.website({ name: 'Dua baru' });
  await put('/api/websites/2', website);
  const account = { password: 'kata-sandi-budi', website_id: 4 };
  await post('/api/users', { ...account, username: 'Budi' });
  await post('/api/users', { ...account, username: 'Sari' });
  const rights = { role: 'editor', website_ids: [1, 2], may_publish: true };
  await put('/api/users/2', { ...rights, account_status: false });
  await put('/api/users/3', { role: 'viewer' });
  const rules = { factor: 'roles', factor_roles: ['viewer'] };
  await put('/api/security', { ...rules, temporary_passwords: true });
  await put('/api/security', { ...rules, temporary_passwords: false });
  await post('/api/whitelists', { ip: '203.0.113.7' });
  await put('/api/whitelists/2', { status: false, note: 'kantor' });
  await post('/api/whitelists', { ip: '203.0.113.8', note: 'rumah' });
  await remove('/api/whitelists/3');
  await post('/api/livechatwebsitelinks', { link: 'a.example', website_id: 2 });
  await put('/api/livechatwebsitelinks/1', { link: 'b.example', website_id: 1 });
  await post('/api/livechatwebsitelinks', { link: 'c.example', website_id: 2 });
  await remove('/api/livechatwebsitelinks/2');

  // FAQs of one website.
  await add(1, 'A A1 A2 A21 A3 B C D D1 D2 E F F1 F2');
  await add(1, 'P', { image: await pictureFile('red', 16, 16) });
  await edit(1, 'A1', { answer: 'Lain', keywords: 'depo' });
  await edit(1, 'P', { image: await pictureFile('blue', 16, 16) });
  await edit(1, 'A3', { answer: 'Pindah', parent_id: `${idOf('B')}` });
  await put(`/api/faqs/${idOf('C')}/place`, { parent_id: idOf('A'), before_id: idOf('A2') });
  await edit(1, 'E', { answer: 'Jawaban E', review: '3' });
  await post(`/api/faqs/${idOf('E')}/confirm`, { version: 2 });
  await remove(`/api/faqs/${idOf('D')}`);
  await post(`/api/faqs/${idOf('A')}/duplicate`);
  await post(`/api/faqs/${idOf('E')}/keywords`, { keyword: 'setor' });
  await post(`/api/faqs/${idOf('E')}/wordings`, { wordings: ['cara setor kak'] });
  await add(1, 'G H H1 I J J1 J2');
  await post('/api/faqs/1/move', {
    faqs: [await versionOf('G'), await versionOf('H')],
    parent_id: idOf('F'),
    before_id: idOf('F2'),
  });
  await post('/api/faqs/1/delete', { faqs: [await versionOf('I'), await versionOf('J1')] });
  const chosen = { ids: [idOf('A'), idOf('F1')], mode: 'append' };
  await post('/api/faqs/1/copy', { ...chosen, to_website_id: 2 });
  await add(3, 'K K1 L');
  await post('/api/faqs/1/copy', {
    ...chosen,
    to_website_id: 3,
    mode: 'replace',
    confirm_name: 'Tiga',
  });
  const found = { find: 'Jawaban', replacement: 'Jawab', match_case: true, whole_word: true };
  await add(3, 'M M1');
  await post('/api/faqs/replace', {
    ...found,
    website_ids: [1, 2, 3],
    faqs: [
      { ...(await versionOf('B')), fields: ['answer'] },
      { ...(await versionOf('M')), fields: ['answer'] },
      { ...(await versionOf('M1')), fields: ['answer'] },
    ],
  });
  await db.write((tx) =>
    tx.insert(searchTests).values({
      ...{ websiteId: 3, words: 'tes lama', faqId: idOf('M'), state: 'counted', count: 2 },
      lastOn: '2026-11-01',
    }),
  );
  await importFile(
    3,
    'replace',
    [
      'id;parent_id;question;answer;tests',
      ';;M;Dari berkas;tes lama',
      '1;;Baru;Ada;tes baru',
      ';1;M1;;',
      ';1;F1;Anak;',
    ],
    'Tiga',
  );
  await importFile(2, 'append', ['question;answer;tests', 'Impor;Ya;tes impor', 'F1;Lain;']);

  // Between websites.
  await add(2, 'N N1 O');
  await add(4, 'Q');
  const day = '2026-11-01';
  await db.write((tx) =>
    tx.insert(insightCounts).values([
      { websiteId: 2, day, kind: 'read', faqId: idOf('N'), count: 3 },
      { websiteId: 2, day, kind: 'read', faqId: idOf('O'), count: 2 },
    ]),
  );
  const moved = { ids: [idOf('N'), idOf('O')], parent_id: idOf('Q') };
  await post('/api/faqs/2/move-to-website', { ...moved, to_website_id: 4 });

  // Shared FAQs.
  const library: number = (await post('/api/shared-faqs')).id;
  await add(library, 'S S1 S2 S21 S3 T T1 U V');
  const show = async (websiteId: number, name: string, under: string | undefined) =>
    await post(`/api/faqs/${websiteId}/shared`, {
      source_id: idOf(name),
      parent_id: under === undefined ? null : idOf(under),
    });
  await show(1, 'S', 'A');
  await show(2, 'S', undefined);
  await show(2, 'T', undefined);
  await show(4, 'U', 'Q');
  await edit(library, 'S1', { answer: 'Untuk semua', parent_id: `${idOf('S')}` });
  await remove(`/api/faqs/${idOf('S2')}`);
  const top = { parent_id: null, before_id: idOf('T') };
  await put(`/api/faqs/${idOf('S3')}/place`, top);
  await remove(`/api/faqs/${idOf('U')}`);
  await add(1, 'W W1');
  await post(`/api/faqs/${idOf('W')}/share`);
  const copies = await db.read.select().from(faqs);
  const copyOf = (name: string) => copies.find(({ sourceId }) => sourceId === idOf(name))?.id;
  await post(`/api/faqs/${copyOf('T')}/detach`);
  const text = (phone: string) => `Hubungi ${phone} ya. ${words} ${words}`;
  await add(library, 'X X1', { answer: text('08001') });
  await add(4, 'Y', { question: 'X', answer: text('08002') });
  tree.Y1 = (
    await send('POST', '/api/faqs', {
      body: faqForm({
        question: 'X1!',
        answer: text('08002'),
        website_id: '4',
        parent_id: `${idOf('Y')}`,
      }),
    })
  ).id;
  await add(4, 'Y2');
  const path = `/api/faqs/${idOf('X')}/alike`;
  const alike = await send('GET', path);
  const branches = alike.branches.map(({ faq_id, version }: Record<string, number>) => ({
    faq_id,
    version,
  }));
  const fillWords = alike.words.map(({ name, shared, places }: Record<string, unknown>) => ({
    name,
    shared,
    places,
  }));
  await post(path, { branches, words: fillWords });

  // Settings.
  await put('/api/websites/1/settings', { appearance: { ...look, accent: '#c02020' } });
  await put('/api/websites/1/settings', {
    appearance: { ...look, accent: '#c02020', greeting: 'Halo', shortcuts: [idOf('A')] },
    contact: { channels: [{ type: 'livechat', value: '' }] },
    embed: 'links',
    words: { nomor: '0812' },
    review_every: 6,
  });
  for (const background of ['green', 'yellow']) {
    const body = new FormData();
    body.set('image', await pictureFile(background, 16, 16));
    await send('PUT', '/api/websites/1/avatar', { body });
  }
  await post('/api/websites/1/settings/copies', {
    sections: ['appearance', 'embed', 'words'],
    websites: [{ id: 2 }, { id: 3 }],
  });
  await put(`/api/websites/${library}/settings`, { words: { jam: '08:00' } });

  // Releases.
  for (const id of [2, 4]) await put(`/api/websites/${id}/settings`, { publishing: 'draft' });
  await add(4, 'Z');
  await post('/api/faqs/4/publish');
  await add(4, 'Z1');
  await edit(library, 'V', { answer: 'Baru' });
  await add(2, 'R');
  await post('/api/shared-faqs/publish', { website_ids: [2, 4] });

  // A website with everything that goes along with it.
  const other = valid.website({ name: 'Enam' });
  const sixth: number = (await post('/api/websites', other)).id;
  await add(sixth, 'ka ka1');
  await add(sixth, 'kb', { image: await pictureFile('black', 16, 16) });
  await show(sixth, 'T', 'ka');
  await post('/api/livechatwebsitelinks', { link: 'd.example', website_id: sixth });
  await post('/api/users', { ...account, username: 'Tono', website_id: sixth });
  await put(`/api/websites/${sixth}/settings`, { publishing: 'draft' });
  await remove(`/api/websites/${sixth}`);
  await remove(`/api/faqs/${idOf('T1')}`);

  const until = new Date(Date.now() + 300 * 86_400_000).toISOString();
  const notice = { text: 'BCA sedang gangguan.', until, website_ids: [1] };
  await post('/api/notices', notice);
  await put('/api/notices/1', { ...notice, text: 'BCA normal.', website_ids: null });
  await post('/api/notices', { ...notice, text: 'Libur.', link: 'https://a.example' });
  await remove('/api/notices/2');
  if (api.loggedErrors.length > 0) throw api.loggedErrors[0];
}
