import { createHash } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { ChangeSide, UnpublishedChange } from '../../contract/faqs/publishing.ts';
import type { TaughtFaq } from '../../contract/public-api.ts';
import type { Reader } from '../../db/database.ts';
import { runInStatements } from '../../db/run-in-statements.ts';
import { faqs } from '../../db/schema.ts';
import { listPublicFaqs } from '../faq-queries.ts';
import { compareTrees, countDifferent, type TreeDifference } from './compare-trees.ts';
import { hashContent, type OutlineEntry, unpackOutline, unpackTree } from './release-tree.ts';

interface ReleasedTree {
  websiteId: number;
  tree: Buffer;
  outline: Buffer;
}

/** The FAQs of the draft that differ from a release. */
export async function compareWithDraft(
  db: Reader,
  { websiteId, outline }: Pick<ReleasedTree, 'websiteId' | 'outline'>,
): Promise<TreeDifference> {
  const released = unpackOutline(outline);
  return compareTrees(released, await outlineDraft(db, websiteId, released));
}

/** The number of FAQs of the draft that differ from a release. */
export async function countDraftChanges(
  db: Reader,
  release: Pick<ReleasedTree, 'websiteId' | 'outline'>,
): Promise<number> {
  return countDifferent(await compareWithDraft(db, release));
}

/** Names the content of a draft: it is another name after every change that visitors would read. */
export async function findDraftVersion(
  db: Reader,
  { websiteId, outline }: Pick<ReleasedTree, 'websiteId' | 'outline'>,
): Promise<string> {
  const entries = await outlineDraft(db, websiteId, unpackOutline(outline));
  const content = entries.map(({ id, parentId, hash }) => [id, parentId, hash]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** The FAQs that differ from a release: those of the draft in tree order, then the removed ones. */
export async function listDraftChanges(
  db: Reader,
  { websiteId, tree }: ReleasedTree,
): Promise<UnpublishedChange[]> {
  return await listChanges(
    db,
    websiteId,
    await unpackTree(tree),
    await listPublicFaqs(db, websiteId),
  );
}

/** The FAQs that differ between two trees of a website. */
export async function listChanges(
  db: Reader,
  websiteId: number,
  before: readonly TaughtFaq[],
  after: readonly TaughtFaq[],
): Promise<UnpublishedChange[]> {
  const shared = await db
    .select({ id: faqs.id })
    .from(faqs)
    .where(and(eq(faqs.websiteId, websiteId), gt(faqs.sourceId, 0)));
  const sharedIds = new Set(shared.map(({ id }) => id));
  const { added, removed, edited, moved } = compareTrees(before.map(toEntry), after.map(toEntry));
  const beforeOf = new Map(before.map((faq) => [faq.id, faq]));
  const afterOf = new Map(after.map((faq) => [faq.id, faq]));
  const changed = [...after, ...before.filter(({ id }) => removed.has(id))].filter(
    ({ id }) => added.has(id) || removed.has(id) || edited.has(id) || moved.has(id),
  );
  return changed.map(({ id }) => ({
    id,
    added: added.has(id),
    removed: removed.has(id),
    edited: edited.has(id),
    moved: moved.has(id),
    shared: sharedIds.has(id),
    before: toSide(id, beforeOf),
    after: toSide(id, afterOf),
  }));
}

/** Reads the texts only of FAQs whose version changed since the release: every write of a FAQ raises its version. */
async function outlineDraft(
  db: Reader,
  websiteId: number,
  released: readonly OutlineEntry[],
): Promise<OutlineEntry[]> {
  const rows = await db
    .select({ id: faqs.id, parentId: faqs.parentId, version: faqs.version })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(faqs.path));
  const releasedOf = new Map(released.map((entry) => [entry.id, entry]));
  const hashes = new Map<number, string>();
  const written = rows.filter(({ id, version }) => releasedOf.get(id)?.version !== version);
  await runInStatements(written, async (part) => {
    const ids = part.map(({ id }) => id);
    for (const faq of await listPublicFaqs(db, websiteId, ids)) {
      hashes.set(faq.id, hashContent(faq));
    }
  });
  return rows.map((row) => ({
    ...row,
    hash: hashes.get(row.id) ?? releasedOf.get(row.id)?.hash ?? '',
  }));
}

function toEntry(faq: TaughtFaq): OutlineEntry {
  return { id: faq.id, parentId: faq.parent_id, version: 0, hash: hashContent(faq) };
}

function toSide(id: number, faqOf: ReadonlyMap<number, TaughtFaq>): ChangeSide | null {
  const faq = faqOf.get(id);
  if (faq === undefined) return null;
  const { id: _, parent_id, ...content } = faq;
  const parent = parent_id === null ? undefined : faqOf.get(parent_id);
  return { ...content, parent: parent ? { id: parent.id, question: parent.question } : null };
}
