import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, answer, api } from '../../admin/api-client.ts';
import { useSession } from '../../admin/session-store.ts';
import { answerCalls, type Calls } from './answer-calls.ts';
import { forgetSession, signInAs } from './sign-in-as.ts';

let calls: Calls;

beforeEach(() => {
  calls = answerCalls();
});
afterEach(() => {
  forgetSession();
  document.head.replaceChildren();
});

const list = () => answer(api.api.websites.list.$get());

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const fault = await call.catch((caught: unknown) => caught);
  expect(fault).toBeInstanceOf(ApiError);
  return fault as ApiError;
}

describe('a call', () => {
  it('gives what the server answered', async () => {
    calls.answer('GET /api/websites/list', 200, [{ id: 1, name: 'Website Demo' }]);
    expect(await list()).toEqual([{ id: 1, name: 'Website Demo' }]);
  });

  it('that was refused says why, field by field', async () => {
    calls.answer('POST /login', 400, {
      message: 'Periksa isian.',
      fields: { username: 'Wajib diisi.' },
    });
    const fault = await failureOf(
      answer(api.login.$post({ json: { username: '', password: 'x' } })),
    );
    expect(fault.message).toBe('Periksa isian.');
    expect(fault.status).toBe(400);
    expect(fault.fields).toEqual({ username: 'Wajib diisi.' });
  });

  it('answered by something that is not ours has a plain message', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const fault = await failureOf(list());
    expect(fault.message).toBe('Server sedang bermasalah. Coba lagi beberapa saat lagi.');
    expect(fault.status).toBe(502);
  });

  it('answered with a page instead of data is a fault too', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    expect((await failureOf(list())).message).toMatch(/^Server sedang bermasalah/);
  });

  it('without a connection says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const fault = await failureOf(list());
    expect(fault.message).toBe('Tidak dapat menghubungi server. Periksa koneksi lalu coba lagi.');
    expect(fault.status).toBe(0);
  });

  it('that was given up is no fault to tell of', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(list()).rejects.toThrow(DOMException);
  });
});

describe('a session the server has ended', () => {
  it('ends here too', async () => {
    signInAs('admin');
    calls.answer('GET /api/websites/list', 401, { message: 'Sesi berakhir.' });
    await failureOf(list());
    expect(useSession.getState()).toMatchObject({ signedIn: false, endedHere: true });
    expect(document.cookie).not.toContain('token=e30');
  });

  it('is not what a wrong password means', async () => {
    calls.answer('POST /login', 401, { message: 'Salah.' });
    await failureOf(answer(api.login.$post({ json: { username: 'a', password: 'b' } })));
    expect(useSession.getState().endedHere).toBe(false);
  });
});

describe('an installation that lets the page say its address', () => {
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

  beforeEach(() => {
    vi.resetModules();
  });

  it.each(['{"ip":"203.0.113.7"}', '203.0.113.7\n'])('gets %j from the service', async (text) => {
    const sent = askFor(text);
    const fresh = await import('../../admin/api-client.ts');
    await fresh.answer(fresh.api.api.websites.list.$get());
    expect(sent[0]?.get('X-Client-IP')).toBe('203.0.113.7');
  });

  it('sends nothing of the kind otherwise', async () => {
    const sent = askFor('203.0.113.7');
    document.head.replaceChildren();
    await list();
    expect(sent[0]?.has('X-Client-IP')).toBe(false);
  });
});
