import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { messages } from '../copy/messages.ts';
import type { BotSettings } from '../db/bot-settings.ts';
import { lastEditColumns } from '../db/edit-row.ts';
import { websiteSettings } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { Change } from './audited-database.ts';
import type { ChangedSettings } from './undo-steps.ts';

/**
 * Undoes a change of a website's settings.
 *
 * @throws ApiError 409 when the same settings were changed later.
 */
export async function undoSettings(
  { tx, by }: Change,
  { websiteId, before, after }: ChangedSettings,
): Promise<string> {
  const [row] = await tx
    .select()
    .from(websiteSettings)
    .where(eq(websiteSettings.websiteId, websiteId));
  if (row === undefined) throw new ApiError(409, messages.websiteOfRestoredGone);
  const names = Object.keys(after) as (keyof BotSettings)[];
  if (names.some((name) => !isDeepStrictEqual(row[name], after[name]))) {
    throw new ApiError(409, messages.settingsEditedSince);
  }
  await tx
    .update(websiteSettings)
    .set({ ...before, ...lastEditColumns(by.username), version: row.version + 1 })
    .where(eq(websiteSettings.websiteId, websiteId));
  return messages.writeUndone;
}
