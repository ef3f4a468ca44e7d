import { expect, it } from 'vitest';
import type { ImportRow } from '../../../api/faqs/transfer/reading/import-row.ts';
import { findNamedBranches } from '../../../api/faqs/transfer/shared-code.ts';
import { createSharedWriter } from '../shared-writer.ts';
import { createTestApi } from '../test-api.ts';

type Writer = Awaited<ReturnType<typeof createSharedWriter>>;

async function exportFrom({ api, cookie }: Writer, websiteId: number, format: string) {
  const response = await api.call(`/api/faqs/${websiteId}/export?format=${format}`, { cookie });
  return await response.text();
}

function fileForm(text: string, mode: string, name: string): FormData {
  const form = new FormData();
  form.set('file', new File([text], 'faq'));
  form.set('mode', mode);
  form.set('confirm_name', name);
  return form;
}

async function createShown() {
  const writer = await createSharedWriter();
  const deposit = await writer.addShared('Deposit');
  const cara = await writer.addShared('Cara', deposit);
  const halo = await writer.add({ question: 'Halo' });
  await writer.show(1, [deposit], halo);
  const { send } = writer;
  const importInto = async (websiteId: number, text: string, mode = 'append', name = '') =>
    (await send('POST', `/api/faqs/${websiteId}/import`, { body: fileForm(text, mode, name) }))
      .json;
  return { ...writer, deposit, cara, importInto };
}

it('writes a shown branch as one line that names it', async () => {
  const writer = await createShown();
  const { faqs } = JSON.parse(await exportFrom(writer, 1, 'json'));
  expect(faqs.map((faq: { question: string }) => faq.question)).toEqual(['Halo', 'Deposit']);
  expect(faqs[0].shared).toBe(null);
  expect(faqs[1].shared).toMatch(new RegExp(`^[0-9a-f]{12}-${writer.deposit}$`));
  const [header, own = '', shown = ''] = (await exportFrom(writer, 1, 'csv')).split('\r\n');
  const at = header?.split(';').indexOf('shared') ?? -1;
  expect(own.split(';')[at]).toBe('');
  expect(shown.split(';')[at]).toBe(faqs[1].shared);
});

it('reads its own file without a change, also when everything is replaced', async () => {
  const writer = await createShown();
  const { importInto, treeOf, send } = writer;
  const [{ name }] = (await send('GET', '/api/websites/list')).json;
  for (const format of ['csv', 'json']) {
    const file = await exportFrom(writer, 1, format);
    for (const mode of ['append', 'replace']) {
      const result = await importInto(1, file, mode, name);
      expect(result).toMatchObject({ added: 0, changed: 0, removed: 0, faults: [], warnings: [] });
    }
  }
  expect(await treeOf(1)).toEqual(['Halo', '-Deposit*', '--Cara*']);
});

it('shows the branch in another website, with one undo', async () => {
  const writer = await createShown();
  const { importInto, treeOf, undo, deposit } = writer;
  const result = await importInto(2, await exportFrom(writer, 1, 'csv'));
  expect(result).toMatchObject({ added: 2, faults: [], warnings: [] });
  expect(await treeOf(2)).toEqual(['Halo', '-Deposit*', '--Cara*']);
  await undo(result.undo_id);
  expect(await treeOf(2)).toEqual([]);
  await writer.show(2, [deposit]);
  const moved = await importInto(2, await exportFrom(writer, 1, 'csv'), 'replace', 'Dua');
  expect(moved).toMatchObject({ added: 1, changed: 1, removed: 0 });
  expect(await treeOf(2)).toEqual(['Halo', '-Deposit*', '--Cara*']);
});

it('reports lines that show a branch twice or write into one', async () => {
  const writer = await createShown();
  const { importInto, deposit } = writer;
  const name = JSON.parse(await exportFrom(writer, 1, 'json')).faqs[1].shared;
  const twice = `id;parent_id;question;shared\n7;;Deposit;${name}\n8;;Deposit;${name}\n9;7;Anak;\n`;
  expect((await importInto(2, twice)).faults).toMatchObject([
    { line: 3, message: 'Website ini sudah menampilkan FAQ bersama itu, atau sebagian darinya.' },
    {
      line: 4,
      message: 'FAQ ini dari FAQ bersama. Ubah di FAQ bersama, atau lepas terlebih dahulu.',
    },
  ]);
  expect(deposit).toBeGreaterThan(0);
});

it('builds a branch for the first of the lines that name it or a part of it', async () => {
  const { api, library, deposit, cara } = await createShown();
  const line = (at: number, id: number) =>
    ({ line: at, question: '', shared: `L-${id}` }) as ImportRow;
  const lines = [line(2, cara), line(3, deposit), line(4, cara), line(5, 0)];
  const codeOf = (id: number) => (id === library ? 'L' : '');
  const target = { id: 2, codeOf, mayReadLibrary: true };
  const named = await findNamedBranches(api.db.read, target, lines);
  expect([...named.branches.keys()]).toEqual([2]);
  expect(named.faults.map((fault) => fault.line)).toEqual([3, 4]);
  expect(named.warnings.map((warning) => warning.line)).toEqual([5]);
});

it('makes own FAQs of them where the library is missing, and says so', async () => {
  const writer = await createShown();
  const file = await exportFrom(writer, 1, 'csv');
  const notShared =
    'FAQ bersama ini tidak ada di sini, jadi baris ini menjadi FAQ milik website ini sendiri.';
  const other = await createTestApi({ secret: 'another secret of thirty-two characters!' });
  const response = await other.call('/api/faqs/1/import', {
    method: 'POST',
    cookie: await other.signIn(),
    body: fileForm(file, 'append', ''),
  });
  expect(await response.json()).toMatchObject({
    added: 2,
    faults: [],
    warnings: [{ line: 3, message: notShared }],
  });
  const { library, importInto, treeOf } = writer;
  expect((await importInto(library, file)).warnings).toMatchObject([{ message: notShared }]);
  expect(await treeOf(library)).toEqual(['Deposit', '-Cara', 'Halo', '-Deposit']);
});
