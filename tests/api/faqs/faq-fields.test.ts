import { describe, expect, it } from 'vitest';
import type { FaqFieldName } from '../../../api/contract/faqs/faq-fields.ts';
import { valid } from '../../tools/valid.ts';
import { transferCalls } from '../faq-files.ts';
import { faqForm } from '../faq-form.ts';
import { createSharedWriter } from '../shared-writer.ts';
import { said } from '../test-api.ts';

type Value = string | string[] | null;

/** What every text of a FAQ must do. What is special of one stands in its own file. */
interface Field {
  typed: string | string[];
  stored: Value;
  later: string | string[];
  /** A value that a file must escape. */
  inFiles: string | string[];
  /** What a blank field becomes, which may be left out of a form. */
  blank?: Value;
  /** `visitors` read it with the FAQs. */
  readBy: 'visitors' | 'search' | 'team';
  /** Whether each website has its own for a shared FAQ. */
  isOwn?: boolean;
  /** A file may split what a form refuses. */
  faults: [typed: string | string[], message: string, where?: 'only in forms'][];
}

const formula = '=HYPERLINK("http://a.example")\n@SUM(A1)';
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `kata ${at}`);
const twice = 'https:// atau http:// dua kali. Hapus salah satunya.';

// The note of a website about a shared FAQ is in `faq-notes.test.ts`, images are in `images.test.ts`.
const fields: Record<Exclude<FaqFieldName, 'own_note' | 'image'>, Field> = {
  question: {
    typed: ' Cara deposit? ',
    stored: 'Cara deposit?',
    later: 'Lain?',
    inFiles: '=1+1?',
    readBy: 'visitors',
    faults: [
      ['  ', 'Pertanyaan tidak boleh kosong.'],
      ['x'.repeat(301), 'Maksimal 300 karakter.'],
    ],
  },
  answer: {
    typed: '\n 1. Satu\n2. Dua \n',
    stored: '1. Satu\n2. Dua',
    later: 'Transfer.',
    inFiles: formula,
    readBy: 'visitors',
    faults: [
      ['x'.repeat(5001), 'Maksimal 5.000 karakter.'],
      ['[promo](https://https://toko.example)', `Tautan di jawaban memuat ${twice}`],
    ],
  },
  keywords: {
    typed: [' depo ', '', 'Isi   saldo', 'DEPO', 'isi saldo', 'top, "up"', '💬'],
    stored: ['depo', 'Isi saldo', 'top, "up"', '💬'],
    later: ['wd', 'tarik dana'],
    inFiles: ['=1+1', 'tarik, dana'],
    blank: [],
    readBy: 'visitors',
    faults: [
      [numbered(21), 'Maksimal 20 kata lain.'],
      [
        'x'.repeat(61),
        `Setiap kata lain maksimal 60 karakter; yang ini lebih panjang: “${'x'.repeat(30)}…”.`,
      ],
      ['depo|topup', 'Kata lain tidak boleh memuat tanda |.', 'only in forms'],
      ['depo\0', 'Tidak boleh memuat karakter tak terlihat.'],
    ],
  },
  wordings: {
    typed: ['Duit gw kok BLM nyampe, min?', ' duit gw kok blm nyampe min '],
    stored: ['Duit gw kok BLM nyampe, min?'],
    later: ['kok lama banget', 'blm masuk juga'],
    inFiles: ['kok lama, min', 'blm masuk juga'],
    blank: [],
    readBy: 'search',
    isOwn: true,
    faults: [
      [numbered(61), 'Maksimal 60 kalimat pengunjung.'],
      [
        'x'.repeat(81),
        `Setiap kalimat pengunjung maksimal 80 karakter; yang ini lebih panjang: “${'x'.repeat(30)}…”.`,
      ],
    ],
  },
  note: {
    typed: '  Tanya Bu Rina dahulu.\r\nHarga disetujui. ',
    stored: 'Tanya Bu Rina dahulu.\nHarga disetujui.',
    later: 'n'.repeat(500),
    inFiles: formula,
    blank: null,
    readBy: 'team',
    faults: [['n'.repeat(501), 'Maksimal 500 karakter.']],
  },
};
const rows = Object.entries(fields).map(([name, field]) => ({ name: name as FaqFieldName, field }));

/** An API with an empty website 2 and a library, and functions that write one field of a FAQ. */
async function setUp(name: FaqFieldName) {
  const writer = await createSharedWriter();
  const { send, list, library } = writer;
  const formOf = (value: string | string[], more: Record<string, string> = {}) => {
    const form = faqForm(more);
    form.delete(name);
    for (const each of [value].flat()) form.append(name, each);
    return { body: form };
  };
  return {
    ...writer,
    ...transferCalls(writer.api, writer.cookie),
    send,
    create: (value: string | string[]) => send('POST', '/api/faqs', formOf(value)),
    write: (id: number, value: string | string[], more?: Record<string, string>) =>
      send('PUT', `/api/faqs/${id}`, formOf(value, more)),
    addToLibrary: async (value: string | string[]): Promise<number> =>
      (await send('POST', '/api/faqs', formOf(value, { website_id: `${library}` }))).json.id,
    valuesOn: async (website: number) => (await list(website)).map((faq) => faq[name]),
  };
}

