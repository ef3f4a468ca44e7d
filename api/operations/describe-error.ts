import { DrizzleQueryError } from 'drizzle-orm/errors';

export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack: string | undefined;
  cause?: DescribedError;
}

/** What is logged of an error. The values of a query are left out: they are names, tickets and hashes. */
export function describeError(error: Error): DescribedError {
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  // The stack starts with the message, which was just left out.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...('code' in error && { code: String(error.code) }),
    stack: frames?.map((frame) => frame.trim()).join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
