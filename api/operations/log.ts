import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type DestinationStream, type Level, pino } from 'pino';

/** The logged data of a request. Path, query, body and headers are omitted: they may contain names or secrets. */
export interface LoggedCall {
  id: string;
  method: string;
  /** The route's pattern, such as `/api/users/:id`. */
  route: string;
  status: number;
  ms: number;
  ip: string | undefined;
  /** The signed-in account. */
  user_id?: number | undefined;
  /** The program that sent its token. */
  machine_id?: number | undefined;
}

/** Log lines in JSON, for the operator. */
export interface Log {
  /** One line for a completed request. */
  call(call: LoggedCall): void;
  error(error: Error, requestId?: string): void;
  info(message: string): void;
  warn(message: string): void;
  /** Whether visitors' cached reads and frequent requests are logged too. */
  readonly frequentCalls: boolean;
}

export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const logger = pino(options, destination);
  return {
    call: (call) => logger[call.status < 500 ? 'info' : 'warn'](call, 'call'),
    error: (error, id) => logger.error({ ...(id && { id }), error: describeError(error) }, 'error'),
    info: (message) => logger.info(message),
    warn: (message) => logger.warn(message),
    frequentCalls: logger.isLevelEnabled('debug'),
  };
}

interface DescribedError {
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
