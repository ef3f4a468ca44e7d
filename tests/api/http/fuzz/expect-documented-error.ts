import { expect } from 'vitest';
import { errorCodes } from '../../../../api/contract/errors.ts';
import { isOwnMessage } from './is-own-message.ts';
import type { SentResponse } from './send-call.ts';

/** Statuses of refusals. */
const statuses = [400, 401, 403, 404, 405, 409, 413, 421, 422, 429];

/** Fails unless a refusal is an `ErrorResponse` or `ConflictResponse` with one of our own messages. */
export function expectDocumentedError(
  { status, headers, text }: SentResponse,
  method: string,
): void {
  expect(statuses).toContain(status);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // A navigation to an unknown path gets the app's own page.
  if (status === 404 && headers.get('content-type')?.startsWith('text/html')) return;
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  if (status === 429) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  if (method === 'HEAD') return;
  const { message, fields, current, code, request_id, ...rest } = JSON.parse(text);
  expect(rest).toEqual({});
  expect(errorCodes).toHaveProperty(code);
  // Behind a trusted proxy it is the proxy’s.
  expect(request_id).toMatch(/^[\w=-]{1,64}$/);
  expectOwnMessage(message);
  if (fields !== undefined) {
    expect(Object.keys(fields).length).toBeGreaterThan(0);
    for (const fieldMessage of Object.values(fields)) expectOwnMessage(fieldMessage);
  }
  if (current !== undefined) {
    expect(status).toBe(409);
    // The settings of a website have no id of their own.
    expect(current).toMatchObject({ version: expect.any(Number) });
  }
}

function expectOwnMessage(message: unknown): void {
  expect(message).toBeTypeOf('string');
  expect(isOwnMessage(String(message)), `${message} is one of our messages`).toBe(true);
}
