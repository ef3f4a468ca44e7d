import { type RecordedWrite, websitesOf } from '../../audit-log/audited-database.ts';
import { recordTouchedFaqs } from '../../audit-log/record-touched-faqs.ts';
import { type FaqsStep, isFaqs, type UndoStep } from '../../audit-log/undo-steps.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import type { FaqRow } from '../../db/faq-row.ts';
import { findWebsiteName } from '../../db/find-website-name.ts';
import { hasWebsite } from '../../db/has-website.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { ApiError } from '../../http/errors.ts';
import { readRows } from '../tree/read-rows.ts';
import { writeContent } from '../writes/edit-faqs.ts';
import {
  areInOrder,
  type Copy,
  hasOwnBelow,
  listShowing,
  readCopies,
  readStale,
  readStaleAmong,
  rootsOf,
} from './copies.ts';
import { handToDeletion, handToLibrary, withoutOriginals } from './hand-over.ts';
import { findLibraryId, readLibrary } from './library.ts';
import { type LostByWebsite, syncWebsite, type Writer } from './sync-website.ts';

/**
 * What follows from a write of FAQs. A write of the library changes the copies of all websites. A write of a website
 * must leave its copies equal to their originals; only an undo may need repairs.
 *
 * @returns the websites whose FAQs it changed, apart from those of the writes.
 */
export async function syncShared(
  change: Writer,
  recorded: readonly RecordedWrite[],
): Promise<Iterable<number>> {
  const writes = recorded.filter(isOfFaqs);
  if (writes.length === 0) return [];
  const libraryId = await findLibraryId(change.tx);
  if (libraryId === undefined) return [];
  const written = new Set(writes.flatMap(websitesOf));
  const isUndo = writes.some(({ action }) => action === 'restore');
  for (const id of written) await requireSound(change, id, libraryId);
  if (written.has(libraryId)) {
    return await syncAll(change, libraryId, writes, isUndo);
  }

  const library = await readLibrary(change.tx, libraryId);
  const undone = writes.flatMap((write) => write.undone ?? []);
  for (const id of written) {
    const copies = await readCopies(change.tx, id);
    const lost = lostIn(undone).filter(({ websiteId }) => websiteId === id);
    if (copies.length === 0 && lost.length === 0) continue;
    if (isUndo) {
      const isWebsite = writes.some(({ entity }) => entity === 'website');
      const isGone = rootsOf(copies).some(({ sourceId }) => !library.has(sourceId));
      // A website that comes back loses what has left the library meanwhile.
      if (isGone && !isWebsite) throw new ApiError(409, messages.sharedIsGone);
      if (lost.length > 0 || !areInOrder(copies, library)) {
        const done = await syncWebsite(change, id, { copies, library, lost });
        requireNoOwnLost(undone, done.lost);
        for (const each of lost) {
          await handToLibrary(change.tx, library, withoutOriginals(library, each));
        }
        if (done.lost) await handToLibrary(change.tx, library, done.lost);
      }
      await syncTexts(change, id);
    } else if (!areInOrder(copies, library) || (await readStale(change.tx, id)).length > 0) {
      throw new ApiError(409, messages.sharedIsReadOnly);
    }
  }
  return [];
}

function isOfFaqs({ entity, action }: RecordedWrite): boolean {
  return entity === 'faq' || (entity === 'website' && action === 'restore');
}

/** @throws ApiError 409 when a website shows a FAQ twice or has own FAQs in a shown branch, or the library has copies. */
async function requireSound({ tx }: Writer, websiteId: number, libraryId: number): Promise<void> {
  const copies = await readCopies(tx, websiteId);
  if (copies.length === 0) return;
  if (websiteId === libraryId) throw new ApiError(409, messages.sharedInShared);
  if (new Set(copies.map(({ sourceId }) => sourceId)).size < copies.length) {
    throw new ApiError(409, messages.sharedTwice);
  }
  if (await hasOwnBelow(tx, websiteId)) throw new ApiError(409, messages.sharedIsReadOnly);
}

/** @throws ApiError 409 when FAQs of the website that the undo made copies again have no original there any more. */
function requireNoOwnLost(undone: readonly UndoStep[], lost: LostByWebsite | undefined): void {
  const sourced = undone.filter(isFaqs).flatMap((step) => step.sourced ?? []);
  const own = new Set(sourced.map(({ id }) => id));
  if (lost?.faqs.some(({ id }) => own.has(id))) throw new ApiError(409, messages.sharedIsGone);
}

