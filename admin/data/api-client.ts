import { type ClientRequestOptions, type ClientResponse, hc } from 'hono/client';
import type { AppType } from '../../api/app.ts';
import { accountHeader, type ErrorResponse, type Progress } from '../../api/contract/requests.ts';
import type { UnfinishedSignIn } from '../../api/contract/sign-in.ts';
import { uiCopy } from '../copy/ui.ts';
import { adminFetch } from './admin-fetch.ts';
import { clientIpHeaders } from './own-address.ts';
import { expireSession, leaveToOther, noteRefusal, useSession } from './session-store.ts';

/** The server's routes as a typed client: `readResponse(api.api.websites.list.$get())`. */
export const api = hc<AppType>(window.location.origin, {
  headers: sharedHeaders,
  fetch: adminFetch,
  init: { credentials: 'same-origin' },
});

/**
 * Returns the options of one request with these headers. Headers set on the request replace the shared ones, so both
 * are merged.
 */
export function withHeaders(headers: Record<string, string>) {
  return { headers: async () => ({ ...(await sharedHeaders()), ...headers }) };
}

/** The part of an error that people see. A proxy in front of the server sends only the message. */
type ShownError = Pick<ErrorResponse, 'message' | 'fields'>;

/** A failed request, with a message for the user. */
export class ApiError extends Error {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Error messages by field name. */
  readonly fields: Record<string, string>;
  /** The stored row, if the request was based on an older version (`ConflictResponse`). */
  readonly current: unknown;
  /** What the server has finished, if the same request must be sent again to continue (`UnfinishedResponse`). */
  readonly progress: Progress | undefined;

  constructor(
    status: number,
    { message, fields, current, progress }: ShownError & { current?: unknown; progress?: Progress },
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
 * @throws ApiError with the server's message, or a general one if there was no readable response.
 */
export async function readResponse<Response extends ClientResponse<unknown>>(
  call: Promise<Response>,
): Promise<Awaited<ReturnType<Response['json']>>> {
  const { response, body } = await receive(call);
  if (response.ok && body !== undefined) return body as Awaited<ReturnType<Response['json']>>;
  throw responseError(response.status, body);
}

/**
 * Waits for a step of the sign-in. Returns what the sign-in needs next; undefined if nothing. A step that needs another one
 * is a 401 on the wire, because it starts no session. For the page it is a success.
 *
 * @throws ApiError as `readResponse` does.
 */
export async function readSignInStep(
  call: Promise<ClientResponse<unknown>>,
): Promise<UnfinishedSignIn | undefined> {
  const { response, body } = await receive(call);
  if (response.status === 401 && isUnfinishedSignIn(body)) return body;
  if (response.ok && body !== undefined) return undefined;
  throw responseError(response.status, body);
}

/** Returns the response, and its body if it is JSON. */
async function receive<Response extends ClientResponse<unknown>>(call: Promise<Response>) {
  let response: Response;
  try {
    response = await call;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    // An `ApiError` says why nothing was sent.
    if (isAborted || error instanceof ApiError) throw error;
    throw connectionError();
  }
  const body: unknown = await response.json().catch(() => undefined);
  return { response, body };
}

function isUnfinishedSignIn(body: unknown): body is UnfinishedSignIn {
  return typeof body === 'object' && body !== null && 'step' in body;
}

/**
 * Returns the `queryFn` of a query that reads one route. React Query cancels its request. Beside it, an option that is a
 * function with parameters would lose the type of the data: put that option around `queryOptions` instead.
 */
export function readFrom<Args, Response extends ClientResponse<unknown>>(
  get: (args: Args, options: ClientRequestOptions) => Promise<Response>,
  args: Args,
) {
  return ({ signal }: { signal: AbortSignal }) => readResponse(get(args, { init: { signal } }));
}

/** Returns the error for a request without a response. */
export function connectionError(): ApiError {
  return new ApiError(0, { message: uiCopy.noConnection });
}

/** Returns the error for a response with this parsed body. */
export function responseError(status: number, body: unknown): ApiError {
  // The server has ended the session although the token looks valid. A 401 at sign-in only means a wrong password.
  if (status === 401 && useSession.getState().signedIn) expireSession();
  // A website that was taken away looks like one that does not exist.
  if (status === 403 || status === 404) noteRefusal();
  return new ApiError(status, isErrorResponse(body) ? body : { message: uiCopy.serverError });
}

/**
 * The headers of every request.
 *
 * @throws DOMException AbortError when another account has signed in, so the page must not send anything.
 */
async function sharedHeaders() {
  if (leaveToOther()) throw new DOMException('Another account has signed in.', 'AbortError');
  const { userId } = useSession.getState();
  const account = userId === undefined ? {} : { [accountHeader]: `${userId}` };
  return { Accept: 'application/json', ...account, ...(await clientIpHeaders()) };
}

function isErrorResponse(body: unknown): body is ShownError {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
