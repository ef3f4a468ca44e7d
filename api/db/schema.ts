import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  blob,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** AUTOINCREMENT, so that the id of a deleted row is never given to another one. */
const id = () => integer('id').primaryKey({ autoIncrement: true });

/** Every listed row says who last wrote it, and when (UTC, ISO 8601). */
const edited = () => ({
  lastEditedAt: text('last_edited_at').notNull(),
  lastEditedBy: text('last_edited_by').notNull(),
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
