import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../admin/features/insights/figures.ts';
import { countDays, periodBefore, readPeriod } from '../../admin/features/insights/period.ts';
import {
  isOftenHandedOver,
  questionFigures,
} from '../../admin/features/insights/question-figures.ts';
import type { FaqTreeEntry } from '../../api/contract/entities.ts';

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

describe('the questions', () => {
  it('have their sums in tree order, without FAQs that were deleted', () => {
    const tree = [entry(1, null, 0), entry(2, 1, 1)];
    const rows = questionFigures(tree, [counted(9, 4), counted(2, 8, [1, 6], 1)]);
    expect(rows.map(({ entry: { id }, sums: { read } }) => [id, read])).toEqual([
      [1, 0],
      [2, 8],
    ]);
  });

  it('are not judged with only a few readers', () => {
    expect(isOftenHandedOver(counted(1, 9, [0, 0], 9))).toBe(false);
    expect(isOftenHandedOver(counted(1, 10, [0, 0], 2))).toBe(false);
    expect(isOftenHandedOver(counted(1, 10, [0, 0], 3))).toBe(true);
  });
});
