import { vi } from 'vitest';

export interface Calls {
  /** The response of `METHOD /path` from now on. Any other call gets a list without rows. */
  respond(call: string, status: number, body: unknown): void;
  /** The same, but only once the returned function is called. */
  hold(call: string, status: number, body: unknown): () => void;
  /** The writes so far. */
  sent(): { call: string; body: unknown }[];
  /** Every call so far. */
  all(): string[];
}

/** Stands in for the server behind `fetch`. */
export function fakeServer(): Calls {
  const responses = new Map<string, () => Promise<Response>>();
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    const call = `${method} ${pathname.replace(/\/$/, '')}${search}`;
    calls.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return (await responses.get(call)?.()) ?? Response.json([]);
  });
  return {
    respond(call, status, body) {
      responses.set(call, async () => Response.json(body, { status }));
    },
    hold(call, status, body) {
      let resolve: (response: Response) => void = () => {};
      const promise = new Promise<Response>((settle) => {
        resolve = settle;
      });
      responses.set(call, () => promise);
      return () => resolve(Response.json(body, { status }));
    },
    sent: () => calls.filter(({ call }) => !call.startsWith('GET ')),
    all: () => calls.map(({ call }) => call),
  };
}

/** The same server, before an address that is on its whitelist. */
export function fakeServerForListedAddress(): Calls {
  const calls = fakeServer();
  calls.respond('GET /whitelist', 200, { whitelist: { status: true } });
  return calls;
}
