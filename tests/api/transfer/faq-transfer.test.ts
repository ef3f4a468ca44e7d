import { EventEmitter } from 'node:events';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../../api/audit-log/actor.ts';
import { createAuditedDatabase } from '../../../api/audit-log/audited-database.ts';
import { keywordMaxLength, keywordsMax, wordingsMax } from '../../../api/contract/limits.ts';
import { keywordSeparator } from '../../../api/contract/texts/keywords.ts';
import type { Database } from '../../../api/db/database.ts';
import { blankTexts } from '../../../api/db/faq-row.ts';
import { faqs, images } from '../../../api/db/schema.ts';
import { storeKeywords } from '../../../api/db/stored-keywords.ts';
import type { ImageRow } from '../../../api/db/to-image-row.ts';
import {
  answerText,
  faqTexts,
  keywordTexts,
  questionText,
  wordingTexts,
} from '../../../api/faqs/faq-text.ts';
import { Forest, type Node } from '../../../api/faqs/tree/forest.ts';
import { saveTree } from '../../../api/faqs/tree/save-tree.ts';
import { encodeImage } from '../../../api/images/encode-image.ts';
import { inSlowRun, repetitions } from '../../repetitions.ts';
import { expectIntactTree } from '../expect-intact-tree.ts';
import { createTransfer, picture } from '../faq-files.ts';
import { createTestDatabase, host, listedIp } from '../test-api.ts';

const otherSecret = 'the secret of another installation of the same product';

/** Returns a website's FAQs in tree order, with ranks instead of ids. */
async function treeOf(db: Database, websiteId = 1) {
  const rows = await rowsOf(db, websiteId);
  const rank = new Map(rows.map(({ id }, index) => [id, index]));
  return rows.map(({ parentId, question, answer, keywords, wordings, image }) => ({
    parent: parentId === null ? null : rank.get(parentId),
    question,
    answer,
    keywords,
    wordings,
    image,
  }));
}

async function rowsOf(db: Database, websiteId = 1) {
  return await db.read.select().from(faqs).where(eq(faqs.websiteId, websiteId)).orderBy(faqs.path);
}

/** Returns the columns that an undo must restore. */
async function placesOf(db: Database) {
  return (await rowsOf(db)).map(({ lastEditedAt, lastEditedBy, version, ...row }) => row);
}

interface Grown {
  parent: number;
  question: string;
  answer: string;
  keywords: string;
  wordings: string;
  note: string | null;
  image: number;
}

const pictures: ImageRow[] = await Promise.all(
  [10, 200].map(async (red) => await encodeImage(await picture(red, 8, red > 100 ? 4 : 3))),
);
/** What a server stores that does not have them and reads them from a ZIP, by their names. */
const encodedAgain = new Map<string | null, ImageRow>(
  await Promise.all(
    pictures.map(async ({ name, content }) => [name, await encodeImage(content)] as const),
  ),
);
const snippets = [
  '=1+1',
  "'=x",
  "''@",
  '-',
  '+62',
  '@a',
  '"',
  '""',
  ';',
  ',',
  '\t',
  '\r\n',
  '\r',
  '\n',
  "'",
  ' ',
  '\u{feff}',
  'é',
  '💬',
  '＝',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...snippets), fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 6,
  })
  .map((parts) => parts.join('').replaceAll('\0', ''));
/** Up to 20 keywords of up to 60 characters, many of the maximum length. */
const keywords = fc
  .array(fc.oneof(text, fc.string({ unit: 'grapheme', minLength: 50, maxLength: 60 })), {
    maxLength: keywordsMax,
  })
  .map((typed) =>
    typed.map((keyword) =>
      keyword.replaceAll(keywordSeparator, ',').replaceAll('\0', '').slice(0, keywordMaxLength),
    ),
  )
  // A form cannot send a lone surrogate.
  .map((typed) => typed.map((keyword) => Buffer.from(keyword).toString()))
  .map((typed) => storeKeywords(keywordTexts.parse(typed)));
const wordings = fc
  .array(
    text.map((typed) => Buffer.from(typed.slice(0, 80)).toString()),
    { maxLength: wordingsMax },
  )
  .map((typed) => storeKeywords(wordingTexts.parse(typed)));
const grown: fc.Arbitrary<Grown[]> = fc.array(
  fc.record({
    parent: fc.nat(30),
    question: text.map((typed) => questionText.safeParse(typed).data ?? '='),
    answer: text.map((typed) => answerText.parse(typed)),
    keywords,
    wordings,
    note: text.map((typed) => faqTexts.note.parse(typed.slice(0, 500)) ?? null),
    image: fc.nat(2),
  }),
  { maxLength: 15, size: 'max' },
);

/** Inserts a tree as the forms would store it. */
async function plant(db: Database, tree: readonly Grown[]): Promise<void> {
  const change = createAuditedDatabase(db);
  await change.write(systemActor, async (change) => {
    const { tx, nothingToWrite } = change;
    nothingToWrite();
    await tx.insert(images).values(pictures);
    const forest = new Forest(1, []);
    const nodes: Node[] = [];
    for (const { parent, question, answer, keywords, wordings, note, image } of tree) {
      const name = pictures[image]?.name ?? null;
      const texts = {
        ...blankTexts,
        question,
        answer: answer || null,
        keywords,
        wordings,
        note,
      };
      const above = nodes[parent % (nodes.length + 1)] ?? null;
      nodes.push(forest.add({ ...texts, image: name }, above));
    }
    await saveTree(tx, forest, 'system');
  });
}

