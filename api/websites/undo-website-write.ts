import { and, inArray, isNull } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import { undoSettings } from '../audit-log/undo-settings.ts';
import type { RemovedRows, UndoStep } from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
import { messages } from '../copy/messages.ts';
import { runInStatements } from '../db/run-in-statements.ts';
import { users, websiteLinks } from '../db/schema.ts';
import { Forest } from '../faqs/tree/forest.ts';
import { saveTree } from '../faqs/tree/save-tree.ts';
import { restoreRows } from '../faqs/tree/undo-tree-steps.ts';
import { restorePublishing } from './website-publishing.ts';
import { insertWebsite, undoWebsiteEdit } from './website-writes.ts';

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

/**
 * Restores a deleted website with its FAQs, links, settings and current release, and assigns it to its former accounts
 * that have no other website now. There are no conflicts, because ids are never used twice.
 */
async function restoreWebsite({ tx, by }: Change, removed: RemovedRows): Promise<string> {
  if (removed.website === undefined) throw new Error('The snapshot has no website.');
  const { website, links, userIds, publishing } = removed;
  await insertWebsite(tx, website);
  const tree = new Forest(website.id, []);
  restoreRows(tree, removed);
  await saveTree(tx, tree, by.username);
  if (publishing !== undefined) await restorePublishing(tx, publishing);
  await runInStatements(links, async (part) => tx.insert(websiteLinks).values(part));
  await runInStatements(userIds, async (part) =>
    tx
      .update(users)
      .set({ websiteId: website.id })
      .where(and(inArray(users.id, part), isNull(users.websiteId))),
  );
  return messages.websiteRestored;
}
