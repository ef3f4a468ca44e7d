import { messages } from '../copy/messages.ts';
import { fieldError } from '../http/errors.ts';
import { findPasswordProblem } from './find-password-problem.ts';

/** @throws ApiError 400 for a password that is easy to guess. */
export async function requireGoodPassword(password: string, username: string): Promise<void> {
  const problem = await findPasswordProblem(password, username);
  if (problem === undefined) return;
  const words = { common: messages.passwordCommon, 'guessable-words': messages.passwordGuessable };
  throw fieldError(400, 'password', words[problem]);
}
