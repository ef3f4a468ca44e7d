import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesInBraces } from '../../../api/contract/texts/fill-words.ts';
import { starterWords } from '../../../api/contract/texts/starter-words.ts';
import { createTransfer } from '../faq-files.ts';

interface StarterFile {
  faqs: {
    id: number;
    parent_id: number | null;
    question: string;
    answer: string;
    keywords: string[];
  }[];
}

const folder = new URL('../../../admin/features/faqs/transfer/starters/', import.meta.url);
const starters = ['toko-online', 'jasa-booking', 'sekolah'].map((name) => {
  const file = readFileSync(new URL(`${name}.json`, folder), 'utf8');
  return { name, file, faqs: (JSON.parse(file) as StarterFile).faqs };
});
const namesOf = (faqs: StarterFile['faqs']) =>
  [...namesInBraces(faqs.flatMap(({ question, answer }) => [question, answer]).join('\n'))].sort();

it.each(starters)('$name has 20 to 30 FAQs, each with an answer and keywords', ({ faqs }) => {
  expect(faqs.length).toBeGreaterThanOrEqual(20);
  expect(faqs.length).toBeLessThanOrEqual(30);
  for (const { question, answer, keywords } of faqs) {
    expect([question, answer]).not.toContain('');
    expect(keywords.length, question).toBeGreaterThan(0);
  }
});

it('lists the words to fill in of all starters', () => {
  expect(namesOf(starters.flatMap(({ faqs }) => faqs))).toEqual([...starterWords].sort());
});

it.each(starters)(
  '$name is imported without a remark, is undone at once, and its words wait for values',
  async ({ file, faqs }) => {
    const { api, cookie, importFile, undo } = await createTransfer();
    const result = await importFile(file, { name: 'contoh.json' });
    expect(result).toMatchObject({
      added: faqs.length,
      faults: [],
      warnings: [],
      notes: [],
      conversions: [],
    });
    const readWords = async () => {
      const response = await api.call('/api/websites/1/words', { cookie });
      const { words } = (await response.json()) as {
        words: { name: string; value: string | null }[];
      };
      return words;
    };
    expect(await readWords()).toEqual(
      namesOf(faqs).map((name) => expect.objectContaining({ name, value: null, default: null })),
    );
    expect((await undo(result.undo_id)).status).toBe(200);
    expect(await readWords()).toEqual([]);
  },
);
