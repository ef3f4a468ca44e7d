import { describe, expect, it } from 'vitest';
import { dueDay, ruleAfterReview, ruleOf, storedRule } from '../../api/contract/faqs/review.ts';

const noRule = { reviewEvery: null, reviewSince: null };
const everySixMonths = { reviewEvery: 6, reviewSince: '2026-05-10T03:00:00.000Z' };
const faq = {
  answer: 'Ya.',
  image: null,
  reviewOn: null,
  reviewEvery: null,
  outdatedOn: null,
  confirmedAt: null,
};

describe('the day from which an answer must be checked', () => {
  it.each([
    ['6', '2027-05-28'],
    ['1', '2026-12-28'],
    ['2026-11-30', '2026-11-30'],
    ['0', null],
    ['', null],
  ])('is by the rule “%s” of the FAQ, set on 28 November 2026: %s', (rule, day) => {
    const stored = storedRule(rule, '2026-11-28');
    expect(dueDay({ ...faq, ...stored }, noRule)).toBe(day);
    expect(ruleOf(stored)).toBe(rule);
  });

  it.each([
    ['2027-01-31', '1', '2027-02-28'],
    ['2028-01-31', '1', '2028-02-29'],
    ['2026-11-30', '3', '2027-02-28'],
    ['2028-02-29', '12', '2029-02-28'],
    ['2026-12-31', '6', '2027-06-30'],
  ])('ends with the month: %s and %s months are %s', (today, months, day) => {
    expect(storedRule(months, today).reviewOn).toBe(day);
  });

  it.each([
    ['the rule was set, if nobody confirmed the answer', null, '2026-11-10'],
    [
      'the rule was set, if that was after the answer was confirmed',
      '2026-05-09T00:00:00.000Z',
      '2026-11-10',
    ],
    ['the answer was confirmed, in Jakarta', '2026-08-31T18:00:00.000Z', '2027-03-01'],
  ])('is by the website’s rule counted from when %s', (_when, confirmedAt, day) => {
    expect(dueDay({ ...faq, confirmedAt }, everySixMonths)).toBe(day);
  });

  it('is that on which visitors said that it is outdated, unless it came before', () => {
    const outdated = { ...faq, outdatedOn: '2026-11-28' };
    expect(dueDay(outdated, noRule)).toBe('2026-11-28');
    expect(dueDay({ ...outdated, ...storedRule('0', '2026-11-01') }, noRule)).toBe('2026-11-28');
    expect(dueDay({ ...outdated, reviewOn: '2026-11-27' }, noRule)).toBe('2026-11-27');
    expect(dueDay({ ...outdated, answer: null }, noRule)).toBeNull();
  });

  it('never comes for a FAQ that is not checked, whatever the website’s rule, and for one without an answer', () => {
    const unchecked = { ...faq, ...storedRule('0', '2026-11-28') };
    expect(dueDay(unchecked, everySixMonths)).toBeNull();
    expect(dueDay({ ...faq, answer: null }, everySixMonths)).toBeNull();
    expect(dueDay({ ...faq, answer: null, image: 'a.webp' }, everySixMonths)).toBe('2026-11-10');
  });

  it('never comes by the rule of a website that has none', () => {
    expect(dueDay({ ...faq, confirmedAt: '2020-01-01T00:00:00.000Z' }, noRule)).toBeNull();
    expect(dueDay(faq, { ...everySixMonths, reviewEvery: 0 })).toBeNull();
  });
});

describe('the rule of a FAQ after a check', () => {
  it('starts again if it repeats', () => {
    const after = ruleAfterReview(storedRule('3', '2026-01-15'), '2026-05-20');
    expect(after).toEqual({ reviewOn: '2026-08-20', reviewEvery: 3 });
  });

  it('is the website’s if it was for one day only', () => {
    const after = ruleAfterReview(storedRule('2026-05-01', '2026-01-15'), '2026-05-20');
    expect(ruleOf(after)).toBe('');
  });
});
