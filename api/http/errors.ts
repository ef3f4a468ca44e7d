import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type {
  ConflictResponse,
  ErrorResponse,
  Progress,
  ProofNeededResponse,
  UnfinishedResponse,
} from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { findStorageErrorKind, isTemporary } from '../db/storage-error.ts';

/** A refusal with a message for the caller: Indonesian and safe to show. */
export class ApiError extends HTTPException {
  readonly fields: Record<string, string> | undefined;

  constructor(status: ContentfulStatusCode, message: string, fields?: Record<string, string>) {
    super(status, { message });
    this.fields = fields;
  }
}

/** The write was made from an old version. The response contains the current row. */
export class ConflictError<Row extends object> extends ApiError {
  readonly current: Row;

  constructor(message: string, current: Row) {
    super(409, message);
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

  constructor(message: string, field: string, retryAfterSeconds: number) {
    super(503, message, { [field]: message });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The work takes several requests. The repeated request continues it. */
export class UnfinishedError extends BusyError {
  readonly progress: Progress;

  constructor(message: string, field: string, progress: Progress) {
    super(message, field, 1);
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
    if (error instanceof ConflictError) return conflictResponse(c, error);
    if (error instanceof BusyError) c.header('Retry-After', String(error.retryAfterSeconds));
    if (error instanceof UnfinishedError) return unfinishedResponse(c, error);
    if (error instanceof ProofError) return proofResponse(c, error);
    if (error instanceof ApiError)
      return errorResponse(c, error.status, error.message, error.fields);
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

export function errorResponse(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  c.header('Cache-Control', 'no-store');
  return c.json<ErrorResponse>(fields === undefined ? { message } : { message, fields }, status);
}

function conflictResponse(c: Context, { message, current }: ConflictError<object>): Response {
  c.header('Cache-Control', 'no-store');
  return c.json<ConflictResponse<object>>({ message, current }, 409);
}

function proofResponse(c: Context, { message }: ProofError): Response {
  c.header('Cache-Control', 'no-store');
  return c.json<ProofNeededResponse>({ message, proof: true }, 403);
}

function unfinishedResponse(c: Context, { message, fields, progress }: UnfinishedError): Response {
  c.header('Cache-Control', 'no-store');
  return c.json<UnfinishedResponse>({ message, fields, progress }, 503);
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
