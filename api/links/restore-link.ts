import { eq } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { UndoStep } from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
import { messages } from '../copy/messages.ts';
import { isUniqueError } from '../db/is-unique-error.ts';
import { websites } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { insertLink, undoLinkWrite } from './link-writes.ts';

/** Undoes any write of a link. */
export async function restoreLink(change: Change, steps: readonly UndoStep[]): Promise<Undone> {
  const { tx } = change;
  const [removed] = steps;
  if (removed?.type === 'row') return await undoLinkWrite(change, steps);
  const link = removed?.type === 'removed' ? removed.links[0] : undefined;
  if (link === undefined) throw new Error('The snapshot has no link.');
  if ((await tx.$count(websites, eq(websites.id, link.websiteId))) === 0) {
    throw new ApiError(409, messages.websiteOfRestoredGone);
  }
  await insertLink(tx, link).catch((error: unknown) => {
    if (isUniqueError(error)) throw new ApiError(409, messages.linkTaken);
    throw error;
  });
  return { message: messages.linkRestored, steps };
}
