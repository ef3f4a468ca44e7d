import { and, eq } from 'drizzle-orm';
import { copyFor, wordsToSend } from '../../embed/languages/languages.ts';
import { defaultLanguage, type Language } from '../../embed/languages/names.ts';
import { defaultAppearance } from '../contract/bot/appearance.ts';
import { defaultContact } from '../contract/bot/contact.ts';
import type { PublicBot, SentWords } from '../contract/bot/public-bot.ts';
import { publicBotOf } from '../contract/bot/public-bot-of.ts';
import type { Reader } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { websiteSettings, websites } from '../db/schema.ts';
import { examplesIn, greetingOfTree } from './greeting-of-tree.ts';

export interface BotSources {
  /** Finds the FAQs that visitors of a website read. */
  findPublicTree(
    db: Reader,
    websiteId: number,
  ): Promise<readonly { id: number; question: string }[] | undefined>;
  /** Finds how often visitors read the FAQs. */
  findFigures(db: Reader, websiteId: number): Promise<ReadonlyMap<number, { read: number }>>;
}

/** The greeting of a website whose admins have chosen none. It is null for the bot's own. */
export async function findDefaultGreeting(
  db: Reader,
  websiteId: number,
  { findPublicTree, findFigures }: BotSources,
  language: string,
): Promise<string | null> {
  const tree = (await findPublicTree(db, websiteId)) ?? [];
  return greetingIn(wordsToSend(language), tree, await findFigures(db, websiteId));
}

/**
 * A website's settings for its bot; undefined when there is no such website.
 *
 * @param language the language of the bot's texts, if it differs from the one that the admins chose.
 */
export async function findPublicBot(
  db: Reader,
  websiteId: number,
  { findPublicTree, findFigures }: BotSources,
  language?: string,
): Promise<PublicBot | undefined> {
  const [row] = await db
    .select({
      name: websites.name,
      appearance: websiteSettings.appearance,
      avatar: websiteSettings.avatar,
      contact: websiteSettings.contact,
      privacy: websiteSettings.privacy,
      help: websiteSettings.help,
    })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(and(eq(websites.id, websiteId), withBot));
  if (row === undefined) return undefined;
  const { name, avatar, contact, privacy, help } = row;
  const appearance = { ...defaultAppearance, ...row.appearance, avatar };
  const tree = (await findPublicTree(db, websiteId)) ?? [];
  const shown = new Set(tree.map(({ id }) => id));
  appearance.shortcuts = appearance.shortcuts.filter((id) => shown.has(id));
  const words = wordsToSend(language ?? appearance.lang);
  if (appearance.greeting === null || appearance.page_greeting === null) {
    const figures = await findFigures(db, websiteId);
    const greeting = greetingIn(words, tree, figures);
    appearance.greeting ??= greeting;
    appearance.page_greeting ??= greeting;
  }
  return {
    ...publicBotOf({ appearance, contact: contact ?? defaultContact, name, privacy, help }),
    words,
  };
}

type BotTree = NonNullable<Awaited<ReturnType<BotSources['findPublicTree']>>>;
type Figures = Awaited<ReturnType<BotSources['findFigures']>>;

function greetingIn(words: SentWords | undefined, tree: BotTree, figures: Figures): string | null {
  const { hint } = copyFor((words?.lang as Language) ?? defaultLanguage, words).floating;
  const usual = examplesIn(copyFor(defaultLanguage).floating.hint);
  return greetingOfTree(hint, usual, tree, (id) => figures.get(id)?.read ?? 0) ?? null;
}
