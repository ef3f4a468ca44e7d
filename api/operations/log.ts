import { type DestinationStream, type Level, pino } from 'pino';
import { describeError } from './describe-error.ts';

/** What is kept of a call. No path, query, body or header of it: those may name a person or open a door. */
export interface LoggedCall {
  id: string;
  method: string;
  /** The route's pattern, such as `/api/users/:id`. */
  route: string;
  status: number;
  ms: number;
  ip: string | undefined;
  /** The account of whoever is signed in. */
  user_id?: number | undefined;
}

/** Lines of JSON for whoever runs the server. */
export interface Log {
  /** One line for a call that was answered. */
  call(call: LoggedCall): void;
  error(error: Error, requestId?: string): void;
  info(message: string): void;
  warn(message: string): void;
  /** Whether visitors' cached reads get a line as well. */
  readonly cachedReads: boolean;
}

export function createLog(level: Level | 'silent', destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const logger = pino(options, destination);
  return {
    call: (call) => logger[call.status < 500 ? 'info' : 'warn'](call, 'call'),
    error: (error, id) => logger.error({ ...(id && { id }), error: describeError(error) }, 'error'),
    info: (message) => logger.info(message),
    warn: (message) => logger.warn(message),
    cachedReads: logger.isLevelEnabled('debug'),
  };
}
