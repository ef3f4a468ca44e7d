import { expect, it } from 'vitest';
import type { AuditEntry } from '../../../api/contract/audit.ts';
import { runInStatements } from '../../../api/db/run-in-statements.ts';
import { faqs } from '../../../api/db/schema.ts';
import { childPath } from '../../../api/faqs/tree/tree-path.ts';
import { faqForm } from '../faq-form.ts';
import { createTestApi } from '../test-api.ts';

const isFull = {
  message: 'Website ini memuat maksimal 5.000 FAQ. Hapus FAQ yang tidak dipakai terlebih dahulu.',
};

/** Creates an API with this many FAQs in the top tier of website 1. */
async function apiWithFaqs(count: number) {
  const api = await createTestApi();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: 100 + index,
    websiteId: 1,
    question: `Nomor ${index + 1}`,
    position: index + 1,
    path: childPath('', index + 1),
    lastEditedAt: '2026-01-01T00:00:00.000Z',
    lastEditedBy: 'admin',
  }));
  await api.db.write((tx) => runInStatements(rows, async (part) => tx.insert(faqs).values(part)));
  const cookie = await api.signIn();
  const send = (method: string, path: string, body?: FormData) =>
    api.call(path, { method, cookie, ...(body && { body }) });
  const total = () => api.db.read.$count(faqs);
  const undo = async (): Promise<Response> => {
    const trail = await send('GET', '/api/audit/1/1?action=delete');
    const [deletion]: AuditEntry[] = await trail.json();
    return await send('POST', `/api/audit/${deletion?.id}/restore`);
  };
  return { send, total, undo };
}

it('accepts the 5,000th FAQ of a website and refuses the next', async () => {
  const { send, total } = await apiWithFaqs(4999);
  expect((await send('POST', '/api/faqs', faqForm())).status).toBe(201);
  const refused = await send('POST', '/api/faqs', faqForm({ parent_id: '100' }));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual(isFull);
  expect(await total()).toBe(5000);
});

it('accepts only one of two simultaneous creations when one more FAQ is allowed', async () => {
  const { send, total } = await apiWithFaqs(4999);
  const replies = await Promise.all([0, 1].map(() => send('POST', '/api/faqs', faqForm())));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await total()).toBe(5000);
});

it('refuses to undo a deletion that would exceed 5,000 FAQs', async () => {
  const { send, total, undo } = await apiWithFaqs(5000);
  await send('DELETE', '/api/faqs/100');
  await send('POST', '/api/faqs', faqForm());
  const refused = await undo();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual(isFull);
  await send('DELETE', '/api/faqs/101');
  expect((await undo()).status).toBe(200);
  expect(await total()).toBe(5000);
});
