import { eq } from 'drizzle-orm';
import { defaultAppearance } from '../contract/appearance.ts';
import { defaultContact } from '../contract/contact.ts';
import type { PublicBot } from '../contract/public-bot.ts';
import { publicBotOf } from '../contract/public-bot-of.ts';
import type { Reader } from '../db/database.ts';
import { websiteSettings, websites } from '../db/schema.ts';

/** What visitors read of a website's FAQs. */
export type FindPublicTree = (
  db: Reader,
  websiteId: number,
) => Promise<readonly { id: number }[] | undefined>;

/** What a website's bot gets of its settings; undefined when there is no such website. */
export async function findPublicBot(
  db: Reader,
  websiteId: number,
  findPublicTree: FindPublicTree,
): Promise<PublicBot | undefined> {
  const [row] = await db
    .select({
      name: websites.name,
      appearance: websiteSettings.appearance,
      avatar: websiteSettings.avatar,
      contact: websiteSettings.contact,
    })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(eq(websites.id, websiteId));
  if (row === undefined) return undefined;
  const { name, avatar, contact } = row;
  const appearance = { ...defaultAppearance, ...row.appearance, avatar };
  // Few websites have shortcuts, so only those read the tree.
  if (appearance.shortcuts.length > 0) {
    const tree = await findPublicTree(db, websiteId);
    const shown = new Set(tree?.map(({ id }) => id));
    appearance.shortcuts = appearance.shortcuts.filter((id) => shown.has(id));
  }
  return publicBotOf({ appearance, contact: contact ?? defaultContact, name });
}
