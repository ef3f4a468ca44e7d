import { eq } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import type { UndoStep } from '../../audit-log/undo-steps.ts';
import type { Undone } from '../../audit-log/undone.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import { releases } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import { publishAgain } from './publish.ts';
import { findCurrentRelease, type ReleaseRow } from './release-queries.ts';

/**
 * Publishes the previous release again. The draft does not change, so it still has the changes that were published.
 *
 * @throws ApiError 409 when visitors already read another release.
 */
export async function undoPublication(change: Change, steps: readonly UndoStep[]): Promise<Undone> {
  const [step] = steps;
  if (step?.type !== 'published') throw new Error('The snapshot has no publication.');
  const undone = await findRelease(change.tx, step.releaseId);
  const current = undone && (await findCurrentRelease(change.tx, undone.websiteId));
  if (current?.id !== step.releaseId) throw new ApiError(409, messages.publishedSince);
  const earlier = await findRelease(change.tx, step.previousId);
  if (earlier === undefined) throw new ApiError(409, messages.releaseNotFound);
  await publishAgain(change, { earlier, current });
  return { message: messages.releaseRestored(earlier.number), steps };
}

async function findRelease(tx: Tx, id: number): Promise<ReleaseRow | undefined> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, id));
  return release;
}
