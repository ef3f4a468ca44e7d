import { describe, expect, it } from 'vitest';
import { undoDays } from '../../../api/contract/limits.ts';
import { auditEntries, auditFaqs, auditSnapshots } from '../../../api/db/schema.ts';
import { ageAudit } from '../age-audit.ts';
import { transferCalls } from '../faq-files.ts';
import { createFaqWriter } from '../faq-writer.ts';

async function createWordingWriter() {
  const writer = await createFaqWriter();
  const { send } = writer;
  const list = async () => (await send('GET', '/api/faqs/1/100/1')).json;
  return {
    ...writer,
    list,
    teach: (id: number, ...wordings: string[]) =>
      send('POST', `/api/faqs/${id}/wordings`, { json: { wordings } }),
    wordingsOf: async (id: number): Promise<string[]> =>
      (await list()).find((faq: { id: number }) => faq.id === id)?.wordings,
    linesOf: async () => (await send('GET', '/faqs/1/words')).json.wordings,
  };
}

describe('the wordings of a FAQ', () => {
  it('reach the bot with the search words as they were typed, equal ones once, and not with the FAQs', async () => {
    const { add, teach, wordingsOf, linesOf, send } = await createWordingWriter();
    const id = await add();
    expect(await linesOf()).toBeUndefined();
    const { status, json } = await teach(
      id,
      'Duit gw kok BLM nyampe, min?',
      ' duit gw kok blm nyampe min ',
    );
    expect(status).toBe(200);
    expect(json.message).toContain('menjadi kalimat pengunjung untuk');
    expect(await wordingsOf(id)).toEqual(['Duit gw kok BLM nyampe, min?']);
    expect(await linesOf()).toBe(`${id} Duit gw kok BLM nyampe, min?`);
    expect(Object.keys((await send('GET', '/faqs/1')).json[0])).not.toContain('wordings');
  });

  it('can be undone and brought back, and follow a deleted, duplicated and copied FAQ', async () => {
    const { add, edit, teach, undo, remove, wordingsOf, list, send } = await createWordingWriter();
    const id = await add();
    const taught = (await teach(id, 'kok lama banget')).json.undo_id;
    await undo(taught);
    expect(await wordingsOf(id)).toEqual([]);
    await teach(id, 'kok lama banget');
    await undo((await remove(id)).json.undo_id);
    expect(await wordingsOf(id)).toEqual(['kok lama banget']);
    await edit(id, { question: 'Lain?' });
    expect(await wordingsOf(id)).toEqual(['kok lama banget']);
    await send('POST', `/api/faqs/${id}/duplicate`);
    expect(await list()).toMatchObject([
      { wordings: ['kok lama banget'] },
      { wordings: ['kok lama banget'] },
    ]);
  });

  it('are published with a release', async () => {
    const { add, teach, linesOf, send } = await createWordingWriter();
    const id = await add();
    const settings = (await send('GET', '/api/websites/1/settings')).json;
    await send('PUT', '/api/websites/1/settings', {
      json: { version: settings.version, publishing: 'draft' },
    });
    await teach(id, 'kok lama banget');
    expect(await linesOf()).toBeUndefined();
    expect((await send('GET', '/api/preview/faqs/1/words')).json.wordings).toBe(
      `${id} kok lama banget`,
    );
    expect((await send('GET', '/api/faqs/1/changes')).json).toMatchObject([
      { id, edited: true, after: { wordings: ['kok lama banget'] } },
    ]);
    await send('POST', '/api/faqs/1/publish', { json: {} });
    expect(await linesOf()).toBe(`${id} kok lama banget`);
  });

  it('are in exports, and an import without the column does not change them', async () => {
    const { api, cookie, add, teach, list } = await createWordingWriter();
    const { importFile, exportFile } = transferCalls(api, cookie);
    const id = await add({ question: 'A' });
    await teach(id, 'kok lama, min', 'blm masuk juga');
    const csv = (await exportFile('csv')).toString();
    expect(csv).toContain('kok lama, min | blm masuk juga');
    expect(await importFile('question\r\nA\r\n')).toMatchObject({ unchanged: 1 });
    const options = { keywordsMode: 'replace' };
    const dry = await importFile('question;wordings\r\nA;\r\n', { ...options, dryRun: true });
    expect(dry.lines).toMatchObject([{ outcome: 'changed', parts: ['wordings'] }]);
    await importFile('question;wordings\r\nA;\r\n', options);
    expect(await list()).toMatchObject([{ wordings: [] }]);
    await importFile(csv);
    expect(await list()).toMatchObject([{ wordings: ['kok lama, min', 'blm masuk juga'] }]);
  });

  it('are refused beyond their limits', async () => {
    const { add, teach } = await createWordingWriter();
    const id = await add();
    const many = Array.from({ length: 61 }, (_, at) => `kata ${at}`);
    expect((await teach(id, ...many)).json.fields.wordings).toBe('Maksimal 60 kalimat pengunjung.');
    expect((await teach(id, 'x'.repeat(81))).status).toBe(400);
    expect((await teach(id)).status).toBe(400);
    expect((await teach(id, ' ?! ')).status).toBe(400);
    expect((await teach(9999, 'kok lama')).status).toBe(404);
  });
});

it('leave the audit trail 90 days after a write, with those of deleted and imported FAQs and of undos', async () => {
  const { add, teach, remove, undo, trail, send, api } = await createWordingWriter();
  const words = 'nama saya budi';
  const id = await add({ question: 'Batal?' });
  const { json } = await teach(id, words);
  await undo(json.undo_id);
  await teach(id, words);
  await remove(id);
  await send('POST', '/api/insights/1/unanswered', { json: { words: [words], state: 'ignored' } });
  const stored = async () =>
    JSON.stringify([
      await api.db.read.select().from(auditEntries),
      await api.db.read.select().from(auditFaqs),
      await api.db.read.select().from(auditSnapshots),
    ]);
  await ageAudit(api.db, undoDays - 1);
  expect(await stored()).toContain(words);
  await ageAudit(api.db, undoDays + 1);
  expect(await stored()).not.toContain('budi');
  const labels = (await trail()).map(({ action, label }) => `${action} ${label}`);
  expect(labels).toContain('delete Batal?');
  expect(labels).toContain('update Kalimat pengunjung');
});
