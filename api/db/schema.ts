import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  blob,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { AuditAction, AuditEntity, AuditFields, RemovedCounts } from '../contract/audit.ts';
import type { CreateResponse } from '../contract/requests.ts';

/** AUTOINCREMENT: the id of a deleted row is never used again. */
const id = () => integer('id').primaryKey({ autoIncrement: true });

/** Who last wrote a listed row, when (UTC, ISO 8601), and its version, 1 when created. */
const edited = () => ({
  lastEditedAt: text('last_edited_at').notNull(),
  lastEditedBy: text('last_edited_by').notNull(),
  version: integer('version').notNull().default(1),
});

export const websites = sqliteTable('websites', {
  id: id(),
  name: text('name').notNull(),
  livechatLink: text('livechat_link').notNull(),
  serverIp: text('server_ip').notNull(),
  ...edited(),
});

export const users = sqliteTable(
  'users',
  {
    id: id(),
    /** As typed. */
    username: text('username').notNull(),
    /** The same for all spellings of one name. */
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    status: integer('status', { mode: 'boolean' }).notNull().default(true),
    /** Raising it ends every session of the user: tokens of an earlier epoch are invalid. */
    sessionEpoch: integer('session_epoch').notNull().default(1),
    websiteId: integer('website_id').references(() => websites.id, { onDelete: 'set null' }),
    ...edited(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    index('users_website_id').on(table.websiteId),
  ],
);

/** Active sessions. A token without its row here is invalid, so deleting the row ends the session. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** Hash of the browser's fingerprint cookie, also in the token. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    /** Up to about a minute old, see `last-seen.ts`. */
    lastSeenAt: text('last_seen_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_last_seen_at').on(table.lastSeenAt),
  ],
);

export const whitelists = sqliteTable(
  'whitelists',
  {
    id: id(),
    ip: text('ip').notNull(),
    status: integer('status', { mode: 'boolean' }).notNull().default(true),
    ...edited(),
  },
  (table) => [uniqueIndex('whitelists_ip').on(table.ip)],
);

export const websiteLinks = sqliteTable(
  'website_links',
  {
    id: id(),
    websiteId: integer('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    /** As typed. */
    link: text('link').notNull(),
    /** The absolute address. Two spellings of one address are the same link. */
    linkKey: text('link_key').notNull(),
    ...edited(),
  },
  (table) => [uniqueIndex('website_links_website_link').on(table.websiteId, table.linkKey)],
);

export const images = sqliteTable('images', {
  name: text('name').primaryKey(),
  content: blob('content', { mode: 'buffer' }).notNull(),
  contentType: text('content_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  byteSize: integer('byte_size').notNull(),
});

export const faqs = sqliteTable(
  'faqs',
  {
    id: id(),
    websiteId: integer('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id').references((): AnySQLiteColumn => faqs.id, {
      onDelete: 'cascade',
    }),
    question: text('question').notNull(),
    answer: text('answer'),
    image: text('image').references(() => images.name),
    /** Order among siblings, unique among them. */
    position: integer('position').notNull(),
    /** Positions from the top tier down to the row, see `tree-path.ts`. */
    path: text('path').notNull(),
    ...edited(),
  },
  (table) => [
    uniqueIndex('faqs_website_path').on(table.websiteId, table.path),
    index('faqs_siblings').on(table.parentId, table.websiteId, table.position),
    index('faqs_image').on(table.image),
    check('faqs_position_fits_path', sql`${table.position} between 1 and 9999999`),
  ],
);

export const ledgerTickets = sqliteTable('ledger_tickets', {
  ticket: text('ticket').primaryKey(),
  kind: text('kind', { enum: ['deposit', 'withdraw'] }).notNull(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull(),
  /** Whole rupiah. */
  amount: integer('amount').notNull(),
  /** Whole rupiah; `null` until the transaction is settled. */
  finalAmount: integer('final_amount'),
  recordedAt: text('recorded_at').notNull(),
});

/** The audit trail. Entries are never changed. The rows they name may be deleted, so there are no foreign keys. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: id(),
    /** UTC, ISO 8601. */
    at: text('at').notNull(),
    /** `null` for the console, the system and a refused sign-in. */
    userId: integer('user_id'),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    address: text('address'),
    action: text('action').$type<AuditAction>().notNull(),
    entity: text('entity').$type<AuditEntity>().notNull(),
    entityId: integer('entity_id'),
    websiteId: integer('website_id'),
    label: text('label').notNull(),
    before: text('before', { mode: 'json' }).$type<AuditFields>(),
    after: text('after', { mode: 'json' }).$type<AuditFields>(),
    /** Number of rows that a deletion removed. */
    removed: text('removed', { mode: 'json' }).$type<RemovedCounts>(),
    /** The deletion that this entry undoes. A deletion is undone only once. */
    restores: integer('restores'),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_username').on(table.usernameKey, table.at),
    index('audit_entries_entity').on(table.entity, table.at),
    index('audit_entries_action').on(table.action, table.at),
    index('audit_entries_website').on(table.websiteId, table.at),
    uniqueIndex('audit_entries_restores').on(table.restores),
  ],
);

/** The rows that a deletion removed, while it can be undone. */
export const auditSnapshots = sqliteTable('audit_snapshots', {
  entryId: integer('entry_id')
    .primaryKey()
    .references(() => auditEntries.id, { onDelete: 'cascade' }),
  rows: text('rows').notNull(),
});

/** The images of these rows. */
export const auditImages = sqliteTable(
  'audit_images',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => auditSnapshots.entryId, { onDelete: 'cascade' }),
    image: text('image')
      .notNull()
      .references(() => images.name),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.image] }),
    index('audit_images_image').on(table.image),
  ],
);

/** Responses of creations, so that a repeated request gets the same response and creates nothing. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Keyed hash of the request's content. */
    fingerprint: text('fingerprint').notNull(),
    response: text('answer', { mode: 'json' }).$type<CreateResponse>().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_user_key').on(table.userId, table.key),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);

/**
 * The last time that the server knew to be right, one row. Rows expire by age, so a wrong clock would delete rows that
 * are still needed, see `check-clock.ts`.
 */
export const knownTime = sqliteTable('known_time', {
  id: integer('id').primaryKey(),
  /** UTC, ISO 8601, as in the columns below. */
  at: text('at').notNull(),
  /** The time of a clock that is far from `at`; `null` while the clock is trusted. */
  doubtedAt: text('doubted_at'),
  /** How long servers have run with that clock. */
  doubtedForMs: integer('doubted_for_ms').notNull().default(0),
});
