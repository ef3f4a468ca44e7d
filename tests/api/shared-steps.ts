import { and, desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { AlikeBranches } from '../../api/contract/faqs/shared-faqs.ts';
import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { Database } from '../../api/db/database.ts';
import { auditEntries, auditSnapshots, faqs, websites } from '../../api/db/schema.ts';
import { readKeywords } from '../../api/db/stored-keywords.ts';
import { findPublicTree } from '../../api/faqs/publishing/public-tree.ts';
import { invalidateWebsite } from '../../api/response-cache/invalidate-website.ts';
import { createResponseCache } from '../../api/response-cache/response-cache.ts';
import { expectIntactRows } from './expect-intact-tree.ts';
import { faqForm } from './faq-form.ts';
import { type CallOptions, createTestApi } from './test-api.ts';

const library = 6;
export const bots = [1, 2, 3, 4, 5];
/** Website 5 collects a draft. */
const drafting = 5;

export const kinds = [
  ...(['create', 'create', 'edit', 'edit', 'move', 'move', 'delete', 'show', 'show'] as const),
  ...(['detach', 'share', 'transfer', 'copy', 'publish', 'publish all'] as const),
  // More often, because few branches have others like them.
  ...(['replace', 'replace', 'replace'] as const),
  ...(['undo', 'undo', 'undo', 'delete website'] as const),
] as const;

export interface Step {
  kind: (typeof kinds)[number];
  /** Half of the steps are about the library. */
  website: number;
  other: number;
  row: number;
  parent: number;
  before: number;
  text: number;
  isUndone: boolean;
}

const pick = fc.nat(1000);
const stepOf = (...among: Step['kind'][]): fc.Arbitrary<Step> =>
  fc.record({
    kind: fc.constantFrom(...among),
    website: fc.constantFrom(...bots, library, library, library, library),
    other: fc.constantFrom(...bots),
    row: pick,
    parent: pick,
    before: pick,
    text: pick,
    isUndone: fc.boolean(),
  });

const listOf = (count: number, ...among: Step['kind'][]) =>
  fc.array(stepOf(...among), { minLength: count, maxLength: count, size: 'max' });

/** Creations come first: otherwise most steps would have no row to change. */
export const steps = (count: number): fc.Arbitrary<Step[]> =>
  fc
    .tuple(listOf(20, 'create'), listOf(10, 'show'), listOf(count, ...kinds))
    .map((parts) => parts.flat());

interface Sent {
  status: number;
  json: { undo_id?: number | null };
}

/** A server of a database, with a signed-in admin. */
export interface Server {
  /** Fails if the server did. */
  send(method: string, path: string, content?: CallOptions): Promise<Sent>;
  /** What visitors read. */
  read(path: string): Promise<string>;
}

export async function startServer(db: Database): Promise<Server> {
  const responseCache = createResponseCache();
  const api = await createTestApi({ db, responseCache });
  db.watchChanges({
    onChange: (websiteId) => void invalidateWebsite(db.read, responseCache, websiteId),
    onMissedChanges: () => responseCache.invalidate('all'),
  });
  const cookie = await api.signIn();
  return {
    async send(method, path, content = {}) {
      const response = await api.call(path, { method, cookie, ...content });
      const sent = { status: response.status, json: await response.json() };
      expect(api.loggedErrors).toEqual([]);
      expect(sent.status).toBeLessThan(500);
      return sent;
    },
    read: async (path) => await (await api.call(path)).text(),
  };
}

/** Adds websites 2 to 5 and the library to a database that has website 1. */
export async function addWebsites(db: Database, { send }: Server): Promise<void> {
  const stamp = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'admin' };
  const website = { name: 'Toko', livechatLink: 'a.example', serverIp: '-', ...stamp };
  const others = bots.slice(1).map((id) => ({ id, ...website }));
  await db.write((tx) =>
    tx.insert(websites).values([...others, { id: library, ...website, isLibrary: true }]),
  );
  const json = { publishing: 'draft' };
  await send('PUT', `/api/websites/${drafting}/settings`, { json });
}

export type Row = typeof faqs.$inferSelect;

async function readRows(db: Database): Promise<Row[]> {
  const rows = await db.read.select().from(faqs);
  return rows.sort((one, other) =>
    one.websiteId === other.websiteId
      ? one.path < other.path
        ? -1
        : 1
      : one.websiteId - other.websiteId,
  );
}

/** Everything that an undo restores. */
export async function readState(db: Database): Promise<string[]> {
  return (await readRows(db)).map(
    ({ id, websiteId, parentId, sourceId, question, answer, wordings }) =>
      [id, websiteId, parentId, sourceId, question, answer, wordings].join('|'),
  );
}

