// @vitest-environment node
import { expect, it } from 'vitest';
import { createBotSearch } from '../../admin/features/faqs/search/bot-search.ts';
import { surenessOf } from '../../admin/features/faqs/search/explain-match.ts';
import type { TaughtFaq } from '../../api/contract/public-api.ts';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import type { FaqMatch } from '../../widget/flow/search/faq-search.ts';
import { faq } from '../widget/sample-faqs.ts';

const faqs: TaughtFaq[] = [
  faq(1, 'Pembayaran', { answer: 'Pilih cara membayar.' }),
  {
    ...faq(2, 'Cara isi saldo', { parent_id: 1, answer: 'Transfer ke rekening BCA.' }),
    keywords: ['topup kilat'],
    wordings: ['Duit aku mau masuk gimana?'],
  },
  faq(3, 'Jam buka'),
];

async function explain(typed: string, id: number) {
  const answer = createBotSearch(faqs, await prepareSearchWords(faqs))(typed);
  return answer.explanations[answer.matches.findIndex((match) => match.faq.id === id)];
}

it('says in which part of a FAQ the bot finds each word', async () => {
  expect(await explain('saldo kilat pembayaran bca', 2)).toEqual({
    isWording: false,
    found: [
      { place: 'question', words: ['saldo'] },
      { place: 'keywords', words: ['kilat'] },
      { place: 'above', words: ['pembayaran'] },
      { place: 'answer', words: ['bca'] },
    ],
    isTopic: false,
  });
});

it('names the question if it has the word too', async () => {
  const tree = [
    faq(1, 'Depo'),
    faq(2, 'Sudah transfer tetapi depo belum masuk ke akun', { parent_id: 1, answer: 'Depo.' }),
  ];
  const answer = createBotSearch(tree, await prepareSearchWords(tree))('depo masuk');
  const index = answer.matches.findIndex((match) => match.faq.id === 2);
  expect(answer.explanations[index]?.found).toEqual([
    { place: 'question', words: ['depo', 'masuk'] },
  ]);
});

it('finds other words of the same meaning', async () => {
  expect((await explain('ngisi saldo', 2))?.found).toEqual([
    { place: 'question', words: ['ngisi', 'saldo'] },
  ]);
});

it('says that the text is a wording of the FAQ', async () => {
  expect(await explain('duit aku mau masuk gimana', 2)).toMatchObject({ isWording: true });
});

it('says that the bot prefers the questions below a topic', async () => {
  expect(await explain('pembayaran', 1)).toMatchObject({ isTopic: true });
  expect(await explain('buka jam', 3)).toMatchObject({ isTopic: false });
});

it.each([
  [{ because: 'wording' }, [[2, true, 1]], { isWording: true }],
  [
    { because: 'whole' },
    [
      [2, true, 0.97],
      [3, false, 0.96],
    ],
    {},
  ],
  [
    { because: 'ahead' },
    [
      [2, true, 0.8],
      [3, false, 0.7],
    ],
    {},
  ],
  [
    { because: 'topic' },
    [
      [1, false, 1],
      [2, false, 0.95],
    ],
    { isTopic: true },
  ],
  [
    { because: 'weak' },
    [
      [2, false, 0.73],
      [3, false, 0.72],
    ],
    {},
  ],
  [
    { because: 'close', rival: 'Jam buka' },
    [
      [2, false, 0.8],
      [1, false, 0.75],
      [3, false, 0.79],
    ],
    {},
  ],
  [
    { because: 'unknown' },
    [
      [2, false, 0.8],
      [3, false, 0.5],
    ],
    {},
  ],
] as const)('says why a match is sure or not: %o', (why, scores, explained) => {
  const matches = scores.map(([id, isSure, score]) => {
    return { faq: faqs[id - 1] as TaughtFaq, isSure, score };
  });
  const explanation = { isWording: false, isTopic: false, ...explained };
  expect(surenessOf(matches[0] as FaqMatch, matches, explanation)).toEqual(why);
});
