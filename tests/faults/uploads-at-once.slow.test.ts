// @module-tag slow
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { faqForm } from '../api/faq-form.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { peakMb, signIn, startServer } from './running-server.ts';
import { startSession } from './start-session.ts';

const perAccount = 6;
const busy = 'Banyak gambar sedang diproses. Coba lagi beberapa saat lagi.';
const boundary = 'batas-bagian';
const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };

/** Creates a form with a small image in a file of 4.8 MB: bytes after the end of the image are ignored. */
const form = await largeForm();

async function largeForm(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#c33' },
  })
    .png()
    .toBuffer();
  const field = (name: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const texts = { question: 'Apa?', answer: '', website_id: '1', parent_id: '' };
  const fields = Object.entries(texts).map(([name, text]) => field(name, text));
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(fields.join('') + head),
      picture,
      Buffer.alloc(4_800_000),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  );
}

async function setUp() {
  const server = await startServer({ dataDir: temporaryFolder() });
  const { url } = server;
  const admin = await signIn(url);
  return {
    server,
    admin,
    upload: (cookie: string) =>
      fetch(`${url}/api/faqs`, {
        method: 'POST',
        headers: { ...headers, Cookie: cookie },
        body: form,
      }),
    saveText: (cookie: string) =>
      fetch(`${url}/api/faqs`, { method: 'POST', headers: { Cookie: cookie }, body: faqForm() }),
    async addAccount(username: string): Promise<string> {
      const account = { username, password: 'kata-sandi-budi' };
      const created = await fetch(`${url}/api/users`, {
        method: 'POST',
        headers: { Cookie: admin, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...account, website_id: 1 }),
      });
      expect(created.status).toBe(201);
      return await startSession(url, account);
    },
    /** Starts an upload: sends its headers and this many bytes of its body. */
    async begin(cookie: string, bytes: number) {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => {});
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      const fields = { ...headers, Host: 'x', Cookie: cookie, 'Content-Length': form.length };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`POST /api/faqs HTTP/1.1\r\n${lines.join('')}\r\n`);
      await send(socket, form.subarray(0, bytes));
      return { socket, received: () => received };
    },
  };
}

function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => socket.write(bytes, () => resolve()));
}

it('handles 120 simultaneous uploads of 4.8 MB with the memory of a few, and saves texts meanwhile', async () => {
  const { server, admin, upload, saveText, addAccount, begin } = await setUp();
  const cookies = [admin, await addAccount('budi'), await addAccount('siti')];
  // The first image loads the libraries, whose memory is not measured.
  expect((await upload(admin)).status).toBe(201);
  const before = peakMb(server);
  const begun = await Promise.all(
    Array.from({ length: 120 }, (_, i) => begin(cookies[i % cookies.length] as string, 0)),
  );
  const sent = Promise.all(begun.map(({ socket }) => send(socket, form)));
  expect((await saveText(admin)).status).toBe(201);
  await sent;
  const statuses = () => begun.map(({ received }) => received().slice(0, 12));
  const countWaiting = () => statuses().filter((status) => status === '').length;
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(0);
  expect(new Set(statuses())).toEqual(new Set(['HTTP/1.1 201', 'HTTP/1.1 503']));
  expect(peakMb(server) - before).toBeLessThan(200);
});

it('refuses an account whose upload slots are all taken immediately, but no other account', async () => {
  const { server, admin, upload, saveText, addAccount, begin } = await setUp();
  const other = await addAccount('budi');
  const begun = await Promise.all(Array.from({ length: perAccount + 1 }, () => begin(admin, 1000)));
  const refused = () => begun.filter(({ received }) => received().startsWith('HTTP/1.1 503 '));
  // The response comes before most of the body is sent.
  await expect.poll(() => refused().length, { timeout: 30_000 }).toBe(1);
  expect(refused()[0]?.received()).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(refused()[0]?.received()).toContain(busy);
  expect((await upload(other)).status).toBe(201);
  expect((await saveText(admin)).status).toBe(201);

  // Many clients read no response before they have sent everything.
  const deaf = await begin(admin, 0);
  deaf.socket.pause();
  await send(deaf.socket, form.subarray(0, form.length / 2));
  await setTimeout(1500);
  await send(deaf.socket, form.subarray(form.length / 2));
  deaf.socket.resume();
  await expect.poll(deaf.received, { timeout: 30_000 }).toMatch(/^HTTP\/1\.1 503 /);

  // Closed uploads free their slots.
  for (const { socket } of begun) socket.destroy();
  await expect.poll(async () => (await upload(admin)).status, { timeout: 30_000 }).toBe(201);
  expect(server.output()).not.toContain('"level":50');
});

it('ends uploads that hold all slots by sending a byte now and then, and accepts the next upload', async () => {
  const { admin, upload, addAccount, begin } = await setUp();
  const [second, third] = [await addAccount('budi'), await addAccount('siti')];
  const ofEach = Array.from({ length: perAccount + 1 });
  const begun = await Promise.all(
    [admin, second].flatMap((cookie) => ofEach.map(() => begin(cookie, 0))),
  );
  const countOf = (status: number) =>
    begun.filter(({ received }) => received().startsWith(`HTTP/1.1 ${status} `)).length;
  // Wait until the last upload of the account is refused, because only then its others have all slots.
  await expect.poll(() => countOf(503), { timeout: 30_000 }).toBe(2);
  expect((await upload(third)).status).toBe(503);
  const trickle = setInterval(() => {
    for (const { socket } of begun) if (socket.writable) socket.write('-');
  }, 500);
  onTestFinished(() => clearInterval(trickle));
  await expect.poll(() => countOf(408), { timeout: 40_000 }).toBe(2 * perAccount);
  const ended = begun.find(({ received }) => received().startsWith('HTTP/1.1 408 '));
  expect(ended?.received()).toContain('Pengiriman terlalu lambat.');
  expect((await upload(third)).status).toBe(201);
});
