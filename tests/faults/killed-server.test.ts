// @module-tag slow
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { repetitions } from '../repetitions.ts';
import { type Acknowledged, type Kind, kinds, write } from './client.ts';
import { launchServer, type RunningServer, signIn, startServer } from './running-server.ts';

const deaths = repetitions({ sample: 5, full: 25 });
/** Every fifth kill comes before the server listens, while it opens the database. */
const deathsAtStart = deaths / 5;

const rowOf: Record<Kind, string> = {
  faq: `select question as text from faqs where id = ?`,
  user: `select username as text from users where id = ? and password_hash like '$argon2id$%'`,
  website: `select name as text from websites where id = ? and livechat_link = 'example.com'`,
  link: `select replace(link, '.example.com', '') as text from website_links where id = ?`,
  whitelist: `select ip as text from whitelists where id = ?`,
};

/** Writes with one client per kind until the server has ended. */
function keepWriting(
  url: string,
  cookie: string,
  next: () => number,
  parent: Acknowledged | undefined,
) {
  const acknowledged: Acknowledged[] = [];
  const refusals: number[] = [];
  const clients = kinds.map(async (kind) => {
    for (;;) {
      const number = next();
      const under = kind === 'faq' && number % 2 === 0 ? String(parent?.id ?? '') : '';
      const response = await write(url, cookie, kind, number, under).catch(() => undefined);
      if (response === undefined) return;
      if (response.written === undefined) refusals.push(response.status);
      else acknowledged.push(response.written);
    }
  });
  return { acknowledged, refusals, ended: Promise.all(clients) };
}

/** Checks everything that must hold in the database file after a kill. */
function expectWhole(file: string, acknowledged: readonly Acknowledged[]): void {
  const connection = new Sqlite(file, { readonly: true });
  try {
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(connection.pragma('foreign_key_check')).toEqual([]);
    for (const { kind, id, text } of acknowledged) {
      expect(connection.prepare(rowOf[kind]).get(id), `${kind} ${id}`).toEqual({ text });
    }
    const faqs = connection
      .prepare('select id, parent_id as parentId, position, path, image from faqs where id > 21')
      .all() as {
      id: number;
      parentId: number | null;
      position: number;
      path: string;
      image: string | null;
    }[];
    const pathOf = new Map(faqs.map(({ id, path }) => [id, path]));
    for (const { parentId, position, path, image } of faqs) {
      const above = parentId === null ? '' : pathOf.get(parentId);
      expect(path).toBe(`${above}${String(position).padStart(7, '0')}/`);
      // Each question was sent with an image, so a question without one is an incomplete write.
      const content = connection
        .prepare('select content from images where name = ?')
        .pluck()
        .get(image) as Buffer;
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
      expect(image).toContain(hash);
    }
    const orphans =
      'select count(*) from images where name not in (select image from faqs where image is not null)';
    expect(connection.prepare(orphans).pluck().get()).toBe(0);
  } finally {
    connection.close();
  }
}

it(`loses no acknowledged write when it is killed ${deaths} times`, async () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'tanya-kami.db');
  const all: Acknowledged[] = [];
  let number = 1;
  let server: RunningServer = await startServer({ dataDir });
  const cookie = await signIn(server.url);

  let rounds = 0;
  for (let death = 1; death <= deaths; death++) {
    if (death % (deaths / deathsAtStart) === 0) {
      await server.kill('SIGKILL');
      const starting = launchServer({ dataDir });
      await setTimeout(Math.random() * 400);
      starting.child.kill('SIGKILL');
      await starting.ended;
      server = await startServer({ dataDir });
      continue;
    }
    const parent = all.findLast(({ kind }) => kind === 'faq');
    const writing = keepWriting(server.url, cookie, () => number++, parent);
    // Wait for one success of this kind, which a slow machine may delay; then kill at a random moment.
    const kind = kinds[rounds++ % kinds.length];
    await vi.waitUntil(() => writing.acknowledged.some((one) => one.kind === kind), {
      timeout: 10_000,
      interval: 2,
    });
    await setTimeout(Math.random() * 150);
    expect(await server.kill('SIGKILL')).toBe('SIGKILL');
    await writing.ended;
    expect(writing.refusals).toEqual([]);
    all.push(...writing.acknowledged);

    // Open a copy, because opening a database recovers it, and the server must do that itself.
    const seen = join(temporaryFolder(), 'seen.db');
    for (const end of ['', '-wal'])
      if (existsSync(file + end)) copyFileSync(file + end, seen + end);
    expectWhole(seen, writing.acknowledged);
    server = await startServer({ dataDir });
  }

  expectWhole(file, all);
  const roundsPerKind = rounds / kinds.length;
  for (const kind of kinds)
    expect(all.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(
      Math.floor(roundsPerKind),
    );
  const page = await fetch(`${server.url}/faqs/1`);
  const shown = new Map(
    ((await page.json()) as { id: number; image: string }[]).map((faq) => [faq.id, faq]),
  );
  for (const { id } of all.filter(({ kind }) => kind === 'faq')) {
    const image = await fetch(`${server.url}/faqs/image/${shown.get(id)?.image}`);
    expect(image.headers.get('content-type')).toBe('image/webp');
    await image.arrayBuffer();
  }
}, 300_000);
