import type { Clock } from '../ports.ts';

/** How long a visitor waits for an answer before the bot says that it failed. */
export const requestTimeoutMs = 10_000;

/** The server answered, but not with what was asked for. */
export class RefusedRequest extends Error {
  constructor(readonly response: Response) {
    super(`${response.url} answered ${response.status}.`);
  }
}

export interface JsonRequest {
  signal: AbortSignal;
  clock: Clock;
  /** Posted as JSON. */
  body?: object;
}

/** Fetches JSON; rejects on any status but 2xx, on anything that is no JSON, and after {@link requestTimeoutMs}. */
export async function requestJson(
  address: string,
  { signal, clock, body }: JsonRequest,
): Promise<unknown> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  // `AbortSignal.any` and `AbortSignal.timeout` are too young for the phones this runs on.
  signal.addEventListener('abort', abort);
  const stopTimer = clock.after(requestTimeoutMs, abort);
  try {
    const response = await fetch(address, {
      signal: controller.signal,
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new RefusedRequest(response);
    return await response.json();
  } finally {
    stopTimer();
    signal.removeEventListener('abort', abort);
  }
}
