import { expect, it } from 'vitest';
import { packSteps, unpackSteps } from '../../api/audit-log/stored-steps.ts';
import type { UndoStep } from '../../api/audit-log/undo-steps.ts';

/** The step of a replacement of one word in answers of 2,000 characters. */
function replacement(count: number): UndoStep[] {
  const answer = (id: number, word: string) =>
    `${id} ${word} `.padEnd(2000, `kalimat nomor ${id} `);
  const faqs = Array.from({ length: count }, (_, id) => ({
    id,
    before: { answer: answer(id, 'depo é') },
    after: { answer: answer(id, 'setoran') },
  }));
  return [{ type: 'changed', faqs }];
}

it('is JSON for a few FAQs, and less than a quarter of it for many', async () => {
  const [few, many] = [replacement(2), replacement(500)];
  expect(await packSteps(few)).toBe(JSON.stringify(few));
  const packed = await packSteps(many);
  expect(packed.length).toBeLessThan(JSON.stringify(many).length / 4);
  for (const steps of [few, many]) expect(await unpackSteps(await packSteps(steps))).toEqual(steps);
});

it('reads what earlier versions stored: long JSON, and removed rows without steps', async () => {
  const many = replacement(500);
  expect(await unpackSteps(JSON.stringify(many))).toEqual(many);
  const removed = { faqs: [], links: [], userIds: [3] };
  expect(await unpackSteps(JSON.stringify(removed))).toEqual([{ type: 'removed', ...removed }]);
});
