import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, readResponse } from '../../admin/data/api-client.ts';
import { useSession } from '../../admin/data/session-store.ts';
import { expectConsole } from '../fail-on-console.ts';
import { serverPerTest } from './fake-server.ts';
import { signInAs } from './sign-in-as.ts';

const calls = serverPerTest();
afterEach(() => document.head.replaceChildren());

const list = () => readResponse(api.api.websites.list.$get());

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('a request', () => {
  it('returns the body of the response', async () => {
    calls.respond('GET /api/websites/list', 200, [{ id: 1, name: 'Website Demo' }]);
    expect(await list()).toEqual([{ id: 1, name: 'Website Demo' }]);
  });

  it('that is refused reports the error of each field', async () => {
    expectConsole('error');
    calls.respond('POST /login', 400, {
      message: 'Periksa isian.',
      fields: { username: 'Wajib diisi.' },
    });
    const error = await failureOf(
      readResponse(api.login.$post({ json: { username: '', password: 'x' } })),
    );
    expect(error.message).toBe('Periksa isian.');
    expect(error.status).toBe(400);
    expect(error.fields).toEqual({ username: 'Wajib diisi.' });
  });

  it('with an error page of a proxy reports a general message', async () => {
    expectConsole('error');
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failureOf(list());
    expect(error.message).toBe('Server sedang bermasalah. Coba lagi beberapa saat lagi.');
    expect(error.status).toBe(502);
  });

  it('fails when the response is a page instead of data', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    expect((await failureOf(list())).message).toMatch(/^Server sedang bermasalah/);
  });

  it('without a connection reports that the server cannot be reached', async () => {
    expectConsole('error');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(list());
    expect(error.message).toBe('Tidak dapat menghubungi server. Periksa koneksi lalu coba lagi.');
    expect(error.status).toBe(0);
  });

  it('that was aborted is not shown as an error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(list()).rejects.toThrow(DOMException);
  });
});

describe('a session that the server has ended', () => {
  it('ends in the page too', async () => {
    expectConsole('error');
    signInAs('admin');
    calls.respond('GET /api/websites/list', 401, { message: 'Sesi berakhir.' });
    await failureOf(list());
    expect(useSession.getState()).toMatchObject({ signedIn: false, endedHere: true });
    expect(document.cookie).not.toContain('token=e30');
  });

  it('is not assumed after a wrong password at sign-in', async () => {
    expectConsole('error');
    calls.respond('POST /login', 401, { message: 'Salah.' });
    await failureOf(readResponse(api.login.$post({ json: { username: 'a', password: 'b' } })));
    expect(useSession.getState().endedHere).toBe(false);
  });
});

describe('an installation that needs the address from the page', () => {
  const lookUp = 'https://ip.example.com/json';

  function askFor(address: string): Headers[] {
    document.head.innerHTML = `<meta name="tanya-kami-ip-lookup" content="${lookUp}">`;
    const sent: Headers[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url === lookUp) return new Response(address);
      sent.push(new Headers(init?.headers));
      return Response.json([]);
    });
    return sent;
  }

  beforeEach(() => void vi.resetModules());

  it.each(['{"ip":"203.0.113.7"}', '203.0.113.7\n'])(
    'reads the response %j of the service',
    async (text) => {
      const sent = askFor(text);
      const fresh = await import('../../admin/data/api-client.ts');
      await fresh.readResponse(fresh.api.api.websites.list.$get());
      expect(sent[0]?.get('X-Client-IP')).toBe('203.0.113.7');
    },
  );

  it('sends no address in other installations', async () => {
    const sent = askFor('203.0.113.7');
    document.head.replaceChildren();
    await list();
    expect(sent[0]?.has('X-Client-IP')).toBe(false);
  });
});
