import { describe, expect, it } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { transferCalls } from '../faq-files.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { createFurnishedApi } from '../furnished.ts';
import { rowsOf } from '../known-rows.ts';
import { createSharedWriter } from '../shared-writer.ts';
import { strangerIp } from '../test-api.ts';

// `faq-fields.test.ts` has what every text of a FAQ must do.
it('a note is read from a column of a table that people made', async () => {
  const { api, cookie, send } = await createFaqWriter();
  const { importFile } = transferCalls(api, cookie);
  await importFile('Pertanyaan;Jawaban;Catatan\nBuka jam berapa?;Jam 8.;tanya Bu Rina dahulu');
  expect((await send('GET', '/api/faqs/1/100/1')).json).toMatchObject([
    { note: 'tanya Bu Rina dahulu', own_note: null },
  ]);
});

describe('the notes of a shared FAQ', () => {
  async function createNotes() {
    const writer = await createSharedWriter();
    const { addShared, editShared, show, list, edit } = writer;
    const original = await addShared('Deposit');
    const shared = { question: 'Deposit', answer: 'Jawaban Deposit' };
    await editShared(original, { ...shared, note: 'dari perpustakaan' });
    await show(1, [original]);
    const copyOf = async () => (await list(1)).find((faq) => faq.source_id === original);
    const copy = await copyOf();
    if (!copy) throw new Error('It is not shown.');
    return {
      ...writer,
      original,
      shared,
      copy,
      copyOf,
      editCopy: (fields: Record<string, string>) => edit(copy.id, { ...shared, ...fields }),
    };
  }

  it('are that of the library, which websites only read, and one of the website', async () => {
    const { original, shared, copyOf, editCopy, editShared, list, library, show } =
      await createNotes();
    expect((await editCopy({ own_note: 'hanya di sini' })).status).toBe(200);
    expect(await copyOf()).toMatchObject({ note: 'dari perpustakaan', own_note: 'hanya di sini' });
    const refused = await editCopy({ note: 'lain' });
    expect(refused.status).toBe(409);
    expect(refused.json.message).toBe(
      'FAQ ini dari FAQ bersama. Ubah di FAQ bersama, atau lepas terlebih dahulu.',
    );
    await editShared(original, { ...shared, note: 'baru' });
    expect(await copyOf()).toMatchObject({ note: 'baru', own_note: 'hanya di sini' });
    await show(2, [original]);
    for (const row of [...(await list(2)), ...(await list(library))])
      expect(row).toMatchObject({ note: 'baru', own_note: null });
  });

  it('are undone, exported, and stay with a branch that becomes the website’s own', async () => {
    const { api, cookie, copy, copyOf, editCopy, undo, send, list, remove } = await createNotes();
    const { exportFile, importFile } = transferCalls(api, cookie);
    const { undo_id } = (await editCopy({ own_note: 'hanya di sini' })).json;
    await undo(undo_id);
    expect(await copyOf()).toMatchObject({ own_note: null });
    await editCopy({ own_note: 'hanya di sini' });
    const file = await exportFile('json');
    expect(await importFile(file, { name: 'a.json' })).toMatchObject({ unchanged: 1 });
    await remove(copy.id);
    await importFile(file, { name: 'a.json' });
    const again = await copyOf();
    expect(again).toMatchObject({ note: 'dari perpustakaan', own_note: 'hanya di sini' });
    const detached = (await send('POST', `/api/faqs/${again?.id}/detach`)).json;
    expect(await list(1)).toMatchObject([
      { source_id: null, note: 'dari perpustakaan', own_note: 'hanya di sini' },
    ]);
    expect((await undo(detached.undo_id)).status).toBe(200);
    expect(await copyOf()).toMatchObject({ own_note: 'hanya di sini' });
  });

  it('keep that of a website whose branch the library replaces', async () => {
    const { send, edit, add, addShared, list, undo } = await createSharedWriter();
    const answer = 'Buka menu Deposit, isi nominal, lalu tekan Kirim.';
    const original = await addShared('Cara deposit', undefined, answer);
    const own = await add({ question: 'Cara deposit', answer, website_id: '1' });
    await edit(own, { question: 'Cara deposit', answer, note: 'harga kami' });
    const { branches } = (await send('GET', `/api/faqs/${original}/alike`)).json;
    const { json } = await send('POST', `/api/faqs/${original}/alike`, {
      json: { branches: [{ faq_id: own, version: branches[0].version }] },
    });
    expect(await list(1)).toMatchObject([{ note: null, own_note: 'harga kami' }]);
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await list(1)).toMatchObject([{ note: 'harga kami', own_note: null }]);
  });
});

it('no address for visitors, script, page or preview of the bot contains a note, published or not', async () => {
  const secret = 'kunci-gudang-4711';
  const { api, cookie } = await createFurnishedApi();
  await api.db.write((tx) => tx.update(faqs).set({ note: secret, own_note: secret }));
  const listed = await api.call('/api/faqs/1/100/1', { cookie });
  expect(await listed.text()).toContain(secret);
  const addresses = new Set([
    '/faq-chatbot.js?website=1',
    '/mobilefaq?website-id=1',
    ...api.app.routes
      .filter(({ method }) => method === 'GET')
      .map(({ path }) =>
        path.replaceAll(/:(\w+)/g, (_, name) => `${rowsOf(`GET ${path}`, name)[0]}`),
      ),
  ]);
  const crawl = async () => {
    let read = 0;
    for (const address of addresses) {
      // With a session, the previews of the back-office answer, too.
      const isPreview = address.startsWith('/api/preview/');
      const response = await api.call(address, isPreview ? { cookie } : { ip: strangerIp });
      if (response.ok) read += 1;
      expect(await response.text(), address).not.toContain(secret);
    }
    return read;
  };
  expect(await crawl()).toBeGreaterThan(15);
  for (const publishing of ['draft', 'direct']) {
    const method = 'PUT';
    await api.call('/api/websites/1/settings', { method, cookie, json: { publishing } });
    await crawl();
  }
});
