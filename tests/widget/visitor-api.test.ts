import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../embed/languages/names.ts';
import { visitorApi } from '../../widget/adapters/visitor-api.ts';
import { defaultBot } from '../../widget/flow/default-bot.ts';
import { fakeClock } from './fake-ports.ts';
import { sampleFaqs } from './sample-faqs.ts';

const fetchMock = vi.fn<typeof fetch>();
const clock = fakeClock();
let language: Language = 'id';
const api = visitorApi(
  clock,
  () => '',
  () => language,
);
const { signal } = new AbortController();
const source = { apiHost: 'https://faq.example', websiteId: 3 };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  expect(clock.waiting()).toBe(0);
});

describe('the questions', () => {
  it('come from the requested website', async () => {
    fetchMock.mockResolvedValue(Response.json(sampleFaqs));
    await expect(api.readFaqs(source, signal)).resolves.toEqual(sampleFaqs);
    expect(fetchMock.mock.calls[0]?.[0]).toBe(`${source.apiHost}/faqs/3`);
  });

  it.each([
    ['an error', () => new Response('{}', { status: 500 })],
    ['no JSON', () => new Response('<!doctype html>')],
    ['no list', () => Response.json({ message: 'Tidak ada' })],
    ['a list of something else', () => Response.json([{ id: '1' }])],
    ['a list with a hole', () => Response.json([null])],
  ])('fail on %s, and can be requested again', async (_name, response) => {
    fetchMock.mockResolvedValueOnce(response()).mockResolvedValueOnce(Response.json([]));
    await expect(api.readFaqs(source, signal)).rejects.toThrow();
    await expect(api.readFaqs(source, signal)).resolves.toEqual([]);
  });

  it.each([
    ['a phone that is an hour late', 3_600_000, 3_600_000],
    ['a phone that is a day early', -86_400_000, -86_400_000],
    ['a phone that is two minutes late', 120_000, 120_000],
    ['a response from a cache', -330_000, 0],
  ])('correct the clock from the Date header: %s', async (_name, serverMs, skewMs) => {
    const date = new Date(Date.now() + serverMs).toUTCString();
    fetchMock.mockResolvedValue(Response.json([], { headers: { Date: date } }));
    await api.readFaqs(source, signal);
    expect(Math.abs(api.now() - Date.now() - skewMs)).toBeLessThan(2_000);
  });

  it.each([{}, { Date: 'yesterday' }])(
    'do not correct the clock with the headers %j',
    async (headers) => {
      fetchMock.mockResolvedValue(Response.json([], { headers }));
      await api.readFaqs(source, signal);
      expect(Math.abs(api.now() - Date.now())).toBeLessThan(100);
    },
  );

  it.each([403, 404])(
    'are refused with %s, and a warning for the owner says why, once',
    async (status) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const message = 'Situs ini tidak terdaftar.';
      fetchMock.mockImplementation(async () => Response.json({ message }, { status }));
      await expect(api.readFaqs(source, signal)).resolves.toBeNull();
      await expect(api.readFaqs(source, signal)).resolves.toBeNull();
      expect(warn.mock.calls).toEqual([
        [`faq-chatbot: https://faq.example refuses website 3 on this page: ${status}, ${message}`],
      ]);
      warn.mockRestore();
    },
  );

  it('are refused without a reason when the response has none', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetchMock.mockResolvedValue(new Response('<h1>Not found</h1>', { status: 404 }));
    await expect(api.readFaqs({ ...source, websiteId: 4 }, signal)).resolves.toBeNull();
    expect(warn.mock.calls).toEqual([
      ['faq-chatbot: https://faq.example refuses website 4 on this page: 404'],
    ]);
    warn.mockRestore();
  });

  it('are not requested while the server is unknown', async () => {
    await expect(api.readFaqs({ ...source, apiHost: '' }, signal)).resolves.toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('fail after ten seconds without a response', async () => {
    fetchMock.mockImplementation(hang);
    const response = api.readFaqs(source, signal);
    clock.pass(9_999);
    expect(clock.waiting()).toBe(1);
    clock.pass(1);
    await expect(response).rejects.toThrow('aborted');
  });

  it('are cancelled when the bot is removed from the page', async () => {
    fetchMock.mockImplementation(hang);
    const controller = new AbortController();
    const response = api.readFaqs(source, controller.signal);
    controller.abort();
    await expect(response).rejects.toThrow('aborted');
  });
});

describe('the live-chat link', () => {
  it('comes from the requested website', async () => {
    fetchMock.mockResolvedValue(Response.json({ livechat_link: 'https://tawk.to/chat/a/b' }));
    await expect(api.readLivechatLink(source, signal)).resolves.toBe('https://tawk.to/chat/a/b');
    expect(fetchMock.mock.calls[0]?.[0]).toBe(`${source.apiHost}/websites/3/livechat`);
  });

  it('may be none', async () => {
    fetchMock.mockResolvedValue(Response.json({ livechat_link: null }));
    await expect(api.readLivechatLink(source, signal)).resolves.toBeNull();
  });

  it.each(['javascript:alert(1)', 'ftp://chat.example', '//chat.example', 7, undefined])(
    'is never anything but an address of the web: %s',
    async (link) => {
      fetchMock.mockResolvedValue(Response.json({ livechat_link: link }));
      await expect(api.readLivechatLink(source, signal)).rejects.toThrow('Unexpected body.');
    },
  );
});

/** Simulates a server that accepts the connection and never responds. */
function hang(_address: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });
}

describe('the settings', () => {
  const bodyOf = (body: object) => new Response(JSON.stringify(body));
  const requested = () => fetchMock.mock.calls.map(([address]) => String(address));

  afterEach(() => {
    language = 'id';
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,a', 'java\nscript:a'])(
    'are refused with a link to %j',
    async (href) => {
      const hrefs = ['https://a.example/', 'tel:14045', 'mailto:cs@a.example', undefined];
      const channels = hrefs.map((other) => ({ type: 'link', href: other }));
      fetchMock.mockResolvedValueOnce(Response.json({ channels }));
      await expect(api.readBot(source, defaultBot, signal)).resolves.toEqual({ channels });
      fetchMock.mockResolvedValueOnce(Response.json({ notices: [{ text: 'BCA', link: href }] }));
      await expect(api.readBot(source, defaultBot, signal)).rejects.toThrow('Unexpected body.');
      channels.push({ type: 'link', href });
      fetchMock.mockResolvedValueOnce(Response.json({ channels }));
      await expect(api.readBot(source, defaultBot, signal)).rejects.toThrow('Unexpected body.');
    },
  );

  it('are loaded once, and again for the words of another language', async () => {
    fetchMock.mockImplementation(async () => bodyOf({ title: 'Bantuan' }));
    const bot = await api.readBot(source, defaultBot, signal);
    expect(bot).toEqual({ title: 'Bantuan' });
    expect(api.readBot(source, bot ?? {}, signal)).toBeUndefined();
    language = 'en';
    fetchMock.mockImplementation(async () =>
      bodyOf({ title: 'Bantuan', words: { lang: 'en', back: 'Back' } }),
    );
    const english = await api.readBot(source, bot ?? {}, signal);
    expect(english?.words).toEqual({ lang: 'en', back: 'Back' });
    expect(api.readBot(source, english ?? {}, signal)).toBeUndefined();
    expect(requested()).toEqual([
      'https://faq.example/websites/3/bot',
      'https://faq.example/websites/3/bot/en',
    ]);
  });
});
