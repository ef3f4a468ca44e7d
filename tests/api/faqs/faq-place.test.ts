import { describe, expect, it } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { valid } from '../../tools/valid.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createTree } from '../many-faqs.ts';
import { said } from '../test-api.ts';

/** The tree A (A1, A2 (A21), A3), B, C, of which single FAQs are moved. */
async function setUp() {
  const tree = await createTree();
  const orNull = (name: string | null) => (name === null ? null : tree.idOf(name));
  return {
    ...tree,
    move: (name: string, parent: string | null, before: string | null, version?: number) => {
      const to = { parent_id: orNull(parent), before_id: orNull(before), version };
      return tree.place(tree.idOf(name), to);
    },
  };
}

describe('placing a FAQ', () => {
  describe('happy', () => {
    it.each([
      ['A3', 'A', 'A1', 'A A3 A1 A2 A21 B C', { position: 1, siblings: 3, depth: 1 }],
      ['A1', 'A', null, 'A A2 A21 A3 A1 B C', { position: 3, siblings: 3, depth: 1 }],
      ['A2', 'A', 'A1', 'A A2 A21 A1 A3 B C', { position: 1, siblings: 3, depth: 1 }],
      ['A1', 'A', 'A3', 'A A2 A21 A1 A3 B C', { position: 2, siblings: 3, depth: 1 }],
      ['C', null, 'A', 'C A A1 A2 A21 A3 B', { position: 1, siblings: 3, depth: 0 }],
      ['A', null, null, 'B C A A1 A2 A21 A3', { position: 3, siblings: 3, depth: 0 }],
      ['A2', null, 'B', 'A A1 A3 A2 A21 B C', { position: 2, siblings: 4, depth: 0 }],
      ['A2', null, 'A', 'A2 A21 A A1 A3 B C', { position: 1, siblings: 4, depth: 0 }],
      ['C', 'A21', null, 'A A1 A2 A21 C A3 B', { position: 1, siblings: 1, depth: 3 }],
      ['A21', 'A', 'A2', 'A A1 A21 A2 A3 B C', { position: 2, siblings: 4, depth: 1 }],
    ] as const)('%s under %s before %s gives %s', async (name, parent, before, order, rank) => {
      const { api, move, order: shown, idOf, undo } = await setUp();
      const old = await shown();
      const { status, json } = await move(name, parent, before, 1);
      expect({ status, json }).toEqual({
        status: 200,
        json: { message: 'FAQ berhasil dipindahkan.', undo_id: 9, version: 2, ...rank },
      });
      expect(await shown()).toBe(order);
      await expectIntactTree(api.db, 1);
      const rows = await api.db.read.select().from(faqs);
      expect(rows.filter(({ version }) => version !== 1).map(({ id }) => id)).toEqual([idOf(name)]);
      expect((await undo(json.undo_id)).json.message).toBe('Perubahan berhasil diurungkan.');
      expect(await shown()).toBe(old);
      await expectIntactTree(api.db, 1);
    });

    it('can be repeated any number of times, in both directions', async () => {
      const { api, move, order } = await setUp();
      for (let round = 0; round < 12; round += 1) {
        await move('C', null, round % 2 === 0 ? 'B' : null);
        await move('A1', 'A', round % 3 === 0 ? null : 'A2');
      }
      expect(await order()).toBe('A A1 A2 A21 A3 B C');
      await expectIntactTree(api.db, 1);
      const positions = (await api.db.read.select().from(faqs)).map(({ position }) => position);
      expect(Math.max(...positions)).toBeLessThan(8);
    });

    it('writes nothing when the FAQ is at this place already', async () => {
      const { move, state, trail } = await setUp();
      const [before, entries] = [await state(), (await trail()).length];
      for (const [name, parent, next] of [
        ['A1', 'A', 'A2'],
        ['A3', 'A', null],
        ['A', null, 'B'],
      ] as const) {
        const { status, json } = await move(name, parent, next, 1);
        expect(status).toBe(200);
        expect(json).toMatchObject({
          message: 'FAQ sudah berada di tempat itu.',
          undo_id: null,
          version: 1,
          siblings: 3,
        });
      }
      expect(await state()).toEqual(before);
      expect(await trail()).toHaveLength(entries);
    });

    it('is recorded with the place before and after', async () => {
      const { move, trail, idOf } = await setUp();
      await move('A3', null, 'B');
      expect((await trail())[0]).toMatchObject({
        action: 'move',
        entity: 'faq',
        entity_id: idOf('A3'),
        website_id: 1,
        label: 'A3',
        before: { parent_id: idOf('A'), position: 3, version: 1 },
        after: { parent_id: null, position: 2, version: 2 },
        removed: null,
        undo: 'possible',
      });
    });

    it('makes an edit conflict if its form was opened before', async () => {
      const { move, edit, idOf, order } = await setUp();
      await move('A3', null, null);
      const stale = { question: 'A3', parent_id: String(idOf('A')), version: '1' };
      const { status, json } = await edit(idOf('A3'), stale);
      expect({ status, parent: json.current.parent_id }).toEqual({ status: 409, parent: null });
      expect(await order()).toBe('A A1 A2 A21 B C A3');
    });
  });

  describe('error', () => {
    const notHere = /di bawah pertanyaan induk ini/;
    it.each([
      ['a parent that does not exist', 99, null, 'parent_id', /induk tidak ditemukan/],
      ['itself as the parent', 'A2', null, 'parent_id', /ke bawah dirinya sendiri/],
      ['a descendant as the parent', 'A21', null, 'parent_id', /ke bawah dirinya sendiri/],
      ['itself as the next sibling', 'A', 'A2', 'before_id', /sebelum dirinya sendiri/],
      ['a next sibling with another parent', null, 'A3', 'before_id', notHere],
      ['a next sibling in its own branch', null, 'A21', 'before_id', notHere],
      ['a next sibling that does not exist', null, 99, 'before_id', notHere],
      ['a parent of another website', 'other', null, 'parent_id', /induk tidak ditemukan/],
      ['a next sibling of another website', null, 'other', 'before_id', notHere],
    ] as const)('refuses %s', async (_, parent, before, field, message) => {
      const { send, add, place, idOf, state } = await setUp();
      const website = valid.website();
      await send('POST', '/api/websites', { json: website });
      const other = await add({ website_id: '2' });
      const toId = (name: string | number | null) =>
        typeof name === 'string' ? (name === 'other' ? other : idOf(name)) : name;
      const old = await state();
      const { status, json } = await place(idOf('A2'), {
        parent_id: toId(parent),
        before_id: toId(before),
      });
      expect(status).toBe(400);
      expect(json).toEqual({
        message: expect.stringMatching(message),
        fields: { [field]: json.message },
      });
      expect(await state()).toEqual(old);
    });

    it('refuses an old version, and returns the row', async () => {
      const { edit, move, idOf, state } = await setUp();
      await edit(idOf('A1'), { question: 'Baru', parent_id: String(idOf('A')) });
      const old = await state();
      // This also holds when the place would not change.
      for (const [parent, before] of [
        [null, null],
        ['A', 'A2'],
      ] as const) {
        const { status, json } = await move('A1', parent, before, 1);
        expect(status).toBe(409);
        expect(json).toMatchObject({ current: { id: idOf('A1'), question: 'Baru', version: 2 } });
      }
      expect(await state()).toEqual(old);
    });

    it.each([
      [{ parent_id: null }, 'before_id'],
      [{ before_id: null }, 'parent_id'],
      [{ parent_id: '', before_id: null }, 'parent_id'],
      [{ parent_id: 0, before_id: null }, 'parent_id'],
      [{ parent_id: null, before_id: 1.5 }, 'before_id'],
      [{ parent_id: null, before_id: null, version: 'x' }, 'version'],
      [{ parent_id: null, before_id: null, position: 1 }, undefined],
    ])('refuses the body %j', async (json, field) => {
      const { send, idOf, state } = await setUp();
      const old = await state();
      const response = await send('PUT', `/api/faqs/${idOf('A1')}/place`, { json });
      expect(response.status).toBe(400);
      expect(Object.keys(response.json.fields ?? {})).toEqual(field === undefined ? [] : [field]);
      expect(await state()).toEqual(old);
    });

    it.each(['99', '0', 'x'])('does not find the FAQ %s', async (id) => {
      const { send } = await setUp();
      const json = { parent_id: null, before_id: null };
      expect(await send('PUT', `/api/faqs/${id}/place`, { json })).toEqual(
        said(404, 'FAQ tidak ditemukan.'),
      );
    });
  });

  describe('security', () => {
    it('makes no circle when two admins move each other’s branch under the other', async () => {
      const { api, idOf, place, signInOther } = await setUp();
      const other = await signInOther();
      const [a, b] = [idOf('A'), idOf('B')];
      const responses = await Promise.all([
        place(a, { parent_id: b, before_id: null, version: 1 }),
        place(b, { parent_id: a, before_id: null, version: 1 }, other),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await api.db.read.$count(faqs)).toBe(7);
      await expectIntactTree(api.db, 1);
    });
  });
});
