import { describe, expect, it } from 'vitest';
import { findPlaces } from '../../admin/app/search/find-places.ts';
import { faqAddress } from '../../admin/data/websites/website-tree.ts';
import {
  branchesByDepth,
  branchesOf,
  countDescendants,
  entriesAbove,
  ranksOf,
  withoutBranch,
  withoutFolded,
} from '../../admin/features/faqs/data/faq-tree.ts';
import type { FaqTreeEntry } from '../../api/contract/entities.ts';
import { treeEntry as entry, smallTree as tree } from './rows.ts';
import { listed } from './website-list.ts';

it('tells the root of a shown branch of the library from the rows inside of it', () => {
  const shown = tree.map((each) => ({ ...each, source_id: [2, 3].includes(each.id) ? 90 : null }));
  const ranks = ranksOf(shown);
  expect([1, 2, 3, 4].map((id) => ranks.get(id)?.shared)).toEqual([
    undefined,
    'root',
    'inside',
    undefined,
  ]);
});

describe('descendants', () => {
  it.each([
    [1, 3],
    [2, 1],
    [3, 0],
    [5, 0],
    [6, 1],
    [7, 0],
    [99, 0],
  ])('of %i are %i', (id, count) => {
    expect(countDescendants(tree, id)).toBe(count);
  });
});

it('counts the entries of several branches, each once', () => {
  expect(branchesOf(tree, [2]).size).toBe(2);
  expect(branchesOf(tree, [2, 1, 6]).size).toBe(6);
  expect(branchesOf(tree, []).size).toBe(0);
});

describe('the rank', () => {
  it.each([
    [1, { position: 1, siblings: 3, descendants: 3 }],
    [2, { position: 1, siblings: 2, descendants: 1 }],
    [4, { position: 2, siblings: 2, descendants: 0 }],
    [6, { position: 3, siblings: 3, descendants: 1 }],
  ])('of %i is %j', (id, rank) => {
    expect(ranksOf(tree).get(id)).toMatchObject(rank);
  });
});

describe('folding', () => {
  const left = (...folded: number[]) =>
    withoutFolded(tree, new Set(folded)).map((entry) => entry.id);

  it('hides the descendants of a folded entry', () => {
    expect(left()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(left(2)).toEqual([1, 2, 4, 5, 6, 7]);
    expect(left(1, 2, 6)).toEqual([1, 5, 6]);
    expect(left(5, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('of the whole tree starts with the top tier', () => {
    expect(branchesByDepth(tree)).toEqual([1, 6, 2]);
  });
});

it.each([
  [3, [1, 2]],
  [4, [1]],
  [6, []],
  [99, []],
])('the ancestors of %i are %j', (id, above) => {
  expect(entriesAbove(tree, id).map((entry) => entry.id)).toEqual(above);
});

describe('a possible parent', () => {
  const ids = (id: number | undefined) => withoutBranch(tree, id).map((left) => left.id);

  it('is neither the FAQ itself nor anything below it', () => {
    expect(ids(1)).toEqual([5, 6, 7]);
    expect(ids(2)).toEqual([1, 4, 5, 6, 7]);
    expect(ids(6)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is any FAQ for a new FAQ', () => {
    expect(ids(undefined)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

it.each([
  [0, '/?website=3#row-8'],
  [99, '/?website=3#row-8'],
  [100, '/?website=3&page=2#row-8'],
  [4999, '/?website=3&page=50#row-8'],
])('the row at %i of the tree is at %s', (index, address) => {
  expect(faqAddress(3, index, 8)).toBe(address);
});

describe('the search', () => {
  const pages = [
    { path: '/', label: 'FAQ' },
    { path: '/script', label: 'Script' },
  ];
  const guide = ['Draf dan penerbitan'];
  const websites = [listed(1, 'Toko', 3)];
  const find = (query: string, tree: FaqTreeEntry[], websiteId: number | undefined) =>
    findPlaces(query, { pages, guide, websites, tree, websiteId, hits: [], users: [] });

  it('offers all pages and no FAQ while the field is empty', () => {
    expect(find('', tree, 1)).toEqual({
      pages: [
        { label: 'FAQ', to: '/' },
        { label: 'Script', to: '/script' },
      ],
      guide: [],
      websites: [],
      users: [],
      faqs: [],
      elsewhere: [],
    });
  });

  it('finds a section of the guide', () => {
    expect(find('penerbitan', tree, 1).guide).toEqual([
      { label: 'Draf dan penerbitan', to: '/bantuan-admin#draf-dan-penerbitan' },
    ]);
  });

  it('finds a FAQ by each of its words, in any order and case', () => {
    expect(find(' 3 PERTANYAAN ', tree, 1).faqs).toEqual([
      { label: 'Pertanyaan 3', to: '/?website=1#row-3', faq: { id: 3, websiteId: 1 } },
    ]);
  });

  it('puts the FAQ that was typed exactly first, even behind many others', () => {
    const long = Array.from({ length: 60 }, (_, index) => entry(index + 1, 0, null));
    const typed = { ...entry(61, 0, null), question: 'Pertanyaan' };
    expect(find('pertanyaan', [...long, typed], 1).faqs[0]?.label).toBe('Pertanyaan');
  });

  it('links to the page of the table that has the FAQ', () => {
    const long = Array.from({ length: 250 }, (_, index) => entry(index + 1, 0, null));
    expect(find('pertanyaan 250', long, 2).faqs).toEqual([
      {
        label: 'Pertanyaan 250',
        to: '/?website=2&page=3#row-250',
        faq: { id: 250, websiteId: 2 },
      },
    ]);
  });

  it('limits the number of FAQs', () => {
    const long = Array.from({ length: 5000 }, (_, index) => entry(index + 1, 0, null));
    expect(find('pertanyaan', long, 2).faqs).toHaveLength(30);
  });

  it('finds no FAQ before a website is chosen', () => {
    expect(find('pertanyaan', tree, undefined).faqs).toEqual([]);
  });
});
