import { DrizzleQueryError } from 'drizzle-orm/errors';

export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack: string | undefined;
  cause?: DescribedError;
}

/** The part of an error that is logged. The values of a query are omitted: they are names, tickets and hashes. */
export function describeError(error: Error): DescribedError {
  const message =
    error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  // Omit the message at the start of the stack, too.
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...('code' in error && { code: String(error.code) }),
    stack: frames?.map((frame) => frame.trim()).join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
