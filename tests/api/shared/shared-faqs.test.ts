import { describe, expect, it } from 'vitest';
import type { Faq } from '../../../api/contract/entities.ts';
import { blankTexts } from '../../../api/db/faq-row.ts';
import type { Node } from '../../../api/faqs/tree/forest.ts';
import { loadTree } from '../../../api/faqs/tree/load-tree.ts';
import { saveTree } from '../../../api/faqs/tree/save-tree.ts';
import { valid } from '../../tools/valid.ts';
import { faqForm } from '../faq-form.ts';
import { createSharedWriter } from '../shared-writer.ts';

const readOnly = 'FAQ ini dari FAQ bersama. Ubah di FAQ bersama, atau lepas terlebih dahulu.';

/** A library with 'Deposit' (with 'Cara') and 'Akun'; website 1 shows 'Deposit' after its own 'Halo'. */
async function createShown() {
  const writer = await createSharedWriter();
  const deposit = await writer.addShared('Deposit');
  const cara = await writer.addShared('Cara', deposit);
  const akun = await writer.addShared('Akun');
  const halo = await writer.add({ question: 'Halo' });
  const { json } = await writer.show(1, [deposit]);
  return {
    ...writer,
    deposit,
    cara,
    akun,
    halo,
    shown: json.first_id as number,
    undoId: json.undo_id,
  };
}

