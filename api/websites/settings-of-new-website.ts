import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { lastEditColumns } from '../db/edit-row.ts';
import { websiteSettings } from '../db/schema.ts';

/**
 * Copies a website's looks, its ways to a person, its words to fill in and its privacy notice, to a new website. Who may embed the bot is
 * not copied: the new website has no links yet. Its help page is off until somebody turns it on.
 *
 * @param copyOf the id of the copy of each FAQ, for the FAQs on the bot's first screen.
 * @returns whether there was something to copy.
 */
export async function copySettings(
  tx: Tx,
  fromId: number,
  { websiteId, by }: { websiteId: number; by: string },
  copyOf: ReadonlyMap<number, number>,
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(websiteSettings)
    .where(eq(websiteSettings.websiteId, fromId));
  const {
    appearance = null,
    avatar = null,
    contact = null,
    fillWords = null,
    privacy = null,
  } = row ?? {};
  if ([appearance, avatar, contact, fillWords, privacy].every((part) => part === null))
    return false;
  await tx.insert(websiteSettings).values({
    websiteId,
    appearance: appearance && {
      ...appearance,
      shortcuts: appearance.shortcuts.flatMap((id) => copyOf.get(id) ?? []),
    },
    avatar,
    contact,
    fillWords,
    privacy,
    ...lastEditColumns(by),
  });
  return true;
}
