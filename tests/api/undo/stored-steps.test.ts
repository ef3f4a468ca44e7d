import { expect, it } from 'vitest';
import { packSteps, unpackSteps } from '../../../api/audit-log/stored-steps.ts';
import type { UndoStep } from '../../../api/audit-log/undo-steps.ts';

const entry = { entity: 'faq', websiteId: 1 } as const;

/** A replacement of one word in answers of 2,000 characters. */
function replacementIn(count: number) {
  const answer = (id: number, word: string) =>
    `${id} ${word} `.padEnd(2000, `kalimat nomor ${id} `);
  return Array.from({ length: count }, (_, id) => ({
    id,
    before: { answer: answer(id, 'depo é') },
    after: { answer: answer(id, 'setoran') },
  }));
}

const replacement = (count: number): UndoStep[] => [
  { type: 'faqs', websiteId: 1, edited: replacementIn(count) },
];

it('is JSON for a few FAQs, and less than a quarter of it for many', async () => {
  const [few, many] = [replacement(2), replacement(500)];
  expect(await packSteps(few)).toBe(JSON.stringify({ steps: few }));
  const packed = await packSteps(many);
  expect(packed.length).toBeLessThan(JSON.stringify(many).length / 4);
  for (const steps of [few, many])
    expect(await unpackSteps(await packSteps(steps), entry)).toEqual(steps);
});

it('reads what earlier versions stored: long JSON, and removed rows without steps', async () => {
  const stored = [{ type: 'changed', faqs: replacementIn(500) }];
  expect(await unpackSteps(JSON.stringify(stored), entry)).toEqual(replacement(500));
  const link = { id: 3, link: 'a.example' };
  const removed = { faqs: [], links: [link], userIds: [] };
  expect(await unpackSteps(JSON.stringify(removed), { entity: 'link', websiteId: 1 })).toEqual([
    { type: 'row', table: 'websiteLinks', id: 3, before: link, after: null },
  ]);
});
