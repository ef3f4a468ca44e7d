import type { Context } from 'hono';
import { messages } from '../../copy/messages.ts';
import { ApiError } from '../../http/errors.ts';
import type { SignInAttempt, SignInRefusal } from './sign-in-delays.ts';

/** @throws ApiError 429 with `Retry-After` when the attempt was refused. */
export function requireAttempt(c: Context, attempt: SignInAttempt | SignInRefusal): SignInAttempt {
  if ('succeeded' in attempt) return attempt;
  c.header('Retry-After', String(attempt.retryAfterSeconds));
  throw new ApiError(429, messages.tooManySignIns(attempt.retryAfterSeconds));
}