describe.each(rows)('the $name of a FAQ', ({ name, field }) => {
  const { typed, stored, later, blank, inFiles, readBy, isOwn = false, faults } = field;
  const inTrail = (value: Value) => [value ?? []].flat().join('\n');

  it('is stored without spaces around it, stays when a form leaves it out, and is removed by a blank one', async () => {
    const { create, write, edit, send, valuesOn } = await setUp(name);
    const { id } = (await create(typed)).json;
    expect(await valuesOn(1)).toEqual([stored]);
    const [shown] = (await send('GET', '/faqs/1')).json;
    expect(shown[name]).toEqual(readBy === 'visitors' ? stored : undefined);
    if (blank === undefined) return;
    await edit(id, {});
    expect(await valuesOn(1)).toEqual([stored]);
    await write(id, later);
    expect(await valuesOn(1)).toEqual([later]);
    await write(id, ' ');
    expect(await valuesOn(1)).toEqual([blank]);
    expect((await send('GET', '/faqs/1')).json[0]).not.toHaveProperty(name);
  });

  it('is refused beyond its limits, in forms and in files', async () => {
    const { create, importFile, valuesOn } = await setUp(name);
    for (const [value, message, where] of faults) {
      expect(await create(value)).toEqual(said(400, message, name));
      if (where === 'only in forms') continue;
      const faq = { question: 'A', [name]: value };
      const { faults } = await importFile(JSON.stringify({ version: 1, faqs: [faq] }));
      expect(faults, message).toHaveLength(1);
    }
    expect(await valuesOn(1)).toEqual([]);
  });

  it('is in the trail, undone, brought back from a version, and follows a deletion and copies', async () => {
    const { create, write, undo, remove, send, trail, valuesOn } = await setUp(name);
    const { id } = (await create(typed)).json;
    const { undo_id } = (await write(id, later)).json;
    expect((await trail())[0]).toMatchObject({
      before: { [name]: inTrail(stored) },
      after: { [name]: inTrail(later) },
    });
    await undo(undo_id);
    expect(await valuesOn(1)).toEqual([stored]);
    const path = `/api/faqs/${id}/versions/${undo_id}`;
    expect((await send('GET', path)).json).toMatchObject({
      [name]: later,
      current: { [name]: stored },
    });
    expect((await send('PUT', path, { json: {} })).status).toBe(200);
    await undo((await remove(id)).json.undo_id);
    expect(await valuesOn(1)).toEqual([later]);
    await send('POST', `/api/faqs/${id}/duplicate`);
    const copy = name === 'question' ? 'Lain? (salinan)' : later;
    expect(await valuesOn(1)).toEqual([later, copy]);
    const website = { ...valid.website(), start: 'copy', copy_from: 1 };
    const { json } = await send('POST', '/api/websites', { json: website });
    expect(await valuesOn(json.id)).toEqual([later, copy]);
  });

  it('waits in a draft if visitors or the search read it', async () => {
    const { create, write, send } = await setUp(name);
    const { id } = (await create(typed)).json;
    await send('PUT', '/api/websites/1/settings', { json: { publishing: 'draft' } });
    const shown = async () => [await send('GET', '/faqs/1'), await send('GET', '/faqs/1/words')];
    const before = await shown();
    await write(id, later);
    expect(await shown()).toEqual(before);
    const changed = { id, edited: true, after: { [name]: later } };
    const isPublic = readBy !== 'team';
    expect((await send('GET', '/api/faqs/1/changes')).json).toMatchObject(
      isPublic ? [changed] : [],
    );
    await send('POST', '/api/faqs/1/publish', { json: {} });
    if (isPublic) expect(await shown()).not.toEqual(before);
    else expect(await shown()).toEqual(before);
  });

  it.each(['csv', 'json', 'xlsx'] as const)(
    'is in an export as %s, from which an import gives it back',
    async (format) => {
      const { create, write, exportFile, importFile, valuesOn } = await setUp(name);
      const { id } = (await create(inFiles)).json;
      const file = await exportFile(format);
      const options = { name: `a.${format}`, keywordsMode: 'replace' };
      expect(await importFile(file, options)).toMatchObject({ unchanged: 1 });
      await write(id, later);
      await importFile(file, options);
      expect(await valuesOn(1)).toEqual([inFiles]);
    },
  );

  it('of a shared FAQ is that of the library on every website, unless each has its own', async () => {
    const { addToLibrary, write, show, list, library, valuesOn } = await setUp(name);
    const original = await addToLibrary(typed);
    await show(1, [original]);
    expect(await valuesOn(1)).toEqual([stored]);
    const [copy] = await list(1);
    const written = await write(copy?.id ?? 0, later, { question: copy?.question ?? '' });
    expect(written.status).toBe(isOwn ? 200 : 409);
    await write(original, inFiles, { website_id: `${library}` });
    expect(await valuesOn(1)).toEqual([isOwn ? later : inFiles]);
    await show(2, [original]);
    expect(await valuesOn(2)).toEqual([inFiles]);
  });
});

it('as many keywords and wordings as are allowed are saved in one form', async () => {
  const { send, list } = await createSharedWriter();
  const body = faqForm({ note: 'Tanya Bu Rina dahulu.' });
  for (const keyword of numbered(20)) body.append('keywords', keyword);
  for (const wording of numbered(60)) body.append('wordings', wording);
  await send('POST', '/api/faqs', { body });
  expect(await list(1)).toMatchObject([{ keywords: numbered(20), wordings: numbered(60) }]);
});
