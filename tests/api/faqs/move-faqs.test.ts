import { describe, expect, it } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createTree } from '../many-faqs.ts';

describe('moving many FAQs', () => {
  it.each([
    ['B C', 'A', 'A2', 'A A1 B C A2 A21 A3', 2],
    ['C B', 'A', null, 'A A1 A2 A21 A3 B C', 2],
    ['A1 A3', null, 'A', 'A1 A3 A A2 A21 B C', 2],
    ['A1 A3 B', null, null, 'A A2 A21 C A1 A3 B', 3],
    // The descendants of a chosen FAQ move with it.
    ['A A21 A3', null, null, 'B C A A1 A2 A21 A3', 1],
    ['A2 A21 C', 'B', null, 'A A1 A3 B A2 A21 C', 2],
    // FAQs that are there already do not move.
    ['A2 A3', 'A', null, 'A A1 A2 A21 A3 B C', 0],
    ['A1 A3', 'A', null, 'A A2 A21 A1 A3 B C', 1],
  ])('%s under %s before %s results in %s', async (names, parent, before, order, written) => {
    const { api, move, order: shown, idOf, undo, trail } = await createTree();
    const old = await shown();
    const { status, json } = await move(names, parent, before);
    expect({ status, written: json.written, skipped: json.skipped }).toEqual({
      status: 200,
      written,
      skipped: [],
    });
    expect(await shown()).toBe(order);
    await expectIntactTree(api.db, 1);
    const rows = await api.db.read.select().from(faqs);
    expect(rows.filter(({ version }) => version === 2)).toHaveLength(written);
    const inTrail = (await trail()).filter(({ action }) => action === 'move');
    expect(inTrail).toHaveLength(written === 0 ? 0 : 1);
    if (written === 0) {
      expect(json).toMatchObject({ message: 'Tidak ada FAQ yang dipindahkan.', undo_id: null });
      return;
    }
    expect(json.message).toBe(`${written} FAQ berhasil dipindahkan.`);
    expect(inTrail[0]).toMatchObject({ entity_id: null, website_id: 1, undo: 'possible' });
    expect(inTrail[0]?.after?.parent_id).toBe(parent === null ? null : idOf(parent));
    expect((await undo(json.undo_id)).json.message).toBe('Perubahan berhasil diurungkan.');
    expect(await shown()).toBe(old);
    await expectIntactTree(api.db, 1);
  });

  it('skips and lists FAQs that another user has changed or deleted meanwhile', async () => {
    const { move, edit, remove, order, idOf } = await createTree();
    await edit(idOf('A'), { question: 'A baru' });
    await remove(idOf('C'));
    const { json } = await move('A A1 B C', 'B', null);
    // A1 stays below A, and B cannot be below itself.
    expect(json.message).toBe('FAQ tidak dapat dipindahkan ke bawah dirinya sendiri.');
    const moved = await move('A A1 C A21', 'B', null);
    expect(moved.json).toEqual({
      message: 'Tidak ada FAQ yang dipindahkan.',
      undo_id: null,
      written: 0,
      skipped: [
        { id: idOf('A'), question: 'A baru', reason: 'Sudah diubah admin lain.' },
        { id: idOf('C'), question: null, reason: 'Sudah dihapus.' },
      ],
    });
    expect(await order()).toBe('A baru A1 A2 A21 A3 B');
    expect((await move('A1 C', 'B', null)).json).toMatchObject({ written: 1 });
    expect(await order()).toBe('A baru A2 A21 A3 B A1');
  });

  it.each([
    ['A B', 'A21', null, 'parent_id', 'FAQ tidak dapat dipindahkan ke bawah dirinya sendiri.'],
    ['B', 'nothing', null, 'parent_id', 'Pertanyaan induk tidak ditemukan di website ini.'],
    ['B', 'A', 'C', 'before_id', /^FAQ berikutnya tidak ditemukan/],
    ['B C', null, 'C', 'before_id', /^FAQ tidak dapat diletakkan sebelum FAQ yang ikut/],
  ])('%s under %s before %s changes nothing and names the field', async (...row) => {
    const [names, parent, before, field, message] = row;
    const { move, order, state } = await createTree();
    const old = await state();
    const { status, json } = await move(names, parent, before);
    expect(status).toBe(400);
    expect(json.fields[field]).toMatch(message);
    expect(await state()).toEqual(old);
    expect(await order()).toBe('A A1 A2 A21 A3 B C');
  });
});
