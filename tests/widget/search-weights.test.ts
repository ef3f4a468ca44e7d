import { expect, it } from 'vitest';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';
import source from '../../widget/flow/search/weights.ts?raw';
import { faq } from './sample-faqs.ts';

it('scores the worked example of the weights as it is written there', () => {
  const example = source.split('*/')[0] ?? '';
  const faqs = [...example.matchAll(/^ \* +(\d) '(.+?)' +'(.+?)'$/gm)].map(
    ([, id, question = '', answer = '']) => faq(Number(id), question, { answer }),
  );
  expect(faqs).toHaveLength(3);
  const matches = createFaqSearch(faqs)(/types '(.+?)'/.exec(example)?.[1] ?? '');

  expect(matches.map(({ faq, isSure }) => [faq.id, isSure])).toEqual([
    [2, false],
    [1, false],
  ]);
  const written = (id: number) =>
    Number(new RegExp(`^ \\* +${id}  .+ = ([\\d.]+)$`, 'm').exec(example)?.[1]);
  for (const { faq, score } of matches) expect(written(faq.id)).toBeCloseTo(score, 3);
});
