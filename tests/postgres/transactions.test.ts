import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database, Tx } from '../../api/db/database.ts';
import { openPostgres } from '../../api/db/postgres/open.ts';
import {
  announcements,
  faqs,
  releases,
  websiteLinks,
  websiteSettings,
  websites,
} from '../../api/db/schema.ts';
import { seedDatabase } from '../../api/db/seed/seed.ts';
import { findStorageErrorKind } from '../../api/db/storage-error.ts';
import { createTestSchema, query } from './test-schema.ts';

async function open(url: string): Promise<Database> {
  const db = await openPostgres({ url });
  onTestFinished(() => db.close());
  return db;
}

/** Opens the connections of two servers to one database with website 1. */
async function openTwo() {
  const url = await createTestSchema();
  const [a, b] = [await open(url), await open(url)];
  await seedDatabase(a, { mode: 'none', imagesFolder: '' });
  return { url, a, b };
}

describe('transactions of two servers', () => {
  it('run one after another, and each reads the rows that the previous one saved', async () => {
    const { a, b } = await openTwo();
    const seen: string[] = [];
    const add = (db: Database, name: string) =>
      db.write(async (tx) => {
        seen.push(`${name} finds ${await tx.$count(websites)}`);
        await setTimeout(20);
        const row = { name, livechatLink: '', serverIp: '' };
        await tx.insert(websites).values({ ...row, lastEditedAt: '', lastEditedBy: '' });
        seen.push(`${name} ends`);
      });
    await Promise.all([add(a, 'a'), add(b, 'b'), add(a, 'c'), add(b, 'd')]);
    expect(seen.filter((_, index) => index % 2 === 0).map((line) => line.slice(-1))).toEqual([
      ...['1', '2', '3', '4'],
    ]);
    for (let index = 0; index < seen.length; index += 2) {
      expect(seen[index + 1]).toBe(`${seen[index]?.[0]} ends`);
    }
  });

  it('are rolled back when a failed statement was not reported', async () => {
    const { a } = await openTwo();
    const saved = a.write(async (tx) => {
      await tx.update(websites).set({ name: 'Baru' });
      const row = { websiteId: 99, link: '', linkKey: '', lastEditedAt: '', lastEditedBy: '' };
      await tx
        .insert(websiteLinks)
        .values(row)
        .catch(() => {});
    });
    await expect(saved).rejects.toThrow('The transaction was rolled back.');
    expect(await a.read.$count(websites, eq(websites.name, 'Baru'))).toBe(0);
  });

  it('that lose their connection fail with a temporary error, and the next ones succeed', async () => {
    const { url, a } = await openTwo();
    const lost = a.write(async (tx) => {
      await tx.update(websites).set({ name: 'Baru' });
      await query(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and query like 'update "websites"%'`,
      );
    });
    const error = await lost.catch((error: unknown) => error);
    expect(findStorageErrorKind(error)).toBe('away');
    await a.write(async (tx) => void (await tx.update(websites).set({ name: 'Lagi' })));
    expect(await a.read.$count(websites, eq(websites.name, 'Lagi'))).toBe(1);
  });
});

it('only one of two servers does the housekeeping, and the other one after the first has closed', async () => {
  const { a, b } = await openTwo();
  expect(await a.ownsHousekeeping()).toBe(true);
  expect(await b.ownsHousekeeping()).toBe(false);
  expect(await a.ownsHousekeeping()).toBe(true);
  await a.close();
  await expect.poll(() => b.ownsHousekeeping()).toBe(true);
});

it('two installations in one database neither wait for nor notify each other', async () => {
  const [one, other] = [await openTwo(), await openTwo()];
  const heard: number[] = [];
  other.a.watchChanges({ onChange: (id) => heard.push(id), onMissedChanges: () => {} });
  await one.a.write(async () => {
    await other.a.write(async (tx) => void (await tx.update(websites).set({ name: 'Dua' })));
    await one.b.read.$count(websites);
  });
  await one.a.write(async (tx) => void (await tx.update(websites).set({ name: 'Satu' })));
  await expect(one.a.ownsHousekeeping()).resolves.toBe(true);
  await expect(other.a.ownsHousekeeping()).resolves.toBe(true);
  await other.a.write(async (tx) => void (await tx.update(websites).set({ name: 'Tiga' })));
  await expect.poll(() => heard.length).toBe(1);
});

const site = { livechatLink: 'a.example', serverIp: '10.0.0.1' };
const edited = { lastEditedAt: '', lastEditedBy: '' };

/** Two servers and the websites 1, 2 and 3. `notified` returns the websites that the second server hears of. */
async function openWatched() {
  const { a, b } = await openTwo();
  const heard: number[] = [];
  const notified = async (work: (tx: Tx) => Promise<unknown>) => {
    heard.length = 0;
    await a.write(work);
    // The notification of this row comes last.
    await a.write(
      async (tx) =>
        void (await tx.insert(websites).values({ id: 99, name: 'Akhir', ...site, ...edited })),
    );
    await a.write(async (tx) => void (await tx.delete(websites).where(eq(websites.id, 99))));
    await expect.poll(() => heard.filter((id) => id === 99).length).toBe(2);
    return heard.filter((id) => id !== 99).sort();
  };
  await a.write(async (tx) => {
    for (const id of [2, 3])
      await tx.insert(websites).values({ id, name: `${id}`, ...site, ...edited });
  });
  b.watchChanges({ onChange: (id) => heard.push(id), onMissedChanges: () => {} });
  await expect(b.ownsHousekeeping()).resolves.toBe(true);
  return { a, notified };
}

it('an announcement notifies the servers of its websites, and an edit of those before', async () => {
  const { a, notified } = await openWatched();
  const row = { text: 'BCA', startsAt: '', endsAt: '', ...edited };
  expect(
    await notified((tx) => tx.insert(announcements).values({ ...row, websiteIds: [2] })),
  ).toEqual([2]);
  expect(await notified((tx) => tx.update(announcements).set({ websiteIds: [3] }))).toEqual([2, 3]);
  expect(
    await notified((tx) => tx.insert(announcements).values({ ...row, websiteIds: null })),
  ).toEqual([1, 2, 3]);
  expect(await notified((tx) => tx.delete(announcements).where(eq(announcements.id, 1)))).toEqual([
    3,
  ]);
  await a.write((tx) => tx.insert(announcements).values({ ...row, id: 9 }));
  await a.write((tx) => tx.insert(announcements).values(row));
  expect(await a.read.$count(announcements, eq(announcements.id, 10))).toBe(1);
});

it('a FAQ that gets another website notifies the servers of both, and one of a draft notifies none', async () => {
  const { notified } = await openWatched();
  const row = { question: 'Satu?', position: 99, path: '99/', ...edited };
  expect(await notified((tx) => tx.insert(faqs).values({ ...row, id: 50, websiteId: 1 }))).toEqual([
    1,
  ]);
  const inTwo = { websiteId: 2 };
  expect(await notified((tx) => tx.update(faqs).set(inTwo).where(eq(faqs.id, 50)))).toEqual([1, 2]);
  const release = {
    number: 1,
    tree: Buffer.of(),
    outline: Buffer.of(),
    changes: 0,
    publishedAt: '',
  };
  await notified(async (tx) => {
    const [{ id } = { id: 0 }] = await tx
      .insert(releases)
      .values({ ...release, websiteId: 2, publishedBy: 'admin' })
      .returning({ id: releases.id });
    await tx.insert(websiteSettings).values({ websiteId: 2, releaseId: id, ...edited });
  });
  expect(
    await notified((tx) => tx.update(faqs).set({ question: 'Dua?' }).where(eq(faqs.id, 50))),
  ).toEqual([]);
  expect(await notified((tx) => tx.delete(faqs).where(eq(faqs.id, 50)))).toEqual([]);
});

it('stores an address that is too long for an index entry, and refuses it a second time', async () => {
  const { a } = await openTwo();
  // The text cannot be compressed, so its index entry would be too long.
  const text = Array.from({ length: 6000 }, (_, n) => ((n * n * 7919) % 36).toString(36)).join('');
  const link = { websiteId: 1, link: text, linkKey: text, lastEditedAt: '', lastEditedBy: '' };
  await a.write((tx) => tx.insert(websiteLinks).values(link));
  await expect(a.write((tx) => tx.insert(websiteLinks).values(link))).rejects.toThrow();
});
