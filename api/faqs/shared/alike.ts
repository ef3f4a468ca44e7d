import { asc, eq } from 'drizzle-orm';
import type { Change } from '../../audit-log/audited-database.ts';
import type { FaqsStep, UndoStep } from '../../audit-log/undo-steps.ts';
import { alikeDifferencesMax } from '../../config/server-limits.ts';
import type {
  AlikeBranch,
  AlikeBranches,
  ReplaceAlike,
  ReplaceAlikeResponse,
} from '../../contract/faqs/shared-faqs.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import {
  contentOf,
  type FaqContent,
  type FaqRow,
  hasContent,
  withoutOwn,
} from '../../db/faq-row.ts';
import { withBot } from '../../db/has-website.ts';
import { faqs, websites } from '../../db/schema.ts';
import { yieldToRequests } from '../../db/yield-to-requests.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import { readKnownWords } from '../fill-words/known-words.ts';
import type { Node } from '../tree/forest.ts';
import { loadTree } from '../tree/load-tree.ts';
import { readRows } from '../tree/read-rows.ts';
import { saveTree } from '../tree/save-tree.ts';
import { auditedFaqs } from '../writes/audited-faqs.ts';
import { editFaqs, setSources } from '../writes/edit-faqs.ts';
import { addWords, type WriteWords } from './add-words.ts';
import {
  type Branch,
  likenessTo,
  listDifferences,
  pairUp,
  toBranches,
} from './compare-branches.ts';
import type { FoundBranch } from './compare-texts.ts';
import { readShowing } from './copies.ts';
import { sourcedFaqs } from './detach-shared.ts';
import { findLibraryId } from './library.ts';
import { proposeWords } from './propose-words.ts';

/** A FAQ of the library. @throws ApiError 404 for others. */
export async function requireShared(db: Reader, id: number): Promise<FaqRow> {
  const [row] = await db.select().from(faqs).where(eq(faqs.id, id));
  if (row === undefined || row.websiteId !== (await findLibraryId(db))) {
    throw new ApiError(404, messages.faqNotFound);
  }
  return row;
}

/** The branch of each website that is most like a branch of the library. */
export async function findAlike(db: Reader, id: number): Promise<AlikeBranches> {
  const shared = await readShared(db, id);
  const all = await db
    .select({ id: websites.id, name: websites.name })
    .from(websites)
    .where(withBot)
    .orderBy(asc(websites.id));
  const branches: AlikeBranch[] = [];
  let listed = 0;
  const found: FoundBranch[] = [];
  const likenessOf = likenessTo(shared.root);
  const showing = await readShowing(db, [...shared.ids]);
  const letOthersRun = yieldToRequests();
  for (const website of all) {
    if (showing.has(website.id)) continue;
    await letOthersRun();
    const ofWebsite = toBranches(await readTree(db, website.id));
    let best: Branch<FaqRow> | undefined;
    let most = 0;
    for (const own of ofWebsite) {
      await letOthersRun();
      const alike = likenessOf(own);
      if (alike <= most || hasCopies(own)) continue;
      best = own;
      most = alike;
    }
    if (best === undefined) continue;
    const differences = listDifferences(shared.root, best);
    const isTooMany = listed > 0 && listed + differences.length > alikeDifferencesMax;
    if (isTooMany && differences.length > 0) continue;
    listed += differences.length;
    found.push({ websiteId: website.id, own: best });
    branches.push({
      website_id: website.id,
      name: website.name,
      faq_id: best.row.id,
      question: best.row.question,
      faqs: sizeOf(best),
      version: versionOf(best),
      differences,
    });
  }
  if (listed === 0 || listed > alikeDifferencesMax) return { branches, words: [] };
  const known = await readKnownWords(db);
  return { branches, words: await proposeWords(shared.root, found, { known, showing }) };
}

/**
 * Replaces branches of websites by the library's. Their FAQs become the copies, so that links and figures stay. Chosen
 * differences become words to fill in.
 */
