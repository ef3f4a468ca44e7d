import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findAddresses } from '../../api/cli/find-addresses.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { runCommand, signIn, startServer } from './running-server.ts';

const publicUrl = 'https://faq.example.com';

/** Starts a server with a help page, stops it, and returns its data folder with the id of a FAQ. */
async function setUp() {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, env: { SEED: 'starter' } });
  const cookie = await signIn(server.url);
  const send = async (method: string, path: string, body: BodyInit, headers = {}) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { Cookie: cookie, ...headers },
      body,
    });
    expect(response.ok).toBe(true);
    return (await response.json()) as { id: number };
  };
  const add = async (question: string, answer: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ website_id: '1', question, answer }))
      form.set(name, value);
    return (await send('POST', '/api/faqs/', form)).id;
  };
  const save = (settings: object) =>
    send('PUT', '/api/websites/1/settings', JSON.stringify(settings), {
      'Content-Type': 'application/json',
    });
  const id = await add('Awas <b>', '</script><img src=x onerror=alert(1)> Harga Rp5.000');
  await save({ help: { is_on: true, is_indexed: true }, publishing: 'draft' });
  await add('RAHASIA', 'RAHASIA');
  await server.kill('SIGTERM');
  return { dataDir, id };
}

it('a snapshot has everything that its pages link to, nothing that visitors do not read, and its date', async () => {
  const { dataDir, id } = await setUp();
  const folder = join(temporaryFolder(), 'salinan');
  const snapshot = async (...args: string[]) =>
    await runCommand('snapshot', dataDir, '--website', ...args);
  const { code, out } = await snapshot('1', folder);
  expect([code, out.trim()]).toEqual([0, expect.stringMatching(/^\d+ files are in /)]);

  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const missing = files
    .filter((file) => file.endsWith('.html') && !file.includes('/faqs/'))
    .flatMap((file) => findAddresses(readFileSync(file), 'text/html', [publicUrl]))
    .map((address) => new URL(address, publicUrl).pathname)
    .filter((path) => !['', 'index.html'].some((name) => existsSync(join(folder, path, name))));
  expect(missing).toEqual([]);

  const tree = JSON.parse(read('faqs/1/index.html'));
  expect(tree.find((faq: { id: number }) => faq.id === id).answer).toContain('<img src=x onerror');
  const images = tree.flatMap(({ image }: { image: string | null }) => image ?? []);
  expect(images.length).toBeGreaterThan(3);
  for (const image of images) expect(existsSync(join(folder, 'faqs/image', image))).toBe(true);
  // A web server sends it as a page.
  expect(read('faqs/1/index.html')).not.toContain('<');

  const answer = read(`bantuan/1/${id}-awas-b/index.html`);
  const day = new Date().toLocaleDateString('id', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
  expect(answer).toContain(`Salinan per ${day}.`);
  expect(read('websites/1/bot/index.html')).toContain(`Salinan per ${day}.`);
  expect(read('faq-chatbot.js')).not.toContain(publicUrl);
  expect(answer).not.toMatch(/<form|<script|onerror=(?!alert\(1\)&gt;)/);
  expect(JSON.parse(read('websites/1/bot/index.html')).attributes).toEqual({ insights: 'off' });
  for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('RAHASIA');

  writeFileSync(join(folder, 'own.txt'), 'milik sendiri');
  const again = await snapshot('1', folder);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('is not empty')]);
  const none = await snapshot('9', join(folder, 'other'));
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('There is no website 9.')]);
  expect((await snapshot(folder)).code).toBe(2);
});
