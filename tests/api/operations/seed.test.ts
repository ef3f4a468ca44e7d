import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import {
  faqs,
  images,
  ledgerTickets,
  websiteLinks,
  websites,
  whitelists,
} from '../../../api/db/schema.ts';
import { type SeedMode, seedDatabase } from '../../../api/db/seed/seed.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createEmptyDatabase, repositoryRoot } from '../test-api.ts';

async function seeded(mode: SeedMode): Promise<Database> {
  const db = await createEmptyDatabase();
  await seed(db, mode);
  return db;
}

const seed = (db: Database, mode: SeedMode) =>
  seedDatabase(db, { mode, imagesFolder: join(repositoryRoot, 'api/db/seed/starter/images') });

describe('seed', () => {
  it('none creates website 1 and whitelists this machine, nothing else', async () => {
    const db = await seeded('none');
    expect(await db.read.select().from(websites)).toMatchObject([
      {
        id: 1,
        name: 'Website Demo',
        livechatLink: 'https://example.com/livechat',
        serverIp: '127.0.0.1',
      },
    ]);
    expect(await db.read.select().from(whitelists)).toMatchObject([
      { ip: '127.0.0.1', status: true },
    ]);
    expect(await db.read.$count(faqs)).toBe(0);
    expect(await db.read.$count(ledgerTickets)).toBe(0);
  });

  it('starter creates the tree with its images, and no tickets', async () => {
    const db = await seeded('starter');
    expect(await db.read.$count(faqs)).toBeGreaterThanOrEqual(45);
    expect(await db.read.$count(images)).toBeGreaterThanOrEqual(3);
    expect(await db.read.$count(ledgerTickets)).toBe(0);
    await expectIntactTree(db, 1);
  });

  it('uses id 6 for the deposit check and id 21 for the withdrawal check', async () => {
    const db = await seeded('starter');
    const rows = await db.read.select().from(faqs).orderBy(asc(faqs.id));
    const question = (id: number) => rows.find((row) => row.id === id)?.question ?? '';
    expect(question(6)).toMatch(/cek deposit/i);
    expect(question(21)).toMatch(/cek withdraw/i);
  });

  it('demo adds sample tickets and a link', async () => {
    const db = await seeded('demo');
    expect(await db.read.$count(ledgerTickets)).toBeGreaterThan(0);
    expect(await db.read.$count(websiteLinks)).toBe(1);
  });

  it('does not change a database that has a website', async () => {
    const db = await seeded('none');
    await seed(db, 'demo');
    expect(await db.read.$count(faqs)).toBe(0);
  });

  it('never assigns a new FAQ an id of the tree', async () => {
    const db = await seeded('starter');
    const before = await db.read.select({ id: faqs.id }).from(faqs);
    const highest = Math.max(...before.map(({ id }) => id));
    const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
    const row = { websiteId: 1, question: 'Baru', position: 9999, path: '0009999/', ...stamp };
    const [created] = await db.write((tx) => tx.insert(faqs).values(row).returning());
    expect(created?.id).toBe(Math.max(highest, 21) + 1);
  });
});
