import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditFields } from '../../../api/contract/audit.ts';
import { auditEntries, auditSnapshots, faqs } from '../../../api/db/schema.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createTree } from '../many-faqs.ts';

/** The tree A (A1, A2 (A21), A3), B, C, and an entry with undo data as an earlier version stored it. */
async function setUp() {
  const tree = await createTree();
  const { api } = tree;
  const rows = await api.db.read.select().from(faqs);
  const edited = { lastEditedAt: '2026-01-01T00:00:00.000Z', lastEditedBy: 'lama' };
  type StoredAction = 'delete' | 'copy' | 'import' | 'move' | 'replace';
  /** Inserts an entry with its undo data. Returns its id. */
  const store = async (action: StoredAction, stored: object, after: AuditFields | null = null) =>
    await api.db.write(async (tx) => {
      const entry = { username: 'lama', usernameKey: 'lama', label: 'Lama', websiteId: 1 };
      const at = new Date().toISOString();
      const [row] = await tx
        .insert(auditEntries)
        .values({ ...entry, at, action, entity: 'faq', after })
        .returning();
      if (row === undefined) throw new Error('No entry.');
      await tx.insert(auditSnapshots).values({ entryId: row.id, rows: JSON.stringify(stored) });
      return row.id;
    });
  return {
    ...tree,
    store,
    /** A row as it was deleted by a version without keywords. */
    removed: (id: number, parentId: number | null, position: number, path: string) => ({
      ...{ id, websiteId: 1, parentId, question: `Q${id}`, answer: null, image: null },
      ...{ position, path, version: 3, ...edited },
    }),
    rowOf: (name: string) => rows.find(({ question }) => question === name),
    undoStored: async (stored: object, action: StoredAction) => {
      const response = await tree.undo(await store(action, stored));
      await expectIntactTree(api.db, 1);
      return response;
    },
  };
}

describe('undo data of an earlier version', () => {
  it('restores a deleted branch without a next sibling by its position, with its columns', async () => {
    const { api, undoStored, removed, order, idOf } = await setUp();
    await api.db.write((tx) => tx.delete(faqs).where(eq(faqs.id, idOf('B'))));
    const rows = [removed(90, null, 2, '0000002/'), removed(91, 90, 4, '0000002/0000004/')];
    const { json } = await undoStored({ faqs: rows, links: [], userIds: [] }, 'delete');
    expect(json.message).toBe('2 FAQ berhasil dipulihkan.');
    expect(await order()).toBe('A A1 A2 A21 A3 Q90 Q91 C');
    const restored = await api.db.read.select().from(faqs).where(eq(faqs.parentId, 90));
    expect(restored).toMatchObject([{ ...rows[1], keywords: '', wordings: '' }]);
  });

  it('restores the replaced tree and deletes the copies', async () => {
    const { undoStored, removed, order, rowOf } = await setUp();
    const contents = ['A', 'A1', 'A2', 'A21', 'A3', 'B'].flatMap((name) => rowOf(name) ?? []);
    const steps = [
      {
        type: 'removed',
        faqs: [removed(90, null, 1, '0000001/'), removed(91, null, 2, '0000002/')],
        links: [],
        userIds: [],
      },
      {
        type: 'created',
        faqs: contents.map(({ id, question, answer, keywords, image }) => ({
          id,
          content: { question, answer, keywords, image },
        })),
      },
    ];
    expect((await undoStored(steps, 'copy')).status).toBe(200);
    expect(await order()).toBe('Q90 Q91 C');
  });

  it('moves FAQs back, the last one first', async () => {
    const { undoStored, order, idOf } = await setUp();
    const moved = (name: string, parent: string, before: string | null, now: string | null) => ({
      type: 'moved',
      id: idOf(name),
      from: { parentId: idOf(parent), beforeId: before && idOf(before) },
      toParentId: now && idOf(now),
    });
    const steps = [moved('B', 'A', 'A3', null), moved('A21', 'B', null, 'A2')];
    expect((await undoStored(steps, 'move')).status).toBe(200);
    expect(await order()).toBe('A A1 A2 B A21 A3 C');
  });

  it('restores the places before an import, and the removed FAQs', async () => {
    const { undoStored, removed, order, idOf, rowOf } = await setUp();
    const c = rowOf('C');
    const { question, answer, keywords, image } = c ?? {};
    const steps = [
      { type: 'created', faqs: [{ id: c?.id, content: { question, answer, keywords, image } }] },
      {
        type: 'arranged',
        websiteId: 1,
        removed: [removed(90, null, 2, '0000002/')],
        before: [
          {
            parentId: null,
            children: [
              { id: idOf('B'), position: 1 },
              { id: 90, position: 2 },
              { id: idOf('A'), position: 5 },
              { id: idOf('A2'), position: 6 },
            ],
          },
          {
            parentId: 90,
            children: [{ id: idOf('A1'), position: 3 }],
          },
        ],
        moved: [
          { id: idOf('A1'), fromParentId: 90, toParentId: idOf('A') },
          { id: idOf('A2'), fromParentId: null, toParentId: idOf('A') },
        ],
        createdIds: [c?.id],
      },
    ];
    expect((await undoStored(steps, 'import')).status).toBe(200);
    expect(await order()).toBe('B Q90 A1 A A3 A2 A21');
  });

  it('of several websites is undone together, also if the texts have half of a character', async () => {
    const { store, undo, order, idOf } = await setUp();
    const after = { words: '\ud800"together":"x"', together: new Date().toISOString() };
    const renamed = (name: string) => {
      const faq = {
        id: idOf(name),
        before: { question: `old ${name}` },
        after: { question: name },
      };
      return [{ type: 'changed', faqs: [faq] }];
    };
    const first = await store('replace', renamed('B'), after);
    await store('replace', renamed('C'), after);
    await store('replace', renamed('A'), { ...after, together: '2026-01-01T00:00:00.000Z' });
    expect((await undo(first)).status).toBe(200);
    expect(await order()).toBe('A A1 A2 A21 A3 old B old C');
  });
});
