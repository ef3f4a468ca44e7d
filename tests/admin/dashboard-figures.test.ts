import { describe, expect, it } from 'vitest';
import {
  branchFigures,
  isOftenHandedOver,
  shownRows,
} from '../../admin/features/insights/branch-figures.ts';
import { figuresOf } from '../../admin/features/insights/figures.ts';
import { countDays, periodBefore, readPeriod } from '../../admin/features/insights/period.ts';
import type { FaqTreeEntry } from '../../api/contract/entities.ts';
import { cpuMsOf } from '../tools/cpu-time.ts';

const none = {
  opened: 0,
  read: 0,
  searched: 0,
  unanswered: 0,
  handed_over: 0,
  helpful: 0,
  unhelpful: 0,
};

const figure = (name: string, totals: object, before?: object) =>
  figuresOf({ ...none, ...totals }, before && { ...none, ...before }).find(
    (each) => each.name === name,
  );

describe('a figure', () => {
  it('is compared with the period before', () => {
    expect(figure('opened', { opened: 150 }, { opened: 100 })).toMatchObject({
      value: 150,
      change: { kind: 'more', by: 0.5, before: 100, verdict: undefined },
    });
    expect(figure('read', { read: 75 }, { read: 100 })?.change).toMatchObject({
      kind: 'less',
      by: 0.25,
    });
    expect(figure('unanswered', { unanswered: 4 }, { unanswered: 4 })?.change).toEqual({
      kind: 'same',
      before: 4,
    });
  });

  it('shows no change when there is nothing to compare', () => {
    expect(figure('opened', { opened: 5 })?.change).toEqual({ kind: 'none' });
    expect(figure('opened', { opened: 5 }, { opened: 0 })?.change).toEqual({ kind: 'none' });
    // No panel was opened in the period before, so it has no share to compare.
    expect(figure('solved', { opened: 5 }, { read: 1 })?.change).toEqual({ kind: 'none' });
  });

  it('that is a share is compared in percentage points and judged as better or worse', () => {
    const now = { opened: 10, handed_over: 2, helpful: 1, unhelpful: 3 };
    const before = { opened: 10, handed_over: 5, helpful: 3, unhelpful: 1 };
    expect(figure('solved', now, before)).toMatchObject({ value: 0.8 });
    expect(figure('solved', now, before)?.change).toMatchObject({
      kind: 'more',
      verdict: 'better',
    });
    expect(figure('helpful', now, before)).toMatchObject({
      value: 0.25,
      change: { kind: 'less', by: 0.5, before: 0.75, verdict: 'worse' },
    });
  });

  it('of the share solved without a human is never below 0, and undefined without opened panels', () => {
    expect(figure('solved', { opened: 2, handed_over: 5 })?.value).toBe(0);
    expect(figure('solved', { handed_over: 5 })?.value).toBeUndefined();
    expect(figure('helpful', {})?.value).toBeUndefined();
  });
});

describe('the period', () => {
  const today = '2026-11-22';
  const read = (query: string) => readPeriod(new URLSearchParams(query), today);

  it.each([
    ['', { from: '2026-10-24', to: today, preset: 30 }],
    ['days=7', { from: '2026-11-16', to: today, preset: 7 }],
    ['days=8', { from: '2026-10-24', to: today, preset: 30 }],
    ['from=2026-02-01&to=2026-02-30', { from: '2026-10-24', to: today, preset: 30 }],
    ['from=2026-02-01&to=2026-02-28', { from: '2026-02-01', to: '2026-02-28', preset: undefined }],
  ])('of ?%s is read from the address', (query, expected) => {
    expect(read(query)).toMatchObject({ ...expected, error: undefined });
  });

  it('has an error where the server would refuse it', () => {
    expect(read('from=2026-02-02&to=2026-02-01').error).toBe('reversed');
    expect(read('from=2026-11-01&to=2027-01-01').error).toBe('future');
    expect(read('from=2024-11-22&to=2026-11-22').error).toBeUndefined();
    expect(read('from=2024-11-21&to=2026-11-22').error).toBe('too-long');
  });

  it('is compared with the same number of days before it, as long as they are stored', () => {
    const month = { from: '2026-10-24', to: today };
    expect(countDays(month)).toBe(30);
    expect(periodBefore(month, today)).toEqual({ from: '2026-09-24', to: '2026-10-23' });
    expect(periodBefore({ from: today, to: today }, today)).toEqual({
      from: '2026-11-21',
      to: '2026-11-21',
    });
    expect(periodBefore({ from: '2025-06-01', to: today }, today)).toBeUndefined();
  });
});

const entry = (id: number, parent_id: number | null, depth: number) =>
  ({ id, parent_id, depth, question: `Pertanyaan ${id}` }) as FaqTreeEntry;
const counted = (faq_id: number, read: number, votes: [number, number] = [0, 0], handed = 0) => ({
  faq_id,
  read,
  helpful: votes[0],
  unhelpful: votes[1],
  handed_over: handed,
  reasons: { unclear: 0, outdated: 0, other_question: 0, not_solved: 0 },
});

describe('the tree', () => {
  const tree = [
    entry(1, null, 0),
    entry(2, 1, 1),
    entry(3, 2, 2),
    entry(4, 1, 1),
    entry(5, null, 0),
  ];
  const faqs = [counted(3, 8, [1, 6], 1), counted(1, 2), counted(9, 4, [1, 0], 2), counted(8, 1)];
  const { rows, deleted } = branchFigures(tree, faqs);
  const row = (id: number) => rows.find((each) => each.entry.id === id);

  it('sums up each branch, and deleted FAQs separately', () => {
    expect(row(1)?.own).toMatchObject({ read: 2 });
    expect(row(1)?.sums).toEqual({ read: 10, helpful: 1, unhelpful: 6, handed_over: 1 });
    expect(row(2)?.sums).toEqual(row(3)?.own);
    expect(row(5)?.sums).toEqual({ read: 0, helpful: 0, unhelpful: 0, handed_over: 0 });
    expect(deleted).toEqual({ read: 5, helpful: 1, unhelpful: 0, handed_over: 2 });
  });

  it('counts the FAQs of a branch that nobody reads or that do not help', () => {
    expect(row(1)?.below).toEqual({ all: 3, unread: 1, failing: 1 });
    expect(row(4)?.below).toEqual({ all: 0, unread: 0, failing: 0 });
  });

  it('shows rows only below unfolded branches', () => {
    const shown = (...unfolded: number[]) =>
      shownRows(rows, new Set(unfolded)).map((each) => each.entry.id);
    expect(shown()).toEqual([1, 5]);
    expect(shown(1)).toEqual([1, 2, 4, 5]);
    expect(shown(2)).toEqual([1, 5]);
    expect(shown(1, 2)).toEqual([1, 2, 3, 4, 5]);
  });

  it('does not judge a FAQ with only a few readers', () => {
    expect(isOftenHandedOver(counted(1, 9, [0, 0], 9))).toBe(false);
    expect(isOftenHandedOver(counted(1, 10, [0, 0], 2))).toBe(false);
    expect(isOftenHandedOver(counted(1, 10, [0, 0], 3))).toBe(true);
  });

  it('of 5,000 FAQs is summed up quickly', async () => {
    const large = Array.from({ length: 5000 }, (_, index) =>
      entry(index + 1, index === 0 ? null : Math.floor((index + 9) / 10), 1),
    );
    const all = large.map(({ id }) => counted(id, 1));
    const ms = await cpuMsOf(() => {
      expect(branchFigures(large, all).rows[0]?.sums.read).toBe(5000);
    });
    expect(ms).toBeLessThan(1000);
  });
});