/** Changes the copies of all websites after a write of the library. */
async function syncAll(
  change: Writer,
  libraryId: number,
  writes: readonly RecordedWrite[],
  isUndo: boolean,
): Promise<Set<number>> {
  const { tx } = change;
  const edited = editedBy(writes);
  // The places of all copies are many rows, and an edit of texts leaves them as they are.
  if (edited) {
    const stale = await readStaleAmong(tx, edited);
    await writeContent(change, stale);
    return new Set(stale.map(({ row }) => row.websiteId));
  }
  const library = await readLibrary(tx, libraryId);
  const returning = lostIn(writes.flatMap(({ undone = [] }) => undone));
  const copiesOf = new Map<number, Copy[]>();
  const toWebsites: LostByWebsite[] = [];
  for (const lost of returning) {
    if (await hasWebsite(tx, lost.websiteId)) {
      copiesOf.set(lost.websiteId, []);
      toWebsites.push(lost);
    } else await handToDeletion(tx, lost);
  }
  const letOthersRun = yieldToRequests();
  for (const websiteId of await listShowing(tx)) {
    await letOthersRun();
    copiesOf.set(websiteId, await readCopies(tx, websiteId));
  }
  const synced = new Set<number>();
  const steps: FaqsStep[] = [];
  for (const [websiteId, copies] of copiesOf) {
    await letOthersRun();
    const lost = toWebsites.filter((each) => each.websiteId === websiteId);
    if (lost.length === 0) {
      if (areInOrder(copies, library)) continue;
      const faqs = await findMovedHere(tx, copies, toWebsites);
      lost.push({ websiteId, faqs, roots: [] });
    }
    const done = await syncWebsite(change, websiteId, { copies, library, lost });
    synced.add(websiteId);
    if (done.lost) steps.push({ type: 'faqs', websiteId, lost: done.lost });
    // Undoing an undo is not possible, so the website would lose the branch for ever.
    if (isUndo && done.lostRoots.some(({ sourceId }) => !library.has(sourceId))) {
      const name = (await findWebsiteName(tx, websiteId)) ?? '';
      throw new ApiError(409, messages.sharedStillShown(name));
    }
  }
  for (const websiteId of copiesOf.keys()) {
    await letOthersRun();
    if (await syncTexts(change, websiteId)) synced.add(websiteId);
  }
  const entry = writes.findLast(({ undo }) => undo !== undefined);
  if (entry?.undo && steps.length > 0) {
    entry.undo = [...entry.undo, ...steps];
    const { entryId } = entry;
    await recordTouchedFaqs(tx, { entryId, steps, isUndo: false, describedId: null });
  }
  return synced;
}

/** What other websites lost of branches that moved to this one since. Those websites have taken what is theirs. */
async function findMovedHere(
  tx: Tx,
  copies: readonly Copy[],
  lost: readonly LostByWebsite[],
): Promise<FaqRow[]> {
  const here = new Set(copies.map(({ id }) => id));
  const found: FaqRow[] = [];
  for (const row of lost.flatMap(({ faqs }) => faqs)) {
    if (!here.has(row.parentId ?? 0)) continue;
    here.add(row.id);
    found.push(row);
  }
  const rows = await readRows(
    tx,
    found.map(({ id }) => id),
  );
  const used = new Set(rows.map(({ id }) => id));
  return found.filter(({ id }) => !used.has(id));
}

/** The FAQs whose texts the writes edited; undefined if they did something else. */
function editedBy(writes: readonly RecordedWrite[]): number[] | undefined {
  const stepsOf = writes.map(({ undo = [], undone = [] }) => [...undo, ...undone]);
  if (stepsOf.some((steps) => steps.length === 0)) return undefined;
  const ids: number[] = [];
  for (const step of stepsOf.flat()) {
    if (step.type !== 'faqs') return undefined;
    const { type: _type, websiteId: _id, edited, ...others } = step;
    if (edited === undefined || Object.keys(others).length > 0) return undefined;
    for (const { id } of edited) ids.push(id);
  }
  return ids;
}

/** Writes the originals' texts into a website's copies that differ. Returns whether some did. */
async function syncTexts(change: Writer, websiteId: number): Promise<boolean> {
  const stale = await readStale(change.tx, websiteId);
  await writeContent(change, stale);
  return stale.length > 0;
}

/** What websites lost by writes. */
function lostIn(steps: readonly UndoStep[]): LostByWebsite[] {
  return steps
    .filter(isFaqs)
    .flatMap(({ websiteId, lost }) => (lost ? { ...lost, websiteId } : []));
}
