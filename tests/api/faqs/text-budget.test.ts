import { expect, it, onTestFinished, vi } from 'vitest';
import { fillFaqs } from '../../../api/faqs/fill-words/fill-faqs.ts';
import { valid } from '../../tools/valid.ts';
import { transferCalls } from '../faq-files.ts';
import { faqForm } from '../faq-form.ts';
import { insertFaqs, span } from '../many-faqs.ts';
import { addUser, editor } from '../rights/add-user.ts';
import { createSharedWriter } from '../shared-writer.ts';

const megabyte = 1024 ** 2;
const long = 'x'.repeat(200);
const twenty = '{a}'.repeat(20);

/** An API with the websites 1 and 2 and a library. */
async function setUp() {
  const writer = await createSharedWriter();
  const { api, send, cookie } = writer;
  const transfer = transferCalls(api, cookie);
  let rows = 0;
  return {
    ...writer,
    sendFile: transfer.send,
    importFile: transfer.importFile,
    saveWords: (website: number, words: object) =>
      send('PUT', `/api/websites/${website}/settings`, { json: { words } }),
    /** Adds FAQs with so many bytes of texts, as earlier versions stored them. */
    async addBytes(websiteId: number, bytes: number): Promise<void> {
      const first = rows + 101;
      const last = rows + 100 + Math.ceil(bytes / 5000);
      await insertFaqs(api.db, span(first, last), (position) => {
        rows += 1;
        const question = `${rows}`.padStart(7, '0');
        const length = Math.min(5000, bytes - (position - first) * 5000) - question.length;
        return { websiteId, question, answer: 'y'.repeat(length) };
      });
    },
    refusal: (...sizes: string[]) => ({
      status: 409,
      json: { message: expect.stringContaining(`Dengan perubahan ini: ${sizes.join(', ')}.`) },
    }),
    sizeOf: async (website: number) =>
      (await send('GET', `/api/faqs/${website}/publishing`)).json.text_bytes,
  };
}

const lines = Array.from({ length: 5000 }, (_, index) => `"${index} ${twenty}","${twenty}"`);
const newWebsite = valid.website({ name: 'Tiga' });
const bomb = `question,answer\n${lines.join('\n')}`;

it('refuses a small file that a long word would make a response of 40 MB, also in the dry run', async () => {
  const { saveWords, send, sendFile, refusal, importFile, sizeOf } = await setUp();
  await saveWords(1, { a: long });
  for (const dryRun of [true, false]) {
    const response = await sendFile(bomb, { dryRun });
    expect({ status: response.status, json: await response.json() }).toMatchObject(
      refusal('"Website Demo" 38,2 MB'),
    );
  }
  expect((await send('GET', '/faqs/1')).json).toEqual([]);

  await saveWords(1, {});
  expect(await importFile(bomb)).toMatchObject({ added: 5000 });
  expect(await sizeOf(1)).toBeNull();
  expect((await saveWords(1, { a: long })).status).toBe(409);
  // Each value adds what it is longer than its name in braces.
  expect((await saveWords(1, { a: 'x'.repeat(18) })).status).toBe(200);
  expect(await sizeOf(1)).toBe(5000 * (40 * 18 + 1) + 18_890);
});

it('names the websites that a value or an edit in the library would make too large', async () => {
  const { api, library, saveWords, addShared, editShared, show, send, addBytes, refusal } =
    await setUp();
  const answer = '{a}'.repeat(20);
  const source = await addShared('Judul', undefined, answer);
  await show(1, [source]);
  await show(2, [source]);
  await addBytes(1, 4 * megabyte - 3000);
  await addBytes(2, 4 * megabyte - 3000);
  const both = ['"Website Demo" 4,1 MB dan "Dua" 4,1 MB'];
  expect(await saveWords(library, { a: long })).toMatchObject(refusal(...both));
  expect((await saveWords(2, { a: '1' })).status).toBe(200);
  expect(await saveWords(library, { a: long })).toMatchObject(refusal('"Website Demo" 4,1 MB'));
  const edited = await editShared(source, { question: 'Judul', answer: 'z'.repeat(4000) });
  expect(edited).toMatchObject(refusal(...both));
  expect((await send('GET', '/faqs/1')).json[0]).toMatchObject({ answer });

  // An editor of the library and one website reads no name of another one.
  const { cookie } = await addUser(api, 'dewi', { ...editor, website_ids: [library, 1] });
  const ofLibrary = { website_id: `${library}`, question: 'Judul', answer: 'z'.repeat(4000) };
  const form = { method: 'PUT', cookie, body: faqForm(ofLibrary) };
  const refused = await api.call(`/api/faqs/${source}`, form);
  const only = refusal('"Website Demo" 4,1 MB dan 1 website lain');
  expect({ status: refused.status, json: await refused.json() }).toMatchObject(only);
});