describe('an exported file', () => {
  it.each(['xlsx', 'csv', 'json', 'zip'] as const)(
    'creates the same tree when it is imported as %s, and changes nothing the second time',
    { ...inSlowRun, timeout: 300_000 },
    async (format) => {
      await fc.assert(
        fc.asyncProperty(grown, async (tree) => {
          const from = await createTransfer({ db: await createTestDatabase() });
          await plant(from.api.db, tree);
          const file = await from.exportFile(format);
          const to = await createTransfer({ db: await createTestDatabase(), secret: otherSecret });
          // Only the ZIP contains images.
          if (format !== 'zip') await to.api.db.write((tx) => tx.insert(images).values(pictures));
          expect(await to.importFile(file)).toMatchObject({ added: tree.length, faults: [] });
          const imported = (await treeOf(from.api.db)).map((faq) => ({
            ...faq,
            image: (format === 'zip' && encodedAgain.get(faq.image)?.name) || faq.image,
          }));
          expect(await treeOf(to.api.db)).toEqual(imported);
          const known = format === 'zip' ? [...encodedAgain.values()] : pictures;
          for (const stored of await to.api.db.read.select().from(images)) {
            expect(known).toContainEqual(stored);
          }
          await expectIntactTree(to.api.db, 1);
          const after = await rowsOf(to.api.db);
          const nothing = { added: 0, changed: 0, removed: 0, unchanged: tree.length, faults: [] };
          for (const mode of ['append', 'replace'] as const) {
            const again = await to.importFile(file, { mode, confirmName: 'Website Demo' });
            expect(again).toMatchObject({ ...nothing, undo_id: null });
          }
          const same = await from.importFile(file, {
            mode: 'replace',
            confirmName: 'Website Demo',
          });
          expect(same).toMatchObject(nothing);
          expect(await rowsOf(to.api.db)).toEqual(after);
          await from.api.db.close();
          await to.api.db.close();
        }),
        { numRuns: repetitions({ sample: 4, full: 25 }) },
      );
    },
  );
});

describe('an import', () => {
  it('is undone completely, positions included, whatever it changed', {
    ...inSlowRun,
    timeout: 300_000,
  }, async () => {
    const done = { moved: 0, removed: 0 };
    await fc.assert(
      fc.asyncProperty(
        grown,
        fc.shuffledSubarray([...Array(15).keys()]),
        fc.array(fc.nat(20), { minLength: 15, maxLength: 15 }),
        fc.constantFrom('append' as const, 'replace' as const),
        async (tree, order, parents, mode) => {
          const { api, importFile, websiteCode, undo } = await createTransfer({
            db: await createTestDatabase(),
          });
          await plant(api.db, tree);
          const before = await placesOf(api.db);
          // The file has some rows in another order, with other parents and texts, and new rows.
          const faqs = order.map((pick, index) => {
            const row = before[pick];
            const other = before[parents[index] ?? 0]?.id ?? null;
            const parent_id = index % 2 === 0 ? (row?.parentId ?? null) : other;
            return row === undefined || index % 5 === 4
              ? { question: `Baru ${pick}`, parent_id }
              : {
                  id: row.id,
                  question: `${row.question.slice(0, 200)}.`,
                  answer: row.answer,
                  parent_id,
                };
          });
          const file = JSON.stringify({ version: 1, website: await websiteCode(), faqs });
          const options = { mode, confirmName: 'Website Demo' };
          const dry = await importFile(file, { mode, dryRun: true });
          expect(await placesOf(api.db)).toEqual(before);
          const result = await importFile(file, options);
          expect(result).toMatchObject({
            added: dry.added,
            changed: dry.changed,
            removed: dry.removed,
          });
          await expectIntactTree(api.db, 1);
          if (result.faults.length > 0) {
            expect(await placesOf(api.db)).toEqual(before);
            return;
          }
          done.moved += dry.lines.some(({ parts }) => parts.includes('parent')) ? 1 : 0;
          done.removed += result.removed > 0 ? 1 : 0;
          const after = await rowsOf(api.db);
          expect(await importFile(file, options)).toMatchObject({
            added: 0,
            changed: 0,
            removed: 0,
          });
          expect(await rowsOf(api.db)).toEqual(after);
          if (result.undo_id === null) return;
          expect((await undo(result.undo_id)).status).toBe(200);
          expect(await placesOf(api.db)).toEqual(before);
          await api.db.close();
        },
      ),
      { numRuns: repetitions({ sample: 25, full: 100 }) },
    );
    // The random files must contain these cases, or they are not tested.
    expect(done.moved).toBeGreaterThan(0);
    expect(done.removed).toBeGreaterThan(0);
  });
});

it('exports once at a time for an account, until the client has the file or is gone', async () => {
  const { api, cookie } = await createTransfer();
  const start = async () => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: listedIp });
    const outgoing = new EventEmitter();
    const url = '/api/faqs/1/export?format=csv';
    const init = { headers: { Host: host, Cookie: cookie } };
    const response = await api.app.request(url, init, { incoming: { url, socket }, outgoing });
    return { response, socket, outgoing };
  };
  const first = await start();
  expect(first.response.status).toBe(200);
  const refused = await start();
  expect(refused.response.status).toBe(503);
  expect(refused.response.headers.get('Retry-After')).toBe('5');
  expect((await refused.response.json()).message).toBe(
    'Ekspor lain sedang berjalan. Coba lagi beberapa saat lagi.',
  );
  first.outgoing.emit('close');
  const next = await start();
  expect(next.response.status).toBe(200);
  next.socket.emit('close');
  expect((await start()).response.status).toBe(200);
});
