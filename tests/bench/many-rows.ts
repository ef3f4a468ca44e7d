import { faqsPerWebsiteMax } from '../../api/config/server-limits.ts';
import { Sqlite, type SqliteConnection } from '../../api/db/sqlite/driver.ts';
import { databaseFile } from '../../api/db/sqlite/open-data-folder.ts';
import { childPath } from '../../api/faqs/tree/tree-path.ts';

/** The website with the maximum number of FAQs. Website 1 has the starter tree. */
export const fullWebsite = 2;
/** The number of FAQs of every other added website. */
export const faqsPerWebsite = 200;

export const auditEntries = 100_000;
/** The number of users, including the first admin. */
export const manyUsers = 1000;

const perParent = 10;
const at = '2026-01-01T00:00:00.000Z';

/** Fills a data folder that no server has open up to this many websites; adds users and audit entries. */
export function addManyRows(dataDir: string, websites: number): void {
  const db = new Sqlite(databaseFile(dataDir));
  db.pragma('synchronous = OFF');
  db.transaction(() => {
    addWebsites(db, websites);
    addUsers(db);
    addAuditEntries(db, websites);
    const insert = insertFaq(db);
    for (let id = fullWebsite; id <= websites; id += 1) {
      addTree(insert, id, id === fullWebsite ? faqsPerWebsiteMax : faqsPerWebsite);
    }
  })();
  db.close();
}

function addWebsites(db: SqliteConnection, websites: number): void {
  const insert = db.prepare(
    `insert into websites (id, name, livechat_link, server_ip, last_edited_at, last_edited_by)
     values (?, ?, 'https://example.com', '10.0.0.1', '${at}', 'bench')`,
  );
  for (let id = 2; id <= websites; id += 1) insert.run(id, `Situs ${id}`);
}

function addUsers(db: SqliteConnection): void {
  const insert = db.prepare(
    `insert into users (username, username_key, password_hash, last_edited_at, last_edited_by)
     values (?, ?, 'none', '${at}', 'bench')`,
  );
  for (let n = 2; n <= manyUsers; n += 1) insert.run(`pengguna${n}`, `pengguna${n}`);
}

function addAuditEntries(db: SqliteConnection, websites: number): void {
  const insert = db.prepare(
    `insert into audit_entries
       (at, user_id, username, username_key, address, action, entity, entity_id, website_id, label, before, after)
     values (?, 1, ?, ?, '127.0.0.1', ?, ?, ?, ?, ?, '{"question":"Lama?"}', '{"question":"Baru?"}')`,
  );
  const actions = ['create', 'update', 'update', 'delete'];
  const entities = ['faq', 'faq', 'faq', 'website', 'link'];
  const start = Date.now() - auditEntries * 60_000;
  for (let index = 0; index < auditEntries; index += 1) {
    const user = `admin${index % 7}`;
    const [action, entity] = [actions[index % 4], entities[index % 5]];
    const when = new Date(start + index * 60_000).toISOString();
    insert.run(when, user, user, action, entity, index, index % websites, `Baris ${index}`);
  }
}

type InsertFaq = (
  websiteId: number,
  parent: Placed | undefined,
  position: number,
  path: string,
) => number | bigint;

interface Placed {
  id: number | bigint;
  path: string;
}

function insertFaq(db: SqliteConnection): InsertFaq {
  const insert = db.prepare(
    `insert into faqs (website_id, parent_id, question, answer, position, path, last_edited_at, last_edited_by)
     values (?, ?, ?, 'Hubungi kami bila masih ada kendala.', ?, ?, '${at}', 'bench')`,
  );
  return (websiteId, parent, position, path) =>
    insert.run(websiteId, parent?.id ?? null, `Bagaimana cara ${path}?`, position, path)
      .lastInsertRowid;
}

/** Adds FAQs: ten in the top tier, and ten children of each FAQ, level by level. */
function addTree(insert: InsertFaq, websiteId: number, count: number): void {
  const placed: Placed[] = [];
  for (let index = 0; index < count; index += 1) {
    const parent = placed[Math.floor(index / perParent) - 1];
    const position = (parent === undefined ? index : index % perParent) + 1;
    const path = childPath(parent?.path ?? '', position);
    placed.push({ id: insert(websiteId, parent, position, path), path });
  }
}
