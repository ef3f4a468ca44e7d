import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { explainFileError } from '../../../api/cli/explain-file-error.ts';
import { plainMessage } from '../../../api/db/plain-message.ts';
import { explainStartError } from '../../../api/operations/explain-start-error.ts';

const lost = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
  code: 'ECONNREFUSED',
});
const query = new DrizzleQueryError(
  'insert into users values ($1)',
  ['argon2-of-a-password'],
  lost,
);
const settings = { DATABASE_URL: 'postgres://u:geheim@db/faq', DATA_DIR: '/data' };

it.each([
  ['a command', () => explainFileError(query, settings)],
  ['the start', () => explainStartError(query, { ...settings, HOST: '127.0.0.1', PORT: 8787 })],
])('explains a failed query of %s without its values', (_, explain) => {
  expect(explain()).toContain('db/faq');
  expect(explain()).toContain('ECONNREFUSED 127.0.0.1:5432');
  expect(explain()).not.toMatch(/argon2|geheim/);
});

it('names an error without a message by its code', () => {
  const error = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(plainMessage(error)).toBe('ECONNREFUSED');
});

it('explains a query that failed without a cause without its values', () => {
  expect(plainMessage(new DrizzleQueryError('select $1', ['secret']))).not.toContain('secret');
});
