import { expect, it } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { faqForm } from '../faq-form.ts';
import { createFaqWriter } from '../faq-writer.ts';
import { insertFaqs, span } from '../many-faqs.ts';
import { said } from '../test-api.ts';

it('accepts only one of two simultaneous creations of the 5,000th FAQ, and no undo beyond it', async () => {
  const { api, send, add, remove, undo } = await createFaqWriter();
  const isFull = said(
    409,
    'Website ini memuat maksimal 5.000 FAQ. Hapus FAQ yang tidak dipakai terlebih dahulu.',
  );
  await insertFaqs(api.db, span(1, 4999), (position) => ({ id: 99 + position }));
  const create = () => send('POST', '/api/faqs', { body: faqForm({ parent_id: '101' }) });
  const responses = await Promise.all([create(), create()]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(responses).toContainEqual(isFull);
  const { undo_id } = (await remove(100)).json;
  await add();
  expect(await undo(undo_id)).toEqual(isFull);
  await remove(102);
  expect((await undo(undo_id)).status).toBe(200);
  expect(await api.db.read.$count(faqs)).toBe(5000);
});
