import { Readable } from 'node:stream';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { ExportFormat, FaqFile } from '../../../contract/faqs/faq-transfer.ts';
import type { Reader } from '../../../db/database.ts';
import { withLists } from '../../../db/faq-row.ts';
import { faqs, searchTests } from '../../../db/schema.ts';
import { textColumns } from '../../faq-queries.ts';
import { findLibraryId } from '../../shared/library.ts';
import { type CodeOf, sharedCode } from '../shared-code.ts';
import { importMaxKeywordParts } from '../transfer-limits.ts';
import { writeCsv } from './write-csv.ts';
import { writeWorkbook } from './write-workbook.ts';
import { writeZip } from './write-zip.ts';

export interface Export {
  body: string | ReadableStream<Uint8Array>;
  contentType: string;
}

export interface ExportOptions {
  format: ExportFormat;
  codeOf: CodeOf;
  /**
   * Exports only these FAQs. They still have the ids of their parents, so that an import into the same website moves
   * nothing.
   */
  only?: ReadonlySet<number> | undefined;
  /** Fields that are left out. An import of the file changes none of them. */
  without: ReadonlySet<string>;
}

/** A website's FAQs as a file. */
export async function exportFaqs(
  db: Reader,
  websiteId: number,
  { format, codeOf, only, without }: ExportOptions,
): Promise<Export> {
  const website = codeOf(websiteId);
  const libraryId = (await findLibraryId(db)) ?? 0;
  const all = await db
    .select({ ...textColumns, sourceId: faqs.sourceId })
    .from(faqs)
    .where(eq(faqs.websiteId, websiteId))
    .orderBy(asc(faqs.path));
  const copies = new Set<number | null>(
    all.filter(({ sourceId }) => sourceId !== null).map(({ id }) => id),
  );
  // A shown branch is one line: what is below comes from the library.
  const chosen = all.filter(
    ({ id, parent_id }) => !copies.has(parent_id) && (only === undefined || only.has(id)),
  );
  const tests = await findTests(db, websiteId);
  // In the order of the keys in the file.
  const rows = chosen.map(withLists).map(({ id, parent_id, image, sourceId, ...texts }) => ({
    id,
    parent_id,
    ...texts,
    tests: (tests.get(id) ?? []).slice(0, importMaxKeywordParts),
    image,
    shared: sourceId === null ? null : sharedCode(codeOf(libraryId), sourceId),
  }));
  const isLeftOut = (name: string) => without.has(name);
  const write: Record<ExportFormat, () => Export | Promise<Export>> = {
    xlsx: () => ({
      body: toWeb(writeWorkbook(rows, website)),
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
    csv: async () => ({
      body: await writeCsv(rows, website, isLeftOut),
      contentType: 'text/csv; charset=utf-8',
    }),
    json: () => {
      const file: FaqFile = { version: 1, website, faqs: rows };
      const keep = (name: string, value: unknown) => (isLeftOut(name) ? undefined : value);
      return { body: `${JSON.stringify(file, keep, 2)}\n`, contentType: 'application/json' };
    },
    zip: async () => ({
      body: toWeb(writeZip(db, await writeCsv(rows, website), rows)),
      contentType: 'application/zip',
    }),
  };
  return await write[format]();
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

/** The tests of each FAQ, the most frequent first. */
async function findTests(db: Reader, websiteId: number): Promise<ReadonlyMap<number, string[]>> {
  const { words, faqId, count, state } = searchTests;
  const rows = await db
    .select({ words, faqId })
    .from(searchTests)
    .where(and(eq(searchTests.websiteId, websiteId), ne(state, 'removed')))
    .orderBy(desc(count), asc(words));
  const found = new Map<number, string[]>();
  for (const row of rows) found.set(row.faqId, [...(found.get(row.faqId) ?? []), row.words]);
  return found;
}
