// @module-tag slow
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repetitions } from '../../repetitions.ts';
import { valid } from '../../tools/valid.ts';
import { createSharedWriter } from '../shared-writer.ts';

/** Branches are alike if at least 9 of 10 words are equal. */
const rest = Array(40).fill('Lihat juga menu bantuan di kanan atas bila belum jelas.').join(' ');

const digits = fc.stringMatching(/^[1-9]\d{0,8}$/);
const number = fc.oneof(
  digits,
  fc.tuple(digits, digits).map(([whole, part]) => `${whole}.${part}`),
  fc.tuple(digits, digits, digits).map((groups) => groups.join(' ')),
  fc.tuple(digits, digits).map((groups) => `0${groups.join('-')}`),
  fc.constantFrom('08:00', '1/12', '50', '500'),
);
/** Where a number stands in a text. */
const sentence = fc.constantFrom(
  (value: string) => `Minimal Rp ${value}.`,
  (value: string) => `Hubungi **${value}** ya`,
  (value: string) => `- [telepon](tel:${value.replaceAll(' ', '')}), jam buka`,
  (value: string) => `Buka https://a.example/${value.replaceAll(' ', '')}?x=1.`,
  (value: string) => `(${value}) "kode" {lain}`,
  (value: string) => `${value}, ${value} dan ${value}`,
);

/** Up to 3 FAQs with up to 3 sentences, each with its number in the library and in both websites. */
const branch = fc.array(
  fc.array(fc.tuple(sentence, fc.tuple(number, number, number)), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 3 },
);

it('visitors of each website read the same after numbers became words, and after the undo', async () => {
  const { send, add, remove, shownTo, rowsOf, library, undo, show } = await createSharedWriter();
  const website = valid.website({ name: 'Tiga' });
  const third: number = (await send('POST', '/api/websites', { json: website })).json.id;
  const owns = [2, third];
  const readsOf = async () => {
    const reads = [];
    for (const id of [1, ...owns]) reads.push(JSON.stringify(await shownTo(id)));
    return reads;
  };
  const stateOf = async () => {
    const state = [];
    for (const id of [1, ...owns, library]) {
      state.push(await rowsOf(id), (await send('GET', `/api/websites/${id}/words`)).json.words);
    }
    return state;
  };
  let words = 0;
  await fc.assert(
    fc.asyncProperty(branch, async (faqs) => {
      // The numbers of two lines differ. Otherwise it is open which belong together, and what is in doubt is no word:
      // it is listed as a difference, which follows the library.
      const textOf = (at: number, of: number) =>
        `${faqs[at]?.map(([write, values], line) => write(`${line + 1}${values[of]}`)).join('\n')}\n${rest}`;
      const roots: number[] = [];
      for (const [of, websiteId] of [library, ...owns].entries()) {
        let parent = '';
        for (const at of faqs.keys()) {
          const answer = textOf(at, of);
          const fields = { question: `Tanya ${at}`, website_id: `${websiteId}`, answer };
          const id = await add({ ...fields, parent_id: parent });
          if (parent === '') roots.push(id);
          parent = `${id}`;
        }
      }
      const [original = 0] = roots;
      await show(1, [original]);
      try {
        const [reads, state] = [await readsOf(), await stateOf()];
        const found = (await send('GET', `/api/faqs/${original}/alike`)).json;
        expect(found.branches.map((each: { faq_id: number }) => each.faq_id)).toEqual(
          roots.slice(1),
        );
        words += found.words.length;
        const json = {
          branches: found.branches.map(({ faq_id, version }: Record<string, number>) => ({
            faq_id,
            version,
          })),
          words: found.words.map(({ name, shared, places }: Record<string, unknown>) => ({
            name,
            shared,
            places,
          })),
        };
        const written = await send('POST', `/api/faqs/${original}/alike`, { json });
        expect(written).toMatchObject({ status: 200 });
        expect(await readsOf()).toEqual(reads);
        expect((await undo(written.json.undo_id)).status).toBe(200);
        expect(await stateOf()).toEqual(state);
        expect(await readsOf()).toEqual(reads);
      } finally {
        for (const id of roots) await remove(id);
      }
    }),
    { numRuns: repetitions({ sample: 4, full: 60 }) },
  );
  expect(words).toBeGreaterThan(3);
}, 400_000);