describe('the library', () => {
  it('is created once, and is none of the websites', async () => {
    const { send, library, trail } = await createSharedWriter();
    expect((await trail())[0]).toMatchObject({ action: 'create', entity_id: library });
    expect((await send('GET', '/api/shared-faqs')).json).toEqual({ id: library, faqs: 0 });
    expect((await send('POST', '/api/shared-faqs')).json).toEqual({ id: library, faqs: 0 });
    const options: { id: number; kind: string }[] = (await send('GET', '/api/websites/list')).json;
    expect(options.filter(({ kind }) => kind === 'library').map(({ id }) => id)).toEqual([library]);
    const [first, ...others] = (await send('GET', '/api/websites/100/1')).json;
    expect([first.all_data, others.length]).toEqual([2, 1]);
    const website = valid.website({ name: 'Lain' });
    const calls: [string, string, object?][] = [
      ['GET', `/faqs/${library}`],
      ['GET', `/websites/${library}/bot`],
      ['GET', `/websites/${library}/livechat`],
      ['GET', `/api/websites/${library}/settings`],
      ['GET', `/api/insights/${library}/csv`],
      ['GET', `/api/insights/${library}/unanswered`],
      ['GET', `/api/faqs/${library}/shared`],
      ['PUT', `/api/websites/${library}`, { json: website }],
      ['DELETE', `/api/websites/${library}`],
      ['POST', `/api/faqs/${library}/shared`, { json: { source_id: 1 } }],
    ];
    for (const [method, path, content] of calls) {
      expect([path, (await send(method, path, content)).status]).toEqual([path, 404]);
    }
    const link = { link: 'b.example', website_id: library };
    const refused = [
      await send('POST', '/api/livechatwebsitelinks', { json: link }),
      await send('POST', '/api/websites', {
        json: { ...website, start: 'copy', copy_from: library },
      }),
      await send('PUT', '/api/users/1', { json: { website_ids: [library] } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});

describe('a shown branch', () => {
  it('is at its place, and visitors read it', async () => {
    const { show, akun, halo, treeOf, shown, deposit, cara, shownTo, send } = await createShown();
    await show(1, [akun], halo);
    expect(await treeOf(1)).toEqual(['Halo', '-Akun*', 'Deposit*', '-Cara*']);
    const answers = (await shownTo(1)).map((it: { answer: string }) => it.answer);
    expect(answers).toEqual([null, 'Jawaban Akun', 'Jawaban Deposit', 'Jawaban Cara']);
    const choices = (await send('GET', '/api/faqs/2/shared')).json;
    expect(choices).toMatchObject([
      { id: deposit, parent_id: null, depth: 0, question: 'Deposit', answers: 2, is_shown: false },
      { id: cara, parent_id: deposit, depth: 1, question: 'Cara', answers: 1, is_shown: false },
      { id: akun, parent_id: null, depth: 0, question: 'Akun', answers: 1, is_shown: false },
    ]);
    const own = (await send('GET', '/api/faqs/1/shared')).json;
    expect(own.map((it: { is_shown: boolean }) => it.is_shown)).toEqual([true, true, true]);
    expect((await send('GET', '/api/faqs/1/500/1')).json[2]).toMatchObject({
      id: shown,
      source_id: deposit,
      shared: { source_id: deposit, faqs: 2 },
    });
    const place = { source_id: akun, parent_id: null, before_id: null };
    const { first_id } = (await send('POST', '/api/faqs/2/shared', { json: place })).json;
    const before = { source_id: deposit, before_id: first_id };
    expect((await send('POST', '/api/faqs/2/shared', { json: before })).status).toBe(201);
    expect(await treeOf(2)).toEqual(['Deposit*', '-Cara*', 'Akun*']);
  });

  it('has its number of websites in the list of the library only', async () => {
    const { show, list, library, cara } = await createShown();
    await show(2, [cara]);
    const counts = (rows: Faq[]) => rows.map(({ question, shown_on }) => [question, shown_on]);
    expect(counts(await list(library))).toEqual([
      ['Deposit', 1],
      ['Cara', 2],
      ['Akun', 0],
    ]);
    expect((await list(1)).some((row) => 'shown_on' in row)).toBe(false);
  });

  it('leaves those above it to the library, which are partly shown', async () => {
    const { show, cara, send } = await createShown();
    await show(2, [cara]);
    expect((await send('GET', '/api/faqs/2/shared')).json).toMatchObject([
      { question: 'Deposit', is_shown: true, is_partly: true },
      { question: 'Cara', is_shown: true, is_partly: false },
      { question: 'Akun', is_shown: false, is_partly: false },
    ]);
  });

  it('is shown by a new website that starts as a copy, too', async () => {
    const { send, editShared, treeOf, cara, deposit } = await createShown();
    const json = { ...valid.website({ name: 'Tiga' }), start: 'copy' };
    const { id } = (await send('POST', '/api/websites', { json: { ...json, copy_from: 1 } })).json;
    await editShared(cara, { question: 'Cara baru', answer: 'Baru', parent_id: String(deposit) });
    expect(await treeOf(id)).toEqual(['Halo', 'Deposit*', '-Cara baru*']);
  });

  it('is read by visitors like a copy, byte for byte apart from ids', async () => {
    const { send, show, akun, addShared, edit, api, cara, halo, library } = await createShown();
    await addShared('Syarat', cara);
    await edit(cara, {
      question: 'Cara depo',
      answer: 'Lewat **menu**.',
      keywords: 'isi saldo',
      website_id: String(library),
      parent_id: String((await send('GET', `/api/faqs/${library}/tree`)).json[0].id),
    });
    await show(1, [akun], halo);
    await send('POST', '/api/faqs/1/copy', { json: { to_website_id: 2, mode: 'append' } });
    const readBy = async (websiteId: number) => {
      const read = async (path: string) => await (await api.call(path)).text();
      const tree = await read(`/faqs/${websiteId}`);
      const ranks = new Map<number, number>();
      for (const { id } of JSON.parse(tree)) ranks.set(id, ranks.size);
      const ranked = tree.replaceAll(
        /"(id|parent_id)":(\d+)/g,
        (_, name, id) => `"${name}":${ranks.get(Number(id))}`,
      );
      return [ranked, await read(`/faqs/${websiteId}/words`)];
    };
    expect(await readBy(1)).toEqual(await readBy(2));
  });

  it('is read only by every way of writing, and moves, is deleted and undone as a whole', async () => {
    const { send, edit, add, place, remove, undo, list, shown, halo, treeOf, rowsOf } =
      await createShown();
    const child = (await list(1))[2]?.id ?? 0;
    const chosen = [{ id: child, version: 1 }];
    const csv = new FormData();
    csv.set('file', new File(['question;answer\nDeposit;Lain'], 'faq.csv'));
    csv.set('mode', 'append');
    const refused = [
      await edit(child, { question: 'Lain', parent_id: String(shown) }),
      await edit(shown, { question: 'Lain' }),
      await send('POST', '/api/faqs', { body: faqForm({ parent_id: String(shown) }) }),
      await place(child, { parent_id: null, before_id: null }),
      await place(halo, { parent_id: shown, before_id: null }),
      await remove(child),
      await send('POST', `/api/faqs/${child}/duplicate`),
      await send('POST', `/api/faqs/${child}/keywords`, { json: { keyword: 'isi' } }),
      await send('POST', '/api/faqs/1/delete', { json: { faqs: chosen } }),
      await send('POST', '/api/faqs/1/move-to-website', {
        json: { to_website_id: 2, ids: [child] },
      }),
      await send('POST', `/api/faqs/${child}/detach`),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409));
    expect(refused[0]?.json.message).toBe(readOnly);
    const imported = await send('POST', '/api/faqs/1/import', { body: csv });
    expect(imported.json.faults).toMatchObject([{ line: 2, message: readOnly }]);
    const before = await rowsOf(1);
    expect((await place(shown, { parent_id: null, before_id: halo })).status).toBe(200);
    expect(await treeOf(1)).toEqual(['Deposit*', '-Cara*', 'Halo']);
    await add({ question: 'Lagi' });
    const { json } = await remove(shown);
    expect(await treeOf(1)).toEqual(['Halo', 'Lagi']);
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await treeOf(1)).toEqual(['Deposit*', '-Cara*', 'Halo', 'Lagi']);
    expect((await rowsOf(1)).map(({ id }) => id)).toEqual(
      expect.arrayContaining(before.map(({ id }) => id)),
    );
  });

  it('learns what its own visitors typed', async () => {
    const { send, shown, list, editShared, deposit } = await createShown();
    const taught = await send('POST', `/api/faqs/${shown}/wordings`, {
      json: { wordings: ['isi saldo'] },
    });
    expect(taught.status).toBe(200);
    await editShared(deposit, { question: 'Deposit baru', answer: 'Baru' });
    expect((await list(1))[1]).toMatchObject({ question: 'Deposit baru', wordings: ['isi saldo'] });
    expect((await list(3))[0]).toMatchObject({ question: 'Deposit baru', wordings: [] });
  });

  it('stands in a website once', async () => {
    const { show, deposit, cara, akun, addShared, send, shown } = await createShown();
    expect((await show(1, [deposit])).status).toBe(409);
    expect((await show(1, [cara])).json.fields.source_id).toBe(
      'Website ini sudah menampilkan FAQ bersama itu, atau sebagian darinya.',
    );
    const nomor = await addShared('Nomor', akun);
    await show(2, [nomor]);
    expect((await show(2, [akun])).status).toBe(409);
    await show(2, [deposit]);
    const move = { to_website_id: 2, ids: [shown] };
    const twice = await send('POST', '/api/faqs/1/move-to-website', { json: move });
    expect(twice.status).toBe(409);
  });

  it('moves to another website, and becomes own rows where it is copied', async () => {
    const { send, shown, treeOf, undo, library, cara } = await createShown();
    await send('POST', '/api/faqs/1/copy', {
      json: { to_website_id: 2, ids: [shown], mode: 'append' },
    });
    expect(await treeOf(2)).toEqual(['Deposit', '-Cara']);
    const moved = await send('POST', '/api/faqs/1/move-to-website', {
      json: { to_website_id: 2, ids: [shown] },
    });
    expect(await treeOf(2)).toEqual(['Deposit', '-Cara', 'Deposit*', '-Cara*']);
    await undo(moved.json.undo_id);
    expect(await treeOf(1)).toEqual(['Halo', 'Deposit*', '-Cara*']);
    const into = { json: { to_website_id: library, ids: [shown] } };
    const refused = await send('POST', '/api/faqs/1/move-to-website', into);
    expect(refused.json.message).toMatch('Lepas terlebih dahulu.');
    await send('POST', `/api/faqs/${cara}/duplicate`);
    expect(await treeOf(1)).toEqual(['Halo', 'Deposit*', '-Cara*', '-Cara (salinan)*']);
  });

  it('disappears by an undo, also after changes in the library', async () => {
    const { undo, undoId, addShared, deposit, treeOf, trail } = await createShown();
    await addShared('Syarat', deposit);
    expect((await undo(undoId)).status).toBe(200);
    expect(await treeOf(1)).toEqual(['Halo']);
    expect((await trail())[0]?.action).toBe('restore');
  });

  it('becomes own rows and back', async () => {
    const { send, shown, treeOf, edit, undo, editShared, deposit, list } = await createShown();
    const { json } = await send('POST', `/api/faqs/${shown}/detach`);
    expect(json.message).toBe('2 FAQ ini sekarang milik website ini sendiri.');
    expect(await treeOf(1)).toEqual(['Halo', 'Deposit', '-Cara']);
    await editShared(deposit, { question: 'Deposit', answer: 'Baru' });
    expect((await list(1))[1]?.answer).toBe('Jawaban Deposit');
    const edited = await edit(shown, { question: 'Deposit toko' });
    expect((await undo(json.undo_id)).json.message).toMatch('sudah diubah');
    await undo(edited.json.undo_id);
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await treeOf(1)).toEqual(['Halo', 'Deposit*', '-Cara*']);
    expect((await list(1))[1]?.answer).toBe('Baru');
  });
});

describe('the undo of a detachment', () => {
  it.each(['deleted', 'moved'])('keeps own FAQs whose originals were %s', async (how) => {
    const { send, shown, undo, remove, place, cara, rowsOf } = await createShown();
    const { json } = await send('POST', `/api/faqs/${shown}/detach`);
    const before = await rowsOf(1);
    if (how === 'deleted') await remove(cara);
    else await place(cara, { parent_id: null, before_id: null });
    expect((await undo(json.undo_id)).json.message).toBe(
      'FAQ asalnya sudah dihapus atau dipindahkan di FAQ bersama.',
    );
    expect(await rowsOf(1)).toEqual(before);
  });
});

describe('a deleted website', () => {
  it.each(['the library', 'the website'])(
    'comes back with what it showed: %s first',
    async (first) => {
      const { send, show, remove, undo, deposit, cara, akun, rowsOf, trail } = await createShown();
      await show(2, [deposit, akun]);
      const [copy] = await rowsOf(2);
      await send('POST', `/api/faqs/${copy?.id}/wordings`, { json: { wordings: ['isi saldo'] } });
      const before = await rowsOf(2);
      const deleteWebsite = async () => {
        await send('DELETE', '/api/websites/2');
        return (await trail())[0]?.id;
      };
      const deleteShared = async () => [
        (await remove(cara)).json.undo_id,
        (await remove(deposit)).json.undo_id,
      ];
      const isLibrary = first === 'the library';
      const [ofCara, ofDeposit] = isLibrary ? await deleteShared() : [];
      const ofWebsite = await deleteWebsite();
      const [laterCara, laterDeposit] = isLibrary ? [] : await deleteShared();
      const library = [ofDeposit ?? laterDeposit, ofCara ?? laterCara];
      for (const id of isLibrary ? [...library, ofWebsite] : [ofWebsite, ...library]) {
        expect((await undo(id)).status).toBe(200);
      }
      expect(await rowsOf(2)).toEqual(before);
    },
  );
});

describe('an undo in the library', () => {
  it('brings a branch to the end if its former parent is gone, and with the texts of today', async () => {
    const { show, send, remove, undo, akun, halo, treeOf, deposit } = await createShown();
    await show(1, [akun], halo);
    const { json } = await remove(akun);
    await remove(halo);
    await undo(json.undo_id);
    expect(await treeOf(1)).toEqual(['Deposit*', '-Cara*', 'Akun*']);
    const deleted = await remove(deposit);
    await send('DELETE', '/api/websites/2');
    expect((await undo(deleted.json.undo_id)).status).toBe(200);
  });

  it('brings back what a branch lost before it moved to another website', async () => {
    const { send, remove, undo, cara, shown, rowsOf, treeOf } = await createShown();
    const copy = (await rowsOf(1)).find(({ sourceId }) => sourceId === cara);
    await send('POST', `/api/faqs/${copy?.id}/wordings`, { json: { wordings: ['isi saldo'] } });
    const { json } = await remove(cara);
    const move = { to_website_id: 2, ids: [shown] };
    await send('POST', '/api/faqs/1/move-to-website', { json: move });
    expect((await undo(json.undo_id)).status).toBe(200);
    expect(await treeOf(1)).toEqual(['Halo']);
    expect((await rowsOf(2))[1]).toMatchObject({ id: copy?.id, wordings: 'isi saldo' });
  });

  it('does not take a shown branch away from websites', async () => {
    const { addShared, show, trail, undo, treeOf, editShared, deposit } = await createShown();
    const baru = await addShared('Baru');
    const [created] = await trail();
    await show(2, [baru]);
    expect((await undo(created?.id)).json.message).toBe(
      'FAQ ini masih tampil di Dua. Hapus dari FAQ bersama bila tidak dipakai lagi.',
    );
    const edited = await editShared(deposit, { question: 'Deposit 2' });
    await undo(edited.json.undo_id);
    expect(await treeOf(1)).toEqual(['Halo', 'Deposit*', '-Cara*']);
  });

  it('of a move brings back the ids of a website that was deleted meanwhile', async () => {
    const { addShared, place, show, send, undo, rowsOf, trail, deposit, cara } =
      await createShown();
    await addShared('Langkah', cara);
    await show(2, [deposit]);
    const idsOf = async () => (await rowsOf(2)).map(({ id }) => id);
    const before = await idsOf();
    await send('DELETE', '/api/websites/2');
    const [deletion] = await trail();
    const moved = await place(cara, { parent_id: null, before_id: null });
    await undo(deletion?.id);
    expect(await idsOf()).toHaveLength(1);
    await undo(moved.json.undo_id);
    expect(await idsOf()).toEqual(before);
  });

  it('of a website brings back the branch as the library has it now', async () => {
    const { remove, shown, editShared, deposit, undo, list, akun, show } = await createShown();
    const { json } = await remove(shown);
    await editShared(deposit, { question: 'Deposit baru', answer: 'Baru' });
    await undo(json.undo_id);
    expect((await list(1))[1]).toMatchObject({ id: shown, question: 'Deposit baru' });
    const { json: other } = await show(1, [akun]);
    const removed = await remove(other.first_id);
    await remove(akun);
    expect((await undo(removed.json.undo_id)).json.message).toBe(
      'FAQ asalnya sudah dihapus atau dipindahkan di FAQ bersama.',
    );
  });
});

it('refuses a shared change that makes a website too deep or too large, with its name', async () => {
  const { addShared, show, api, deposit, cara, send, treeOf, library } = await createShown();
  const chain = await api.db.write(async (tx) => {
    const tree = await loadTree(tx, 2);
    let node: Node | null = null;
    const content = { ...blankTexts };
    for (let level = 1; level <= 30; level += 1) {
      node = tree.add({ ...content, question: `Tingkat ${level}` }, node);
    }
    await saveTree(tx, tree, 'system');
    return node?.id ?? 0;
  });
  expect((await show(2, [deposit], chain)).status).toBe(201);
  const form = { question: 'Rinci', website_id: String(library), parent_id: String(cara) };
  const tooDeep = await send('POST', '/api/faqs', { body: faqForm(form) });
  expect(tooDeep.status).toBe(409);
  expect(tooDeep.json.message).toBe('Pohon FAQ website Dua akan lebih dari 32 tingkat.');
  await api.db.write(async (tx) => {
    const tree = await loadTree(tx, 2);
    const content = { ...blankTexts };
    for (let n = 0; n < 4968; n += 1) tree.add({ ...content, question: `${n}` }, null);
    await saveTree(tx, tree, 'system');
  });
  const tooMany = await send('POST', '/api/faqs', {
    body: faqForm({ ...form, parent_id: String(deposit) }),
  });
  expect(tooMany.json.message).toBe('Website Dua akan memiliki lebih dari 5.000 FAQ.');
  expect(await treeOf(1)).toEqual(['Halo', 'Deposit*', '-Cara*']);
  expect(await addShared('Lain')).toBeGreaterThan(0);
});
