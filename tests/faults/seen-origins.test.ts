import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/test-api.ts';
import { signIn, startServer } from './running-server.ts';

it('counts origins of cached reads, and writes them and uses of the whitelist when the server stops', async () => {
  const dataDir = temporaryFolder();
  const first = await startServer({ dataDir });
  const visit = async (path: string, headers: Record<string, string>) => {
    expect((await fetch(first.url + path, { headers })).status).toBe(200);
  };
  for (const _ of [1, 2, 3]) {
    await visit('/faqs/1?build=0123abcd', { Origin: 'https://toko.example' });
    await visit('/faq-chatbot.js?website=1', { Referer: 'https://toko.example/promo' });
  }
  await visit('/faq-chatbot.js?website=1', { Referer: `${first.url}/website/1` });
  // The phone page preloads its questions with an `Origin`.
  await visit('/faqs/1', { Origin: first.url });
  await signIn(first.url);
  expect(await first.kill('SIGTERM')).toBe(0);

  const second = await startServer({ dataDir });
  const cookie = await signIn(second.url);
  const read = async (path: string) => {
    return await (await fetch(second.url + path, { headers: { Cookie: cookie } })).json();
  };
  expect(await read('/api/whitelists/100/1')).toMatchObject([
    { ip: '127.0.0.1', last_used_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect(await read('/api/websites/1/origins')).toMatchObject([
    { origin: 'https://toko.example', loads: 6, is_old_version: false, tags: 1 },
  ]);
});
