// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { TaughtFaq } from '../../api/contract/public-api.ts';
import { prepareSearchWords } from '../../api/search-words/prepare-search-words.ts';
import { wordingLines } from '../../api/search-words/wording-lines.ts';
import { createFaqSearch } from '../../widget/flow/search/faq-search.ts';
import { phrasings } from './phrasings.ts';
import { faq } from './sample-faqs.ts';
import { starterTree } from './search-trees.ts';

const words = await prepareSearchWords(starterTree);

/** The bot's search after wordings were taught. */
function taught(wordings: Record<number, string[]>) {
  const tree = starterTree.map((faq): TaughtFaq => ({ ...faq, wordings: wordings[faq.id] }));
  return createFaqSearch(starterTree, { ...words, wordings: wordingLines(tree) });
}

describe('a wording that an admin taught', () => {
  const wording = 'pusing banget dari kemarin gitu gitu aja';
  const id = starterTree.at(-1)?.id ?? 0;
  const search = taught({ [id]: [wording] });

  it('is first and sure when it ends by addressing the administrator', () => {
    const addressed = 'pusing banget min';

    expect(taught({ [id]: [addressed] })(addressed)[0]).toMatchObject({
      faq: { id },
      isSure: true,
    });
  });

  it.each([
    wording,
    'Pusing banget, dari kemarin gitu gitu aja!',
    'PUSING  BANGÉT dari kemarin gitu gitu aja',
  ])('is first and sure when it is typed: %s', (typed) => {
    expect(search(typed)[0]).toMatchObject({ faq: { id }, isSure: true });
  });

  it('is found by nearly the same words in another order, but not by single words', () => {
    expect(search('gitu gitu aja dari kemarin pusing banget')[0]?.faq.id).toBe(id);
    expect(search('pusing').map(({ faq }) => faq.id)).not.toContain(id);
    expect(search('kemarin')[0]?.faq.id).not.toBe(id);
  });

  it('changes nothing for other words', () => {
    const before = createFaqSearch(starterTree, words);
    const idsOf = (found: ReturnType<typeof search>) =>
      found.map(({ faq, score }) => [faq.id, score]);
    for (const { typed } of phrasings.slice(0, 40))
      expect(idsOf(search(typed)), typed).toEqual(idsOf(before(typed)));
  });

  it('ignores wordings of FAQs that do not exist, and blank lines', () => {
    const other = createFaqSearch(starterTree, { ...words, wordings: '\n999999 halo apa\n' });
    expect(other('halo apa ya')).toEqual(createFaqSearch(starterTree, words)('halo apa ya'));
  });
});

describe('the wordings of a large website', () => {
  it('are cut: the newest of each FAQ stay', () => {
    const tree = Array.from(
      { length: 2000 },
      (_, at): TaughtFaq => ({
        ...faq(at + 1, 'Apa?'),
        wordings: [`lama sekali nomor ${at}`, `baru sekali nomor ${at}`],
      }),
    );
    const lines = wordingLines(tree);
    expect(lines.length).toBeLessThanOrEqual(32 * 1024);
    expect(lines).toContain('1 baru sekali nomor 0');
    expect(lines).not.toContain('lama');
  });
});
