import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type FormerSteps, type StoredEntry, toSteps } from './former-steps.ts';
import type { UndoStep } from './undo-steps.ts';

/** Steps as JSON with more characters than this are compressed: a write of thousands of FAQs has tens of megabytes. */
const plainMaxLength = 16 * 1024;

/** The first bytes of a gzip file in base64. JSON cannot start like this. */
const compressedStart = 'H4sI';

/**
 * The steps of a write in their stored form. It is an object, so that an earlier server, which runs beside this one during an
 * upgrade, fails when it should undo them. In a list it would skip the steps that it does not know.
 */
export async function packSteps(steps: readonly UndoStep[]): Promise<string> {
  const json = JSON.stringify({ steps });
  if (json.length <= plainMaxLength) return json;
  // Without a turn among the compressions of responses: the transaction must not wait for readers.
  return (await promisify(gzip)(json)).toString('base64');
}

/** Reverts `packSteps`. Also reads what earlier servers stored. */
export async function unpackSteps(stored: string, entry: StoredEntry): Promise<UndoStep[]> {
  const json = stored.startsWith(compressedStart)
    ? (await promisify(gunzip)(Buffer.from(stored, 'base64'))).toString()
    : stored;
  const saved: { steps: UndoStep[] } | FormerSteps = JSON.parse(json);
  return 'steps' in saved ? saved.steps : toSteps(saved, entry);
}
