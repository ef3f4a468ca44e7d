import { describe, expect, it } from 'vitest';
import { undoDays } from '../../../api/contract/limits.ts';
import { auditEntries, auditFaqs, auditSnapshots } from '../../../api/db/schema.ts';
import { ageAudit } from '../age-audit.ts';
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

  it('are published with a release', async () => {
    const { add, teach, linesOf, send } = await createWordingWriter();
    const id = await add();
    await send('PUT', '/api/websites/1/settings', { json: { publishing: 'draft' } });
    await teach(id, 'kok lama banget');
    expect(await linesOf()).toBeUndefined();
    const preview = (await send('GET', '/api/preview/faqs/1/words')).json;
    expect(preview.wordings).toBe(`${id} kok lama banget`);
    await send('POST', '/api/faqs/1/publish', { json: {} });
    expect(await linesOf()).toBe(`${id} kok lama banget`);
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
