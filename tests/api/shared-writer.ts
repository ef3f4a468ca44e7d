import { asc, eq } from 'drizzle-orm';
import type { Faq } from '../../api/contract/entities.ts';
import { faqs } from '../../api/db/schema.ts';
import { valid } from '../tools/valid.ts';
import { createFaqWriter } from './faq-writer.ts';

/** Creates an API with website 1, website 2 and a library, and functions that write shared FAQs. */
export async function createSharedWriter(deps: Parameters<typeof createFaqWriter>[0] = {}) {
  const writer = await createFaqWriter(deps);
  const { send, add, api } = writer;
  const website = valid.website();
  await send('POST', '/api/websites', { json: website });
  const library: number = (await send('POST', '/api/shared-faqs')).json.id;
  return {
    ...writer,
    library,
    /** Adds a FAQ to the library. */
    addShared: (question: string, parent?: number, answer = `Jawaban ${question}`) =>
      add({ question, answer, website_id: String(library), parent_id: String(parent ?? '') }),
    editShared: (id: number, fields: Record<string, string>) =>
      writer.edit(id, { website_id: String(library), ...fields }),
    show: (websiteId: number, ids: number[], parentId: number | null = null) =>
      send('POST', `/api/faqs/${websiteId}/shared`, {
        json: { source_id: ids, parent_id: parentId },
      }),
    list: async (websiteId: number): Promise<Faq[]> =>
      (await send('GET', `/api/faqs/${websiteId}/500/1`)).json,
    /** The questions of a website's tree, indented by their depth, copies with a star. */
    treeOf: async (websiteId: number): Promise<string[]> => {
      const rows = await send('GET', `/api/faqs/${websiteId}/tree`);
      return rows.json.map(
        (row: Faq) => `${'-'.repeat(row.depth)}${row.question}${row.source_id === null ? '' : '*'}`,
      );
    },
    /** The stored rows of a website, without who edited them last and when. */
    rowsOf: async (websiteId: number) => {
      const rows = await api.db.read
        .select()
        .from(faqs)
        .where(eq(faqs.websiteId, websiteId))
        .orderBy(asc(faqs.path));
      return rows.map(({ lastEditedAt: _at, lastEditedBy: _by, version: _version, ...row }) => row);
    },
    /** What visitors of a website read. */
    shownTo: async (websiteId: number) => (await send('GET', `/faqs/${websiteId}`)).json,
  };
}
