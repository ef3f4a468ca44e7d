import { and, eq, inArray } from 'drizzle-orm';
import { defaultAppearance } from '../contract/bot/appearance.ts';
import { defaultContact } from '../contract/bot/contact.ts';
import { defaultHelpPage } from '../contract/bot/help-page.ts';
import type { EmbedMode } from '../contract/embedding.ts';
import type { WebsiteSettings } from '../contract/faqs/publishing.ts';
import { toReviewMonths } from '../contract/faqs/review.ts';
import { messages } from '../copy/messages.ts';
import type { BotSettings } from '../db/bot-settings.ts';
import type { Reader } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { faqs, websiteSettings, websites } from '../db/schema.ts';
import { requireRow } from '../http/require-row.ts';

/** A website's settings in the stored form and in the API's form. */
export interface StoredSettings {
  name: string;
  stored: BotSettings;
  settings: WebsiteSettings;
  /** The questions of the shortcuts, in their order. */
  shortcuts: string[];
}

/**
 * A website's settings. A website without a row has the default settings.
 *
 * @param allowsLibrary whether it may be the library of shared FAQs, which has words to fill in but no bot.
 * @throws ApiError 404 when there is no such website.
 */
export async function readStoredSettings(
  db: Reader,
  websiteId: number,
  defaultEmbed: EmbedMode,
  allowsLibrary = false,
): Promise<StoredSettings> {
  const found = db
    .select({ name: websites.name, row: websiteSettings })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(and(eq(websites.id, websiteId), allowsLibrary ? undefined : withBot));
  const { name, row } = await requireRow(found, messages.websiteNotFound);
  const { appearance = null, avatar = null, contact = null, embed = null } = row ?? {};
  const { fillWords = null, reviewEvery = null, reviewSince = null } = row ?? {};
  const { privacy = null, help = null, helpHost = null } = row ?? {};
  const chosen = await findQuestions(db, websiteId, appearance?.shortcuts ?? []);
  return {
    name,
    stored: {
      appearance,
      avatar,
      contact,
      embed,
      fillWords,
      reviewEvery,
      reviewSince,
      privacy,
      help,
      helpHost,
    },
    settings: {
      version: row?.version ?? 1,
      publishing: row === null || row.releaseId === null ? 'direct' : 'draft',
      embed: embed ?? defaultEmbed,
      appearance: {
        ...defaultAppearance,
        ...appearance,
        avatar,
        shortcuts: chosen.map(({ id }) => id),
      },
      contact: contact ?? defaultContact,
      words: fillWords ?? {},
      review_every: toReviewMonths(reviewEvery),
      privacy,
      help: { ...(help ?? defaultHelpPage), ...(helpHost !== null && { host: helpHost }) },
    },
    shortcuts: chosen.map(({ question }) => question),
  };
}

/** The FAQs with these ids that belong to the website, in the same order. */
export async function findQuestions(
  db: Reader,
  websiteId: number,
  ids: readonly number[],
): Promise<{ id: number; question: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: faqs.id, question: faqs.question })
    .from(faqs)
    .where(and(inArray(faqs.id, [...ids]), eq(faqs.websiteId, websiteId)));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
