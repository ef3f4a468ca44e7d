import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { databaseFile } from '../../api/db/sqlite/open-data-folder.ts';
import { childPath } from '../../api/faqs/tree/tree-path.ts';

const perParent = 10;

/**
 * Adds a tree of this many FAQs to website 1 of a data folder that no server has open. Ten are in the top tier, and each
 * FAQ gets ten children, level by level.
 */
export function addManyFaqs(dataDir: string, count: number): void {
  const db = new Sqlite(databaseFile(dataDir));
  const insert = db.prepare(
    `insert into faqs (website_id, parent_id, question, answer, position, path, last_edited_at, last_edited_by)
     values (1, ?, ?, ?, ?, ?, '2026-01-01T00:00:00.000Z', 'bench')`,
  );
  const { last } = db
    .prepare(
      'select coalesce(max(position), 0) as last from faqs where website_id = 1 and parent_id is null',
    )
    .get() as { last: number };
  const placed: { id: number | bigint; path: string }[] = [];
  db.transaction(() => {
    for (let index = 0; index < count; index++) {
      const parent = placed[Math.floor(index / perParent) - 1];
      const position = parent === undefined ? last + index + 1 : (index % perParent) + 1;
      const path = childPath(parent?.path ?? '', position);
      const question = `Pertanyaan ke-${index}: bagaimana cara mengurus hal nomor ${index}?`;
      const answer = `Jawaban untuk hal nomor ${index}.\nHubungi kami bila masih ada kendala.`;
      const { lastInsertRowid } = insert.run(parent?.id ?? null, question, answer, position, path);
      placed.push({ id: lastInsertRowid, path });
    }
  })();
  db.close();
}