it('refuses every write that would exceed the limit, and says how large the website would be', async () => {
  const writer = await setUp();
  const { add, edit, show, addShared, send, remove, undo, trail, refusal } = writer;
  const answer = 'z'.repeat(4990);
  await remove(await add({ question: 'Hapus', answer }));
  const [deletion] = await trail();
  const source = await addShared('Sama', undefined, answer);
  const elsewhere = await add({ website_id: '2', question: 'Lain', answer });
  const large = await add({ question: 'Besar', answer });
  const small = await add({ question: 'Kecil', answer: 'a' });
  await writer.addBytes(1, 4 * megabyte - 5000 - 1000);
  expect(await writer.sizeOf(1)).toBe(4 * megabyte - 1000 + 1);
  const to1 = { to_website_id: 1, ids: [elsewhere], parent_id: null };
  const copied = { ...to1, mode: 'append' };
  const writes = {
    create: () => send('POST', '/api/faqs', { body: faqForm({ answer }) }),
    edit: () => edit(small, { question: 'Kecil', answer }),
    duplicate: () => send('POST', `/api/faqs/${large}/duplicate`),
    copy: () => send('POST', '/api/faqs/2/copy', { json: copied }),
    move: () => send('POST', '/api/faqs/2/move-to-website', { json: to1 }),
    show: () => show(1, [source]),
    undo: () => undo(deletion?.id),
  };
  for (const [name, write] of Object.entries(writes))
    expect({ name, ...(await write()) }).toMatchObject({
      name,
      ...refusal('"Website Demo" 4,1 MB'),
    });
});

it('serves a website that is too large already, and lets it shrink only', async () => {
  const { add, edit, remove, undo, trail, send, addBytes, refusal, sizeOf } = await setUp();
  const id = await add({ question: 'Apa?', answer: 'abc' });
  const website = (await send('POST', '/api/websites', { json: newWebsite })).json.id;
  for (const each of [1, website]) await addBytes(each, 4 * megabyte + 5000);
  expect((await send('GET', '/faqs/1')).json).toHaveLength(841);
  expect((await edit(id, { question: 'Apa?', answer: 'abcd' })).status).toBe(409);
  expect((await edit(id, { question: 'Apa?', answer: 'xyz' })).status).toBe(200);
  expect(await sizeOf(1)).toBe(4 * megabyte + 5007);
  expect((await remove(id)).status).toBe(200);
  const [deletion] = await trail();
  expect(await undo(deletion?.id)).toMatchObject(refusal('"Website Demo" 4,1 MB'));
  await send('DELETE', `/api/websites/${website}`);
  const [lost] = await trail();
  expect((await undo(lost?.id)).status).toBe(200);
});

it('brings a deleted website back only if words were not made too long for it meanwhile', async () => {
  const { library, sendFile, saveWords, send, trail, undo } = await setUp();
  const website = (await send('POST', '/api/websites', { json: newWebsite })).json.id;
  const many = `question,answer\n${lines.slice(0, 1000).join('\n')}`;
  expect((await sendFile(many, { website })).status).toBe(200);
  await send('DELETE', `/api/websites/${website}`);
  const [lost] = await trail();
  expect((await saveWords(library, { a: 'y'.repeat(200) })).status).toBe(200);
  expect((await undo(lost?.id)).status).toBe(409);
  expect((await saveWords(library, { a: 'y' })).status).toBe(200);
  expect((await undo(lost?.id)).status).toBe(200);
});

it('counts the draft when it is saved, and the release when a value changes', async () => {
  const { add, remove, send, saveWords, addBytes, refusal } = await setUp();
  const id = await add({ answer: twenty });
  await addBytes(1, 4 * megabyte - 3000);
  await send('PUT', '/api/websites/1/settings', { json: { publishing: 'draft' } });
  await remove(id);
  expect(await saveWords(1, { a: long })).toMatchObject(refusal('"Website Demo" 4,1 MB'));
  expect((await send('POST', '/api/faqs/1/publish', { json: {} })).status).toBe(200);
  expect((await saveWords(1, { a: long })).status).toBe(200);
  expect((await send('POST', '/api/faqs', { body: faqForm({ answer: twenty }) })).status).toBe(409);
  expect(await send('POST', '/api/faqs/1/releases/1/restore')).toMatchObject(
    refusal('"Website Demo" 4,1 MB'),
  );
});

/** Makes every check of the time come long after the one before it, so that long work yields at each step. */
function hurryClock(): void {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 1000;
    return clock;
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

it('reads the tree once for all previews that wait for a running one', async () => {
  const { api, send, addBytes } = await setUp();
  await addBytes(1, megabyte);
  hurryClock();
  const select = vi.spyOn(api.db.read, 'select');
  const requests = Array.from({ length: 8 }, () => send('GET', '/api/preview/faqs/1'));
  for (const { json } of await Promise.all(requests)) expect(json).toHaveLength(210);
  const ofTree = select.mock.calls.filter(([columns]) => 'wordings' in (columns ?? {}));
  // On PostgreSQL a few requests arrive after the second reading has begun.
  expect(ofTree.length).toBeLessThan(5);
});

it('lets other requests run while it fills in words', async () => {
  const { api } = await setUp();
  const rows = Array.from({ length: 3 }, () => ({ question: '{a}', answer: null }));
  hurryClock();
  let others = 0;
  const other = () => {
    others += 1;
    if (others < 10) setImmediate(other);
  };
  setImmediate(other);
  await fillFaqs(api.db.read, 1, rows);
  expect(others).toBeGreaterThanOrEqual(3);
});
