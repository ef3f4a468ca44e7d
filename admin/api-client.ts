import { type ClientResponse, hc } from 'hono/client';
import type { AppType } from '../api/app.ts';
import type { ErrorAnswer } from '../api/contract/requests.ts';
import { uiCopy } from './copy/ui.ts';
import { clientIpHeaders } from './own-address.ts';
import { expireSession, useSession } from './session-store.ts';

/** The server's calls, typed by its own routes: `answer(api.api.websites.list.$get())`. */
export const api = hc<AppType>(window.location.origin, {
  headers: sharedHeaders,
  init: { credentials: 'same-origin' },
});

/** Headers of one call: the client's own option would send them in place of those that every call has. */
export function withHeaders(headers: Record<string, string>) {
  return { headers: async () => ({ ...(await sharedHeaders()), ...headers }) };
}

/** What a call that failed has to say to the person at the screen. */
export class ApiError extends Error {
  /** 0 when there was no answer at all. */
  readonly status: number;
  /** The field at fault and what is wrong with it. */
  readonly fields: Record<string, string>;
  /** The row as it stands now, where an edit or a deletion came from an older version of it (`ConflictAnswer`). */
  readonly current: unknown;

  constructor(status: number, { message, fields, current }: ErrorAnswer & { current?: unknown }) {
    super(message);
    this.status = status;
    this.fields = fields ?? {};
    this.current = current;
  }
}

/**
 * Waits for a call and reads its answer.
 *
 * @throws ApiError with the server's message, or with a plain one when there was no answer to read.
 */
export async function answer<Response extends ClientResponse<unknown>>(
  call: Promise<Response>,
): Promise<Awaited<ReturnType<Response['json']>>> {
  let response: Response;
  try {
    response = await call;
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new ApiError(0, { message: uiCopy.noConnection });
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as Awaited<ReturnType<Response['json']>>;
  // The server has ended a session whose token still looks good here; a wrong password at sign-in is no such thing.
  if (response.status === 401 && useSession.getState().signedIn) expireSession();
  throw new ApiError(response.status, isErrorAnswer(body) ? body : { message: uiCopy.serverFault });
}

async function sharedHeaders() {
  return { Accept: 'application/json', ...(await clientIpHeaders()) };
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