export async function replaceAlike(
  change: Change,
  id: number,
  { branches: chosen, words = [] }: ReplaceAlike,
  write: WriteWords,
): Promise<ReplaceAlikeResponse> {
  const { tx, record } = change;
  const shared = await readShared(tx, id);
  const versions = new Map(chosen.map(({ faq_id, version }) => [faq_id, version]));
  const roots = await readRows(tx, versions.keys());
  if (roots.length < versions.size) throw new ApiError(409, messages.chosenFaqsGone);
  if (new Set(roots.map(({ websiteId }) => websiteId)).size < roots.length) {
    throw fieldError(400, 'branches', messages.alikeTwice);
  }
  const found: FoundBranch[] = [];
  const likenessOf = likenessTo(shared.root);
  for (const { id: rootId, websiteId } of roots) {
    const branches = toBranches(await readTree(tx, websiteId));
    const own = branches.find(({ row }) => row.id === rootId);
    const isOther = websiteId !== shared.root.row.websiteId;
    const isSeen = own !== undefined && versionOf(own) === versions.get(rootId);
    if (!isOther || !isSeen || hasCopies(own) || likenessOf(own) === 0) {
      throw fieldError(409, 'branches', messages.alikeChanged);
    }
    found.push({ websiteId, own });
  }
  const showing = await readShowing(tx, [...shared.ids]);
  const undo: UndoStep[] =
    words.length > 0 ? await addWords(change, shared.root, found, { words, showing, write }) : [];
  const { root } = words.length > 0 ? await readShared(tx, id) : shared;
  for (const { websiteId, own } of found) {
    undo.push(await replaceBranch(change, websiteId, root, own));
  }
  const undoId = await record({
    action: 'replace',
    ...auditedFaqs.subject(root.row),
    label: messages.alikeLabel(shared.root.row.question, roots.length),
    before: { shared: false },
    after: { shared: true },
    undo,
  });
  return {
    message: messages.alikeReplaced(roots.length, (await readShowing(tx, [root.row.id])).size),
    undo_id: undoId,
    websites: roots.length,
  };
}

/** Returns the step for the undo. */
async function replaceBranch(
  change: Change,
  websiteId: number,
  shared: Branch<FaqRow>,
  own: Branch<FaqRow>,
): Promise<FaqsStep> {
  const { tx, by } = change;
  const tree = await loadTree(tx, websiteId);
  const sources = new Map<FaqRow, number>();
  const edits: { row: FaqRow; content: Partial<FaqContent> }[] = [];
  const copies = new Map<number, Node>();
  for (const pair of pairUp(shared, own)) {
    if (pair.shared === undefined) {
      const node = tree.find(pair.own?.row.id ?? 0);
      // It is gone already if its parent was removed.
      if (node) tree.remove(node);
      continue;
    }
    const { row } = pair.shared;
    const content = withoutOwn(contentOf(row));
    if (pair.own) {
      sources.set(pair.own.row, row.id);
      const { row: replaced } = pair.own;
      const { note, own_note } = replaced;
      // The library's note replaces that of the website, which stays beside it.
      const kept = { own_note: own_note ?? (note === row.note ? null : note) };
      edits.push({ row: replaced, content: { ...content, ...kept } });
      copies.set(row.id, tree.require(pair.own.row.id));
    } else {
      const above = copies.get(row.parentId ?? 0) ?? null;
      copies.set(row.id, tree.add({ ...contentOf(row), sourceId: row.id }, above));
    }
  }
  const { undo } = await saveTree(tx, tree, by.username);
  const edited = await editFaqs(
    change,
    edits.filter(({ row, content }) => !hasContent(row, content)),
  );
  const after = [...sources.keys()];
  await setSources(
    change,
    after.map((row) => ({ id: row.id, sourceId: sources.get(row) ?? null })),
  );
  const written = edits.map(({ row, content }) => ({ ...row, ...content }));
  const sourceOf = new Map(after.map((row) => [row.id, sources.get(row) ?? null]));
  return { ...undo, edited, sourced: sourcedFaqs(written, (row) => sourceOf.get(row.id) ?? null) };
}

async function readShared(
  db: Reader,
  id: number,
): Promise<{ root: Branch<FaqRow>; ids: ReadonlySet<number> }> {
  const { websiteId, path } = await requireShared(db, id);
  const rows = (await readTree(db, websiteId)).filter((row) => row.path.startsWith(path));
  const [root] = toBranches(rows);
  if (root === undefined) throw new ApiError(404, messages.faqNotFound);
  return { root, ids: new Set(rows.map((row) => row.id)) };
}

function readTree(db: Reader, websiteId: number): PromiseLike<FaqRow[]> {
  return db.select().from(faqs).where(eq(faqs.websiteId, websiteId)).orderBy(asc(faqs.path));
}

function hasCopies({ row, children }: Branch<FaqRow>): boolean {
  return row.sourceId !== null || children.some(hasCopies);
}

/** With the ids, because a sum of versions would be the same after a FAQ was replaced by a new one. */
function versionOf({ row, children }: Branch<FaqRow>): number {
  return children.reduce((sum, child) => sum + versionOf(child), row.id * row.version);
}

function sizeOf({ children }: Branch<FaqRow>): number {
  return children.reduce((sum, child) => sum + sizeOf(child), 1);
}
