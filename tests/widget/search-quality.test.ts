import { describe, expect, it } from 'vitest';
import { createFaqSearch, type FaqMatch } from '../../widget/flow/search/faq-search.ts';
import { phrasings } from './phrasings.ts';
import { heldOutPhrasings } from './phrasings-held-out.ts';
import { starterTree } from './search-trees.ts';

interface Figures {
  first: number;
  firstThree: number;
  /** Of the first matches that the search was sure of, how many were right. */
  sureAndRight: number;
}

const tuned = measured(phrasings);
const heldOut = measured(heldOutPhrasings);

describe('what the search finds for everyday phrasings', () => {
  it(`is first for 90 % and among three for 98 % of the table (${shown(tuned)})`, () => {
    expect(tuned.first).toBeGreaterThanOrEqual(90);
    expect(tuned.firstThree).toBeGreaterThanOrEqual(98);
  });

  it(`is first for 85 % and among three for 95 % of phrasings held out (${shown(heldOut)})`, () => {
    expect(heldOut.first).toBeGreaterThanOrEqual(85);
    expect(heldOut.firstThree).toBeGreaterThanOrEqual(95);
  });

  it('is right nine times in ten where it is sure', () => {
    expect(tuned.sureAndRight).toBeGreaterThanOrEqual(90);
    expect(heldOut.sureAndRight).toBeGreaterThanOrEqual(90);
  });

  it('has no phrasing that is in both tables', () => {
    const typed = new Set(phrasings.map((phrasing) => phrasing.typed));

    expect(heldOutPhrasings.length).toBeGreaterThanOrEqual(60);
    expect(heldOutPhrasings.filter((phrasing) => typed.has(phrasing.typed))).toEqual([]);
    expect(new Set(heldOutPhrasings.map((phrasing) => phrasing.typed)).size).toBe(
      heldOutPhrasings.length,
    );
  });
});

function measured(table: typeof phrasings): Figures {
  const search = createFaqSearch(starterTree);
  const found = table.map(({ typed, faqId }) => {
    const matches: readonly FaqMatch[] = search(typed, 3);
    return {
      place: matches.findIndex(({ faq }) => faq.id === faqId),
      isSure: matches[0]?.isSure === true,
    };
  });
  const sure = found.filter(({ isSure }) => isSure);
  return {
    first: percent(found.filter(({ place }) => place === 0).length, found.length),
    firstThree: percent(found.filter(({ place }) => place >= 0).length, found.length),
    sureAndRight: percent(sure.filter(({ place }) => place === 0).length, sure.length),
  };
}

function percent(part: number, whole: number): number {
  return (part / whole) * 100;
}

function shown({ first, firstThree }: Figures): string {
  return `${first.toFixed(1)} % and ${firstThree.toFixed(1)} %`;
}
