import { describe, expect, it } from 'vitest';
import { searchTests } from '../../../api/db/schema.ts';
import { createTransfer } from '../faq-files.ts';
import { treeOf, understood } from './understood-faqs.ts';

describe('JSON of another program', () => {
  it.each([
    ['a list of records', '[{"question": "A?", "answer": "B"}]', ['A? = B']],
    [
      'records in an object, with numbers, lists and missing fields',
      '{"data": [{"Tanya": 24, "jawaban": ["B", "C"], "tag": ["x", "y"]}, {"Tanya": "D?"}], "total": 2}',
      ['24 = B\nC [x, y]', 'D?'],
    ],
    [
      'questions with answers',
      '{"A?": "B", "C?": 10000, "D?": null}',
      ['A? = B', 'C? = 10000', 'D?'],
    ],
    [
      'questions by topic',
      '{"Kirim": {"A?": "B"}, "C?": "D"}',
      ['Kirim', 'Kirim > A? = B', 'C? = D'],
    ],
    ['records by number', '{"7": {"q": "A?", "a": "B"}, "8": {"q": "C?"}}', ['A? = B', 'C?']],
    ['one record', '{"question": "A?", "answer": "B"}', ['A? = B']],
    ['JSON Lines', '{"q": "A?", "a": "B"}\n\n{"q": "C?", "a": "D"}\n', ['A? = B', 'C? = D']],
    [
      'names of JavaScript',
      '[{"question": "A?", "topic": "B"}, {"question": "C?"}]',
      ['B', 'B > A?', 'C?'],
    ],
  ])('is understood as %s', async (_, file, tree) => {
    const { notes, ...read } = await understood(file);
    expect(read).toEqual({ tree });
    expect(notes.filter((note) => !note.includes('tanpa jawaban'))).toEqual([]);
  });

  it('may be the intents of a chatbot: the first pattern is the question, the others are wordings', async () => {
    const intents = [
      {
        tag: 'salam',
        patterns: ['Halo', 'Selamat pagi', 'x'.repeat(81)],
        responses: ['Hai!', 'Ya?'],
      },
      { tag: 'kosong', patterns: [], responses: ['Maaf?'] },
      { tag: 'jam', patterns: ['Jam buka'], responses: ['08.00'] },
    ];
    const { tree, notes } = await understood(JSON.stringify({ intents }));
    expect(tree).toEqual(['Halo = Hai!', 'Jam buka = 08.00']);
    expect(notes).toEqual([
      'Bila ada beberapa jawaban (responses), yang pertama dipakai: 1 jawaban lain tidak diambil.',
      '1 kalimat (patterns) tidak diambil: maksimal 60 untuk satu FAQ, masing-masing 80 karakter.',
      '1 bagian tanpa kalimat (patterns) tidak diambil.',
    ]);
    const transfer = await createTransfer();
    await transfer.importFile(JSON.stringify(intents));
    const file = JSON.parse((await transfer.exportFile('json')).toString());
    expect(file.faqs[0].wordings).toEqual(['Selamat pagi']);
    expect(await transfer.api.db.read.select().from(searchTests)).toEqual([]);
  });

  it('is refused with too many levels', async () => {
    const { send } = await createTransfer();
    const deep = `[{"question":${'['.repeat(9000)}${']'.repeat(9000)}}]`;
    expect((await send(deep, { dryRun: true })).status).toBe(400);
  });

  it('does not change a field that a record does not have', async () => {
    const transfer = await createTransfer();
    await transfer.importFile('[{"q": "A?", "a": "B"}, {"q": "C?", "a": "D"}]');
    await transfer.importFile('[{"q": "A?", "kata lain": "x"}, {"q": "C?", "a": ""}]');
    expect(await treeOf(transfer)).toEqual(['A? = B [x]', 'C?']);
  });

  it('asks for all fields that it does not know at once', async () => {
    const { importFile } = await createTransfer();
    const file =
      '{"version": 1, "faqs": [{"slug": "ongkir", "category": "kirim", "source": "x", "question": "Berapa?"}]}';
    const { columns, faults } = await importFile(file, { dryRun: true });
    expect(faults).toEqual([]);
    expect(columns.map(({ header, field }) => [header, field])).toEqual([
      ['slug', null],
      ['category', 'topic'],
      ['source', null],
      ['question', 'question'],
    ]);
    const chosen = ['ignore', 'topic', 'ignore', 'question'];
    expect(await importFile(file, { columns: chosen })).toMatchObject({ added: 2, faults: [] });
  });
});

describe('a fault of JSON', () => {
  const faultsOf = async (file: string) => {
    const { importFile } = await createTransfer();
    const { faults } = await importFile(file, { dryRun: true });
    return faults.map(({ line, message }) => `${line}: ${message}`);
  };

  it.each([
    ['a comma too many', '{"faqs": [\n{"q": "A"},\n]}', '3: Hapus koma sebelum ]'],
    ['no comma', '[{"q": "A"}\n{"q": "B"}]', '2: JSON tidak dapat dibaca mulai dari {'],
    ['no quotation mark at the end', '{"A": "B\n}', '1: JSON tidak dapat dibaca mulai dari \n'],
    ['other quotation marks', "{'A': 1}", "1: JSON tidak dapat dibaca mulai dari '"],
    ['no value', '{"A": }', '1: JSON tidak dapat dibaca mulai dari }'],
    ['no colon', '{"A" "B"}', '1: JSON tidak dapat dibaca mulai dari "'],
    ['something behind it', '[{"q": "A"}]\nx', '2: JSON tidak dapat dibaca mulai dari x'],
    [
      'no end',
      '[{"q": "A", "a": "\\"',
      '1: JSON berakhir sebelum lengkap: kurung atau tanda kutip belum ditutup.',
    ],
    ['a line of JSON Lines', '{"q": "A"}\n{"q": }\n', '2: JSON tidak dapat dibaca mulai dari }'],
    [
      'a record that is none',
      '[{"q": "A"}, "B"]',
      expect.stringContaining('2: Harus berupa objek'),
    ],
  ])('is named with its line: %s', async (_, file, fault) => {
    expect(await faultsOf(file)).toEqual([fault]);
  });

  it.each(['[]', '{}', '{"faqs": []}', '{"a": [1, {}], "b": [{}]}'])(
    'is refused as a whole without FAQs: %s',
    async (file) => {
      const { send } = await createTransfer();
      const response = await send(file, { dryRun: true });
      expect([response.status, (await response.json()).message]).toEqual([
        400,
        expect.stringMatching(/^JSON ini tidak memuat FAQ\./),
      ]);
    },
  );

  it('may be a hundred thousand levels or too many names', async () => {
    const { send } = await createTransfer();
    const deep = await send('['.repeat(100_000) + ']'.repeat(100_000), { dryRun: true });
    expect(deep.status).toBeLessThan(500);
    const names = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`n${at}`, 1]));
    const wide = await send(JSON.stringify([names]), { dryRun: true });
    expect([wide.status, (await wide.json()).message]).toEqual([
      400,
      'Satu berkas JSON memuat maksimal 100 nama isian.',
    ]);
  });
});
