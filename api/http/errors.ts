import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '../contract/errors.ts';
import type {
  ConflictResponse,
  ErrorResponse,
  Progress,
  ProofNeededResponse,
  UnfinishedResponse,
} from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { findStorageErrorKind, isTemporary } from '../db/storage-error.ts';
import type { AppEnv } from './app-env.ts';
import { errorCodeOf } from './error-code.ts';
import { fieldsLeftOut, withoutFields } from './for-programs.ts';

/** A refusal with a message for the caller: Indonesian and safe to show. */
export class ApiError extends HTTPException {
  readonly fields: Record<string, string> | undefined;
  readonly code: ErrorCode;

  /** @param code the one of the message or the status, unless it is given. */
  constructor(
    status: ContentfulStatusCode,
    message: string,
    fields?: Record<string, string>,
    code = errorCodeOf(status, message, fields),
  ) {
    super(status, { message });
    this.fields = fields;
    this.code = code;
  }
}

/** The write was made from an old version. The response contains the current row. */
export class ConflictError<Row extends object> extends ApiError {
  readonly current: Row;

  constructor(message: string, current: Row) {
    const isVersion = message === messages.editedMeanwhile;
    super(409, message, undefined, isVersion ? 'version-conflict' : 'partial-undo');
    this.current = current;
  }
}

/** The write is sensitive, and the last proof of who uses the session is too old. */
export class ProofError extends ApiError {
  constructor() {
    super(403, messages.proofNeeded);
  }
}

/** A temporary refusal: the same request may succeed after `retryAfterSeconds`. */
export class BusyError extends ApiError {
  readonly retryAfterSeconds: number;

  constructor(message: string, field: string, retryAfterSeconds: number, code?: ErrorCode) {
    super(503, message, { [field]: message }, code);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The work takes several requests. The repeated request continues it. */
export class UnfinishedError extends BusyError {
  readonly progress: Progress;

  constructor(message: string, field: string, progress: Progress) {
    super(message, field, 1, 'unfinished');
    this.progress = progress;
  }
}

/** An error of one field: the field's message is also the response's message. */
export function fieldError(status: ContentfulStatusCode, field: string, message: string): ApiError {
  return new ApiError(status, message, { [field]: message });
}

/** Converts every error to an `ErrorResponse`. Unexpected errors are logged, and their details are not sent. */
export function createErrorHandler(logError: (error: Error, c: Context) => void): ErrorHandler {
  return (error, c) => {
    if (error instanceof ConflictError)
      return answer<ConflictResponse<object>>(c, error, {
        current: withoutFields(error.current, fieldsLeftOut(c)),
      });
    if (error instanceof BusyError) c.header('Retry-After', String(error.retryAfterSeconds));
    if (error instanceof UnfinishedError)
      return answer<UnfinishedResponse>(c, error, { progress: error.progress });
    if (error instanceof ProofError) return answer<ProofNeededResponse>(c, error, { proof: true });
    if (error instanceof ApiError) return answer<ErrorResponse>(c, error, {});
    if (error instanceof HTTPException) {
      return errorResponse(c, error.status, statusMessages[error.status] ?? messages.badRequest);
    }
    logError(error, c);
    if (lacksResources(error)) {
      c.header('Retry-After', '5');
      return errorResponse(c, 503, messages.serverBusy);
    }
    const storageError = findStorageErrorKind(error);
    if (storageError === undefined || storageError === 'damaged')
      return errorResponse(c, 500, messages.unexpected);
    c.header('Retry-After', isTemporary(error) ? '5' : '30');
    return errorResponse(c, 503, storageMessages[storageError]);
  };
}

export function errorResponse(c: Context, status: ContentfulStatusCode, message: string): Response {
  return answer<ErrorResponse>(c, new ApiError(status, message), {});
}

/** The one place where an error is answered: with its code and the id that the request has in the log. */
function answer<Body extends ErrorResponse>(
  c: Context<AppEnv>,
  { status, message, code, fields }: ApiError,
  rest: Omit<Body, keyof ErrorResponse>,
): Response {
  c.header('Cache-Control', 'no-store');
  const request_id = c.var.findRequestId?.(c) ?? '';
  const error = { message, code, request_id, ...(fields && { fields }) };
  return c.json({ ...error, ...rest }, status as ContentfulStatusCode);
}

/** Whether the server has no file descriptors, processes or memory left to begin work in a process or a thread. */
function lacksResources(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return /^(EMFILE|ENFILE|EAGAIN|ENOMEM|ERR_WORKER_INIT_FAILED)$/.test(`${code}`);
}

const storageMessages = {
  busy: messages.storageBusy,
  away: messages.storageAway,
  unwritable: messages.storageUnwritable,
};

const statusMessages: Record<number, string> = {
  400: messages.badRequest,
  413: messages.bodyTooLarge,
};
