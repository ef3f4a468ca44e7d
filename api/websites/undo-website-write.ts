import type { Change } from '../audit-log/audited-database.ts';
import { undoSettings } from '../audit-log/undo-settings.ts';
import type { UndoStep } from '../audit-log/undo-steps.ts';
import type { Undone } from '../audit-log/undone.ts';
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
