import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useStoredWebsites } from '../../admin/data/websites/recent-websites.ts';
import { removeSession } from './sign-in-as.ts';

export interface Calls {
  /**
   * Sets the response to `METHOD /path`. Any other call gets an empty list, the user is an admin with a listed address,
   * and no website has words to fill in.
   */
  respond(call: string, status: number, body: unknown): void;
  /** Sets the response, but sends it only when the returned function is called. */
  hold(call: string, status: number, body: unknown): () => void;
  /** The writes so far. */
  sent(): { call: string; body: unknown }[];
  /** The keys of the creations so far. */
  keys(): (string | null)[];
  /** Every call so far. */
  all(): string[];
}

/** Replaces `fetch` and the server behind it. */
export function fakeServer(): Calls {
  const rights = { role: 'admin', website_ids: [], may_publish: true };
  const responses = new Map([
    ['GET /api/rights', async () => Response.json(rights)],
    ['GET /whitelist', async () => Response.json({ whitelist: { status: true } })],
  ]);
  const calls: { call: string; body: unknown }[] = [];
  const keys: (string | null)[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
      const { pathname, search } = new URL(url, location.href);
      const call = `${method} ${pathname.replace(/\/$/, '')}${search}`;
      calls.push({ call, body: readBody(body) });
      if (method === 'POST') keys.push(new Headers(headers).get('Idempotency-Key'));
      const isOfWords = /^GET \/api\/websites\/\d+\/words$/.test(call);
      const unset = isOfWords ? { version: 1, words: [] } : [];
      return (await responses.get(call)?.()) ?? Response.json(unset);
    },
  );
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
    keys: () => keys,
    all: () => calls.map(({ call }) => call),
  };
}

function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/**
 * Creates a fake server for each test of a file, and prepares it. After a test, nobody is signed in and no website is
 * remembered.
 */
export function serverPerTest(prepare: () => void | Promise<void> = () => {}): Calls {
  const calls = {} as Calls;
  beforeEach(async () => {
    Object.assign(calls, fakeServer());
    await prepare();
  });
  afterEach(() => {
    // First, because what is shown would react to the end of the session.
    cleanup();
    removeSession();
    useStoredWebsites.setState({}, true);
  });
  return calls;
}
