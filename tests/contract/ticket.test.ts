import { describe, expect, it } from 'vitest';
import { isTicket, normalizeTicket } from '../../api/contract/ticket.ts';

describe('ticket', () => {
  it.each([
    [' d 361\t2272 ', 'D3612272'],
    ['w3612272', 'W3612272'],
    ['\u00a0D1\n', 'D1'],
    ['', ''],
  ])('normalises %j to %j', (typed, ticket) => {
    expect(normalizeTicket(typed)).toBe(ticket);
  });

  it.each([
    ['deposit', 'D3612272', true],
    ['withdraw', 'W3612272', true],
    ['deposit', 'W3612272', false],
    ['withdraw', 'D3612272', false],
    ['deposit', 'D', false],
    ['deposit', 'D12A', false],
    ['deposit', 'd12', false],
    ['deposit', 'D12\n', false],
    ['deposit', '', false],
  ] as const)('as a %s ticket, %j is valid: %s', (kind, ticket, expected) => {
    expect(isTicket(kind, ticket)).toBe(expected);
  });
});
