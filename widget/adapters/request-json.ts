import type { Clock } from '../ports.ts';
import { toJson } from './to-json.ts';

/** A request that has no response after this time fails. */
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
  /** Receives the response's `Date` header. */
  noteDate?: (date: string | null) => void;
}

/**
 * Fetches JSON. Rejects if the status is not 2xx, if the body is not valid JSON of the expected type, and after
 * {@link requestTimeoutMs}.
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
