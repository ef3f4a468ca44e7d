import { expect, type Page } from '@playwright/test';

/**
 * Adds FAQs to website 1 with one import. Each line is `question` or `question | answer`; two spaces before it put it one
 * level lower.
 */
export async function addFaqs(page: Page, lines: readonly string[]): Promise<void> {
  const ancestors: number[] = [];
  const rows = lines.map((line, index) => {
    const [question = '', answer = ''] = line.trim().split(' | ');
    const depth = line.search(/\S/) / 2;
    ancestors[depth] = index + 1;
    return [index + 1, ancestors[depth - 1] ?? '', question, answer].join(';');
  });
  const csv = ['id;parent_id;question;answer', ...rows].join('\r\n');
  const file = { name: 'faq.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const response = await page.request.post('/api/faqs/1/import', {
    multipart: { mode: 'append', file },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
