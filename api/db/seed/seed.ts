import { defaultWebsiteId } from '../../contract/well-known-ids.ts';
import type { Database } from '../database.ts';
import { lastEditColumns } from '../edit-row.ts';
import { ledgerTickets, websiteLinks, websites, whitelists } from '../schema.ts';
import { insertStarterTree, readStarterImages } from './insert-starter-tree.ts';
import { sampleTickets } from './sample-tickets.ts';
import { starterFaqs } from './starter/starter-tree.ts';

/** `none`: only website 1; `starter`: also its FAQ tree; `demo`: also sample tickets and a link. */
export type SeedMode = 'demo' | 'starter' | 'none';

export interface SeedOptions {
  mode: SeedMode;
  /** The folder of the starter tree's images. */
  imagesFolder: string;
}

const by = 'system';

/** Fills an empty database. A database that has a website is not changed. */
export async function seedDatabase(
  db: Database,
  { mode, imagesFolder }: SeedOptions,
): Promise<void> {
  if ((await db.read.$count(websites)) > 0) return;
  const tree = mode === 'none' ? [] : starterFaqs;
  const starterImages = await readStarterImages(tree, imagesFolder);
  await db.write(async (tx) => {
    // Several servers may start at once.
    if ((await tx.$count(websites)) > 0) return;
    await tx.insert(websites).values({
      id: defaultWebsiteId,
      name: 'Website Demo',
      livechatLink: 'https://example.com/livechat',
      serverIp: '127.0.0.1',
      ...lastEditColumns(by),
    });
    await tx
      .insert(whitelists)
      .values({ ip: '127.0.0.1', ...lastEditColumns(by) })
      .onConflictDoNothing();
    if (tree.length > 0) {
      await insertStarterTree(tx, tree, starterImages, { websiteId: defaultWebsiteId, by });
    }
    if (mode === 'demo') {
      // An operator may have imported tickets before the first start.
      await tx.insert(ledgerTickets).values(sampleTickets).onConflictDoNothing();
      await tx.insert(websiteLinks).values({
        websiteId: defaultWebsiteId,
        link: 'https://example.com',
        linkKey: 'https://example.com/',
        ...lastEditColumns(by),
      });
    }
  });
}
