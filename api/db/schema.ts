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

/** AUTOINCREMENT, so that the id of a deleted row is never given to another one. */
const id = () => integer('id').primaryKey({ autoIncrement: true });

/** Every listed row says who last wrote it, and when (UTC, ISO 8601), and counts its edits, the creation as 1. */
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
    /** What makes two spellings of a name the same. */
    usernameKey: text('username_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    status: integer('status', { mode: 'boolean' }).notNull().default(true),
    /** Tokens of an earlier epoch are void: raising it ends every session of the user. */
    sessionEpoch: integer('session_epoch').notNull().default(1),
    websiteId: integer('website_id').references(() => websites.id, { onDelete: 'set null' }),
    ...edited(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(table.usernameKey),
    index('users_website_id').on(table.websiteId),
  ],
);

/** Who is signed in. A token without its row here opens nothing, so that deleting the row ends the session. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** Hash of the browser's fingerprint cookie, as the token carries it. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
    /** No more than about a minute behind: see `last-seen.ts`. */
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
    /** The absolute address it means: two spellings of one address are the same link. */
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

/**
 * Who did what when: never changed once written. The people and rows it names may be gone, hence no references to them.
 */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    id: id(),
    /** UTC, ISO 8601. */
    at: text('at').notNull(),
    /** `null` for the console, the system, and for somebody who did not get in. */
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
    /** How many rows a deletion took along. */
    removed: text('removed', { mode: 'json' }).$type<RemovedCounts>(),
    /** The deletion that this entry undoes: each is undone once. */
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

/** The rows a deletion took, for as long as it can be undone. */
export const auditSnapshots = sqliteTable('audit_snapshots', {
  entryId: integer('entry_id')
    .primaryKey()
    .references(() => auditEntries.id, { onDelete: 'cascade' }),
  rows: text('rows').notNull(),
});

/** The images those rows need. */
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

/** What creations answered, so that a repeated call gets the same answer and makes nothing new. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Keyed hash of what was asked for. */
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
 * The last time that the server knew to be right, one row. Rows are deleted by their age, so that a wrong clock would
 * delete what is still needed: see `check-clock.ts`.
 */
export const knownTime = sqliteTable('known_time', {
  id: integer('id').primaryKey(),
  /** UTC, ISO 8601, as all below. */
  at: text('at').notNull(),
  /** What a clock far from `at` says; `null` while the clock is trusted. */
  doubtedAt: text('doubted_at'),
  /** How long servers have run with that clock. */
  doubtedForMs: integer('doubted_for_ms').notNull().default(0),
});
