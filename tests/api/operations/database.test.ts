import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../api/db/database.ts';
import { faqs, websites } from '../../../api/db/schema.ts';
import { createEmptyDatabase } from '../test-api.ts';

const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
const website = { name: 'Satu', livechatLink: 'example.com', serverIp: '10.0.0.1', ...stamp };

async function addWebsite(db: Database): Promise<number> {
  const [row] = await db.write((tx) => tx.insert(websites).values(website).returning());
  return row?.id ?? 0;
}

async function addFaq(db: Database, websiteId: number, position: number): Promise<number> {
  const path = `${String(position).padStart(7, '0')}/`;
  const row = { websiteId, question: 'Apa?', position, path, ...stamp };
  const [created] = await db.write((tx) => tx.insert(faqs).values(row).returning());
  return created?.id ?? 0;
}

describe('database', () => {
  it('refuses a write outside a transaction', async () => {
    const db = await createEmptyDatabase();
    await addWebsite(db);
    const reader = db.read as unknown as Parameters<Parameters<Database['write']>[0]>[0];
    await expect(async () => await reader.delete(websites)).rejects.toThrow();
    expect(await db.read.$count(websites)).toBe(1);
  });

  it('saves nothing of a transaction that throws', async () => {
    const db = await createEmptyDatabase();
    const work = db.write(async (tx) => {
      await tx.insert(websites).values(website);
      throw new Error('half way');
    });
    await expect(work).rejects.toThrow('half way');
    expect(await db.read.$count(websites)).toBe(0);
    // The failed transaction does not block the next one.
    await addWebsite(db);
    expect(await db.read.$count(websites)).toBe(1);
  });

  it('runs no other write while a transaction waits', async () => {
    const db = await createEmptyDatabase();
    const seen: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        db.write(async () => {
          seen.push(`${name} begins`);
          await new Promise((resolve) => setTimeout(resolve, 5));
          seen.push(`${name} ends`);
        }),
      ),
    );
    expect(seen).toHaveLength(6);
    for (let at = 0; at < 6; at += 2) {
      const [name] = (seen[at] ?? '').split(' ');
      expect([seen[at], seen[at + 1]]).toEqual([`${name} begins`, `${name} ends`]);
    }
  });

  it('shows readers nothing of an open transaction', async () => {
    const db = await createEmptyDatabase();
    await db.write(async (tx) => {
      await tx.insert(websites).values(website);
      expect(await db.read.$count(websites)).toBe(0);
      expect(await tx.$count(websites)).toBe(1);
    });
    expect(await db.read.$count(websites)).toBe(1);
  });

  it('refuses a row with a missing reference', async () => {
    const db = await createEmptyDatabase();
    await expect(addFaq(db, 99, 1)).rejects.toThrow();
  });

  it('assigns the first FAQ an id after the reserved ids of the checks', async () => {
    const db = await createEmptyDatabase();
    expect(await addFaq(db, await addWebsite(db), 1)).toBe(22);
  });

  it('never reuses the id of a deleted row', async () => {
    const db = await createEmptyDatabase();
    const websiteId = await addWebsite(db);
    const id = await addFaq(db, websiteId, 1);
    await db.write((tx) => tx.delete(faqs).where(eq(faqs.id, id)));
    expect(await addFaq(db, websiteId, 1)).toBe(id + 1);
    await db.write((tx) => tx.delete(websites).where(eq(websites.id, websiteId)));
    expect(await addWebsite(db)).toBe(websiteId + 1);
  });
});