/** Sends the request of a step. It chooses among the rows that are stored now. */
export async function sendStep(db: Database, server: Server, step: Step): Promise<Sent> {
  const { send } = server;
  const all = await readRows(db);
  const rowsOf = (websiteId: number) => all.filter((row) => row.websiteId === websiteId);
  const rows = rowsOf(step.website);
  const idOf = (list: readonly Row[]) => list[step.row % Math.max(list.length, 1)]?.id ?? 0;
  const idOrNone = (list: readonly Row[], index: number) =>
    list[index % (list.length + 1)]?.id ?? null;
  const id = idOf(rows);
  const parentId = idOrNone(rows, step.parent);
  const siblings = rows.filter((row) => row.parentId === parentId);
  const original = idOf(rowsOf(library));
  const targets = rowsOf(step.other);
  const target = { to_website_id: step.other, parent_id: idOrNone(targets, step.parent) };
  const body = faqForm({
    question: `Apa ${step.text % 5}?`,
    answer: step.text % 2 === 0 ? '' : `Jawaban ${step.text % 3}`,
    website_id: String(step.website),
    parent_id: String(parentId ?? ''),
  });
  switch (step.kind) {
    case 'create':
      return await send('POST', '/api/faqs', { body });
    case 'edit':
      return await send('PUT', `/api/faqs/${id}`, { body });
    case 'move': {
      const json = { parent_id: parentId, before_id: idOrNone(siblings, step.before) };
      return await send('PUT', `/api/faqs/${id}/place`, { json });
    }
    case 'delete':
      return await send('DELETE', `/api/faqs/${id}`);
    case 'show': {
      const json = { source_id: original, parent_id: target.parent_id };
      return await send('POST', `/api/faqs/${step.other}/shared`, { json });
    }
    case 'detach': {
      const copies = targets.filter(({ sourceId }) => sourceId !== null);
      return await send('POST', `/api/faqs/${idOf(copies)}/detach`);
    }
    case 'share':
      return await send('POST', `/api/faqs/${id}/share`);
    case 'transfer': {
      const json = { ...target, ids: [id] };
      return await send('POST', `/api/faqs/${step.website}/move-to-website`, { json });
    }
    case 'copy': {
      const json = { ...target, ids: [id], mode: 'append' };
      return await send('POST', `/api/faqs/${step.website}/copy`, { json });
    }
    case 'replace': {
      const path = `/api/faqs/${original}/alike`;
      const alike = (await send('GET', path)).json as Partial<AlikeBranches>;
      if (alike.branches === undefined) return { status: 404, json: {} };
      const branches = alike.branches.map(({ faq_id, version }) => ({ faq_id, version }));
      const words = step.text % 2 === 0 ? alike.words : [];
      return await send('POST', path, { json: { branches, words } });
    }
    case 'publish':
      return await send('POST', `/api/faqs/${drafting}/publish`, { json: {} });
    case 'publish all':
      return await send('POST', '/api/shared-faqs/publish', { json: { website_ids: bots } });
    case 'delete website': {
      const deleted = await send('DELETE', `/api/websites/${step.other}`);
      if (deleted.status >= 400) return deleted;
      // The library changes before the undo.
      const change = await sendStep(db, server, {
        ...step,
        kind: step.text % 2 === 0 ? 'delete' : 'move',
        website: library,
      });
      const [entry] = await db.read
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(and(eq(auditEntries.entity, 'website'), eq(auditEntries.entityId, step.other)))
        .orderBy(desc(auditEntries.id))
        .limit(1);
      const restored = await send('POST', `/api/audit/${entry?.id}/restore`);
      expect(restored).toEqual({ status: 200, json: expect.anything() });
      return change;
    }
    case 'undo': {
      const entries = await db.read.select({ id: auditSnapshots.entryId }).from(auditSnapshots);
      const entry = entries[step.row % Math.max(entries.length, 1)]?.id ?? 0;
      return await send('POST', `/api/audit/${entry}/restore`);
    }
  }
}

/** What visitors of a website read, with the library's branches in the place of its copies. */
function resolve(rows: readonly Row[], originals: readonly Row[]): PublicFaq[] {
  const found: PublicFaq[] = [];
  const copies = new Map(rows.map((row) => [row.sourceId, row]));
  const show = (id: number, { question, answer, image, keywords }: Row, above: number | null) => {
    const words = readKeywords(keywords);
    const keywordsIfAny = words.length > 0 && { keywords: words };
    found.push({ id, question, answer, image, parent_id: above, ...keywordsIfAny });
  };
  const showBranch = (original: Row | undefined, above: number | null) => {
    const copy = copies.get(original?.id ?? null);
    if (original === undefined || copy === undefined) throw new Error('Not shown as a whole.');
    show(copy.id, original, above);
    for (const child of originals) if (child.parentId === original.id) showBranch(child, copy.id);
  };
  const showOwn = (parentId: number | null) => {
    for (const row of rows.filter((each) => each.parentId === parentId)) {
      if (row.sourceId !== null) {
        showBranch(
          originals.find(({ id }) => id === row.sourceId),
          parentId,
        );
        continue;
      }
      show(row.id, row, parentId);
      showOwn(row.id);
    }
  };
  showOwn(null);
  return found;
}

/** Fails unless the stored trees are sound, and visitors read the FAQs with the shared ones as they are now. */
export async function expectSound(db: Database, servers: readonly Server[]): Promise<void> {
  const all = await readRows(db);
  const rowsOf = (websiteId: number) => all.filter((row) => row.websiteId === websiteId);
  const originals = rowsOf(library);
  expect(originals.filter(({ sourceId }) => sourceId !== null)).toEqual([]);
  expectIntactRows(originals);
  for (const id of bots) {
    const rows = rowsOf(id);
    expectIntactRows(rows);
    const sources = rows.flatMap(({ sourceId }) => sourceId ?? []);
    expect(new Set(sources).size).toBe(sources.length);
    const tree = resolve(rows, originals);
    expect(tree).toHaveLength(rows.length);
    const body = id === drafting ? await buildBody(db, id) : JSON.stringify(tree);
    for (const { read } of servers) {
      await expect.poll(() => read(`/faqs/${id}`), { interval: 5 }).toBe(body);
    }
  }
}

/** What a server that has just started sends to visitors. */
export async function buildBody(db: Database, websiteId: number): Promise<string> {
  const tree = (await findPublicTree(db.read, websiteId)) ?? [];
  return JSON.stringify(tree.map(({ wordings: _, ...faq }) => faq));
}
