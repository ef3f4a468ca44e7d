import type { Clock } from '../ports.ts';
import { toJson } from './to-json.ts';

/** A request without a response in this time counts as failed. */
const requestTimeoutMs = 10_000;

/** The server's response has an error status. */
export class HttpError extends Error {
  declare readonly response: Response;

  constructor(response: Response) {
    super(`${response.url}: status ${response.status}.`);
    this.response = response;
  }
}

export interface JsonRequest {
  signal: AbortSignal;
  clock: Clock;
  /** Posted as JSON. */
  body?: object;
  /** Gets the header `Date` of the response. */
  noteDate?: (date: string | null) => void;
}

/**
 * Fetches JSON. Rejects on any status but 2xx, on invalid JSON, on a body of another type, and after {@link requestTimeoutMs}.
 */
export async function requestJson<Body>(
  host: string,
  path: string,
  isBody: (body: unknown) => body is Body,
  { signal, clock, body, noteDate }: JsonRequest,
): Promise<Body> {
  // A relative address would send the request to the page's own server.
  if (host === '') throw new Error('No server.');
  const controller = new AbortController();
  const abort = () => controller.abort();
  // Old phones have neither `AbortSignal.any` nor `AbortSignal.timeout`.
  signal.addEventListener('abort', abort);
  const stopTimer = clock.after(requestTimeoutMs, abort);
  try {
    const response = await fetch(`${host}${path}`, {
      signal: controller.signal,
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: toJson(body),
      }),
    });
    if (!response.ok) throw new HttpError(response);
    noteDate?.(response.headers.get('Date'));
    const json: unknown = await response.json();
    if (!isBody(json)) throw new Error('Unexpected body.');
    return json;
  } finally {
    stopTimer();
    signal.removeEventListener('abort', abort);
  }
}
