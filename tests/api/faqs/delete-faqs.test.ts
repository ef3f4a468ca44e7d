import { describe, expect, it } from 'vitest';
import { createTree } from '../many-faqs.ts';

describe('deleting many FAQs', () => {
  it.each([
    ['B C', 'A A1 A2 A21 A3', 2],
    ['A2 A21 C', 'A A1 A3 B', 3],
    ['A A1 A2 A21 A3 B C', '', 7],
  ])('%s leaves %s, and the undo restores every column', async (names, order, written) => {
    const { deleteAll, order: shown, state, undo, trail } = await createTree();
    const old = await state();
    const { status, json } = await deleteAll(names);
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        message: `${written} FAQ berhasil dihapus.`,
        undo_id: json.undo_id,
        written,
        skipped: [],
      },
    });
    expect(await shown()).toBe(order);
    const [entry] = await trail();
    expect(entry).toMatchObject({
      action: 'delete',
      entity_id: null,
      label: `${written} FAQ`,
      removed: { faqs: written },
    });
    const undone = await undo(json.undo_id);
    expect(undone.json.message).toBe(`${written} FAQ berhasil dipulihkan.`);
    expect(await state()).toEqual(old);
  });

  it('does not delete a changed FAQ and its ancestors, and lists them', async () => {
    const { deleteAll, edit, order, idOf } = await createTree();
    await edit(idOf('A21'), { question: 'A21 baru', parent_id: `${idOf('A2')}` });
    const { json } = await deleteAll('A A1 A2 A21 B');
    expect(json.written).toBe(2);
    const below = 'Ada FAQ terpilih di bawahnya yang sudah diubah admin lain.';
    expect(json.skipped).toEqual([
      { id: idOf('A'), question: 'A', reason: below },
      { id: idOf('A2'), question: 'A2', reason: below },
      { id: idOf('A21'), question: 'A21 baru', reason: 'Sudah diubah admin lain.' },
    ]);
    expect(await order()).toBe('A A2 A21 baru A3 C');
  });

  it('writes nothing when no FAQ can be deleted', async () => {
    const { deleteAll, remove, idOf, trail } = await createTree();
    await remove(idOf('B'));
    const entries = (await trail()).length;
    const { json } = await deleteAll('B');
    expect(json).toEqual({
      message: 'Tidak ada FAQ yang dihapus.',
      undo_id: null,
      written: 0,
      skipped: [{ id: idOf('B'), question: null, reason: 'Sudah dihapus.' }],
    });
    expect(await trail()).toHaveLength(entries);
  });
});

describe('the ids of a website', () => {
  it('are those that the search finds, with their versions, in tree order', async () => {
    const { send, edit, idOf } = await createTree();
    await edit(idOf('B'), { question: 'B', answer: 'Ada' });
    const all = (await send('GET', '/api/faqs/1/ids')).json;
    expect(all).toHaveLength(7);
    expect(all[5]).toEqual({ id: idOf('B'), version: 2 });
    const found = await send('GET', '/api/faqs/1/ids?q=a2&filter=no-answer');
    expect(found.json).toEqual([
      { id: idOf('A2'), version: 1 },
      { id: idOf('A21'), version: 1 },
    ]);
    expect((await send('GET', '/api/faqs/9/ids')).status).toBe(404);
  });
});

describe('the limits of a write of many FAQs', () => {
  it.each([
    ['1/delete', {}],
    ['1/move', { parent_id: null, before_id: null }],
    [
      'replace',
      { website_ids: [1], find: 'a', replacement: 'b', match_case: true, whole_word: true },
    ],
  ])('are named by %s', async (write, fields) => {
    const { send, state } = await createTree();
    const old = await state();
    const call = (faqs: unknown) =>
      send('POST', `/api/faqs/${write}`, { json: { ...fields, faqs } });
    const each = write === 'replace' ? { fields: ['question', 'answer'] } : {};
    const many = Array.from({ length: 5001 }, (_, index) => ({
      id: 1_000_000 + index,
      version: 1000,
      ...each,
    }));
    expect((await call(many.slice(1))).status).toBe(200);
    expect((await call(many)).json.message).toBe('Maksimal 5.000 FAQ sekaligus.');
    expect((await call([])).json.message).toBe('Pilih minimal satu FAQ.');
    expect((await call([{ id: 1, ...each }])).json.fields).toEqual({
      'faqs.0.version': 'Harus berupa nomor versi yang benar.',
    });
    expect((await call('x'.repeat(600_000))).status).toBe(413);
    expect(await state()).toEqual(old);
  });
});
