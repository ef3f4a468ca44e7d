import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { BotSettings, ChangedSettings, UndoStep } from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
import { messages } from '../copy/messages.ts';
import { lastEditColumns } from '../db/last-edit-columns.ts';
import { websiteSettings } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { restoreWebsite } from './restore-website.ts';
import { undoWebsiteEdit } from './website-writes.ts';

/** Undoes a website's edit, its deletion or a change of its settings. */
export async function undoWebsiteWrite(
  change: Change,
  steps: readonly UndoStep[],
): Promise<Undone> {
  const [step] = steps;
  if (step?.type === 'removed') return { message: await restoreWebsite(change, step), steps };
  if (step?.type === 'settings') return { message: await undoSettings(change, step), steps };
  return await undoWebsiteEdit(change, steps);
}

/** @throws ApiError 409 when the same settings were changed later. */
async function undoSettings(
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
