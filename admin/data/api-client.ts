import { type ClientResponse, hc } from 'hono/client';
import type { AppType } from '../../api/app.ts';
import type { ErrorResponse, Progress } from '../../api/contract/requests.ts';
import { uiCopy } from '../copy/ui.ts';
import { adminFetch } from './admin-fetch.ts';
import { clientIpHeaders } from './own-address.ts';
import { expireSession, useSession } from './session-store.ts';

/** The server's routes as a typed client: `readResponse(api.api.websites.list.$get())`. */
export const api = hc<AppType>(window.location.origin, {
  headers: sharedHeaders,
  fetch: adminFetch,
  init: { credentials: 'same-origin' },
});

/** Options for one call. Headers given here would replace the shared ones, so both are merged. */
export function withHeaders(headers: Record<string, string>) {
  return { headers: async () => ({ ...(await sharedHeaders()), ...headers }) };
}

/** A failed request, with a message for the user. */
export class ApiError extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  /** By field: what is wrong with it. */
  readonly fields: Record<string, string>;
  /** The stored row, if the request was based on an older version of it (`ConflictResponse`). */
  readonly current: unknown;
  /** How far the server came, if the same request goes on from there (`UnfinishedResponse`). */
  readonly progress: Progress | undefined;

  constructor(
    status: number,
    {
      message,
      fields,
      current,
      progress,
    }: ErrorResponse & { current?: unknown; progress?: Progress },
  ) {
    super(message);
    this.status = status;
    this.fields = fields ?? {};
    this.current = current;
    this.progress = progress;
  }
}

/**
 * Waits for a request and reads its body.
 *
 * @throws ApiError with the server's message, or with a general one if there was no readable response.
 */
export async function readResponse<Response extends ClientResponse<unknown>>(
  call: Promise<Response>,
): Promise<Awaited<ReturnType<Response['json']>>> {
  let response: Response;
  try {
    response = await call;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw connectionError();
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as Awaited<ReturnType<Response['json']>>;
  throw responseError(response.status, body);
}

/** There was no response. */
export function connectionError(): ApiError {
  return new ApiError(0, { message: uiCopy.noConnection });
}

/** The error of a response, by its parsed body. */
export function responseError(status: number, body: unknown): ApiError {
  // The server ended the session although the token looks valid. A 401 at sign-in is only a wrong password.
  if (status === 401 && useSession.getState().signedIn) expireSession();
  return new ApiError(status, isErrorResponse(body) ? body : { message: uiCopy.serverError });
}

/** Headers of every request. */
export async function sharedHeaders() {
  return { Accept: 'application/json', ...(await clientIpHeaders()) };
}

function isErrorResponse(body: unknown): body is ErrorResponse {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
