import { expect } from 'vitest';
import { faqs } from '../../../api/db/schema.ts';
import { createTransfer, type ImportOptions } from '../faq-files.ts';

/** The FAQs of a website in tree order: `parent > question = answer [keywords]`. */
export async function treeOf({ api }: Awaited<ReturnType<typeof createTransfer>>) {
  const rows = await api.db.read.select().from(faqs).orderBy(faqs.path);
  const questions = new Map(rows.map(({ id, question }) => [id, question]));
  return rows.map(({ parentId, question, answer, keywords }) =>
    [
      parentId === null ? '' : `${questions.get(parentId)} > `,
      question,
      answer === null ? '' : ` = ${answer}`,
      keywords === '' ? '' : ` [${keywords.replaceAll('\n', ', ')}]`,
    ].join(''),
  );
}

/** Imports a file twice: the second time changes nothing. Returns the tree and the notes. */
export async function understood(file: string | Uint8Array, options: ImportOptions = {}) {
  const transfer = await createTransfer();
  const { faults, notes } = await transfer.importFile(file, options);
  expect(faults).toEqual([]);
  const again = await transfer.importFile(file, options);
  expect(again).toMatchObject({ added: 0, changed: 0, removed: 0, undo_id: null });
  return { tree: await treeOf(transfer), notes };
}
