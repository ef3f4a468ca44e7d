import { eq } from 'drizzle-orm';
import { wordsToSend } from '../../embed/languages/languages.ts';
import { defaultAppearance } from '../contract/bot/appearance.ts';
import { defaultContact } from '../contract/bot/contact.ts';
import type { PublicBot } from '../contract/bot/public-bot.ts';
import { publicBotOf } from '../contract/bot/public-bot-of.ts';
import type { Reader } from '../db/database.ts';
import { websiteSettings, websites } from '../db/schema.ts';

/** Finds the FAQs that visitors of a website read. */
export type FindPublicTree = (
  db: Reader,
  websiteId: number,
) => Promise<readonly { id: number }[] | undefined>;

/**
 * A website's settings for its bot; undefined when there is no such website.
 *
 * @param language the language of the bot's texts, if it differs from the one that the admins chose.
 */
export async function findPublicBot(
  db: Reader,
  websiteId: number,
  findPublicTree: FindPublicTree,
  language?: string,
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
  // Read the tree only if there are shortcuts, which few websites have.
  if (appearance.shortcuts.length > 0) {
    const tree = await findPublicTree(db, websiteId);
    const shown = new Set(tree?.map(({ id }) => id));
    appearance.shortcuts = appearance.shortcuts.filter((id) => shown.has(id));
  }
  const bot = publicBotOf({ appearance, contact: contact ?? defaultContact, name });
  return { ...bot, words: wordsToSend(language ?? appearance.lang) };
}
