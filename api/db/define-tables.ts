import { sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { AuditAction, AuditEntity, AuditFields, RemovedCounts } from '../contract/audit.ts';
import type { Appearance } from '../contract/bot/appearance.ts';
import type { Contact } from '../contract/bot/contact.ts';
import type { HelpSwitches, PrivacyLink } from '../contract/bot/help-page.ts';
import type { EmbedMode } from '../contract/embedding.ts';
import type { InsightKind } from '../contract/insights.ts';
import type { MachineRole } from '../contract/machines.ts';
import type { WriteResponse } from '../contract/requests.ts';
import type { Role } from '../contract/rights.ts';
import type { ChallengePurpose, FactorRule, SignInMethod } from '../contract/sign-in.ts';
import type { CheckKind } from '../contract/ticket.ts';
import type { HandledState } from '../contract/unanswered.ts';
import type { Columns } from './sqlite/columns.ts';

/** All tables, built with the column types of one engine. */
export function defineTables(kit: Columns) {
  const { table, id, integer, boolean, text, json, textOf, bytes } = kit;
  const { index, uniqueIndex, longKey, primaryKey, check } = kit;

  /** Who last wrote a listed row, when (UTC, ISO 8601), and its version, 1 when created. */
  const edited = () => ({
    lastEditedAt: text('last_edited_at').notNull(),
    lastEditedBy: text('last_edited_by').notNull(),
    version: integer('version').notNull().default(1),
  });

  /** The rows of an account or a website are deleted with it. */
  const ofUser = () =>
    integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' });
  const ofWebsite = () =>
    integer('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' });

  const websites = table('websites', {
    id: id(),
    name: text('name').notNull(),
    livechatLink: text('livechat_link').notNull(),
    serverIp: text('server_ip').notNull(),
    /** The one row that holds 'FAQ bersama': FAQs that websites show. It has no bot and is in no list of websites. */
    isLibrary: boolean('is_library').notNull().default(false),
    ...edited(),
  });

  const users = table(
    'users',
    {
      id: id(),
      /** As typed. */
      username: text('username').notNull(),
      /** The same for all spellings of one name, see `usernameKey`. */
      usernameKey: text('username_key').notNull(),
      passwordHash: text('password_hash').notNull(),
      status: boolean('status').notNull().default(true),
      /** Raising it ends every session of the user: tokens of an earlier epoch are invalid. */
      sessionEpoch: integer('session_epoch').notNull().default(1),
      websiteId: integer('website_id').references(() => websites.id, { onDelete: 'set null' }),
      /**
       * Until when a password works that somebody else chose (UTC, ISO 8601); `null` for one's own. Recorded only while
       * the setting `temporaryPasswords` is on.
       */
      passwordExpiresAt: text('password_expires_at'),
      /** The defaults below are for accounts of the previous version, which are all admins. */
      role: text('role').$type<Role>().notNull().default('admin'),
      /**
       * All websites that were given, `websiteId` first; `null` means only that one. Ids are never used again, so those
       * of deleted websites do no harm, and the undo of a deletion gives them back.
       */
      websiteIds: json('website_ids').$type<number[]>(),
      mayPublish: boolean('may_publish').notNull().default(true),
      ...edited(),
    },
    (columns) => [
      uniqueIndex('users_username_key').on(columns.usernameKey),
      index('users_website_id').on(columns.websiteId),
    ],
  );

  /** Active sessions. A token without a row here is invalid, so deleting the row ends the session. */
  const sessions = table(
    'sessions',
    {
      /** Hash of the browser's fingerprint cookie, also in the token. */
      id: text('id').primaryKey(),
      userId: ofUser(),
      createdAt: text('created_at').notNull(),
      /** May be about a minute old, see `sessions.ts`. */
      lastSeenAt: text('last_seen_at').notNull(),
      expiresAt: text('expires_at').notNull(),
      /** `null` for sessions of the previous version, as in the columns below. */
      address: text('address'),
      browser: text('browser'),
      /** What the person showed at the sign-in. */
      signedInWith: text('signed_in_with').$type<SignInMethod>(),
      /** The last time that the person proved who they are; `null` means the sign-in. */
      provenAt: text('proven_at'),
      /** The session has a new row since a proof. This one only serves requests that were already under way. */
      isReplaced: boolean('is_replaced').notNull().default(false),
      /** The id with which the session began, since its first proof; `null` means its own id. */
      beganAs: text('began_as'),
    },
    (columns) => [
      index('sessions_user_id').on(columns.userId),
      index('sessions_last_seen_at').on(columns.lastSeenAt),
    ],
  );

  /** An authenticator app (RFC 6238) of an account. */
  const totpFactors = table('totp_factors', {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted, see `seal-seed.ts`. */
    seed: text('seed').notNull(),
    /** `null` until the first code was typed. */
    confirmedAt: text('confirmed_at'),
    /** The time step of the last accepted code. A code is accepted only once. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: text('created_at').notNull(),
  });

  /** Recovery codes that were not used. */
  const recoveryCodes = table(
    'recovery_codes',
    {
      /** SHA-256. A code has 128 random bits, so a slow hash is not needed. */
      hash: text('hash').primaryKey(),
      userId: ofUser(),
    },
    (columns) => [index('recovery_codes_user_id').on(columns.userId)],
  );

  const passkeys = table(
    'passkeys',
    {
      /** The credential's id, base64url. */
      id: text('id').primaryKey(),
      userId: ofUser(),
      /** The account's name for authenticators: random, so that it tells them nothing. The same for all its passkeys. */
      userHandle: text('user_handle').notNull(),
      publicKey: bytes('public_key').notNull(),
      counter: integer('counter').notNull(),
      label: text('label').notNull(),
      createdAt: text('created_at').notNull(),
      lastUsedAt: text('last_used_at'),
    },
    (columns) => [index('passkeys_user_id').on(columns.userId)],
  );

  /** Challenges of passkeys. Each is used once. */
  const challenges = table(
    'challenges',
    {
      /** The session, the unfinished sign-in or the browser that asked for it. */
      owner: text('owner').notNull(),
      purpose: text('purpose').$type<ChallengePurpose>().notNull(),
      /** `null` for a sign-in that begins with the passkey: its account is not known yet. */
      userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
      challenge: text('challenge').notNull(),
      expiresAt: text('expires_at').notNull(),
    },
    (columns) => [
      primaryKey({ columns: [columns.owner, columns.purpose] }),
      index('challenges_user_id').on(columns.userId),
      index('challenges_expires_at').on(columns.expiresAt),
    ],
  );

  /** Sign-ins after the right password, until the second factor and what else is required. They give no access. */
  const pendingSignIns = table(
    'pending_sign_ins',
    {
      /** Hash of the browser's cookie. */
      id: text('id').primaryKey(),
      userId: ofUser(),
      sessionEpoch: integer('session_epoch').notNull(),
      /** What the person has shown. */
      shown: text('shown').$type<SignInMethod>().notNull(),
      expiresAt: text('expires_at').notNull(),
      /** Where it began, for the audit trail; `null` when unknown, as in the column below. */
      address: text('address'),
      browser: text('browser'),
      /** How often the browser has begun it since its last completed or expired sign-in. */
      begun: integer('begun').notNull().default(1),
      /** How many of these are in the audit entry `countedIn`, see `unfinished-sign-ins.ts`. */
      counted: integer('counted').notNull().default(0),
      countedIn: integer('counted_in'),
    },
    (columns) => [
      index('pending_sign_ins_user_id').on(columns.userId),
      index('pending_sign_ins_expires_at').on(columns.expiresAt),
    ],
  );

  /** Links with which people choose a new password. Each works once. */
  const resetLinks = table(
    'reset_links',
    {
      /** Hash of the token in the link. */
      id: text('id').primaryKey(),
      userId: ofUser(),
      sessionEpoch: integer('session_epoch').notNull(),
      expiresAt: text('expires_at').notNull(),
    },
    (columns) => [
      index('reset_links_user_id').on(columns.userId),
      index('reset_links_expires_at').on(columns.expiresAt),
    ],
  );

  /** The rules of the installation for sign-ins, in one row. Without it, the defaults apply, in version 1. */
  const securitySettings = table('security_settings', {
    id: integer('id').primaryKey(),
    /** Who must have a second factor. */
    factor: text('factor').$type<FactorRule>().notNull(),
    /** The roles, when the rule is `roles`. */
    factorRoles: json('factor_roles').$type<string[]>().notNull(),
    /** Whether passwords that somebody else chose must be changed at the first sign-in, and expire. */
    temporaryPasswords: boolean('temporary_passwords').notNull(),
    ...edited(),
  });

  const whitelists = table(
    'whitelists',
    {
      id: id(),
      /** An address as typed, or a network, or an IPv6 address, as `writeNetwork` spells them. */
      ip: text('ip').notNull(),
      note: text('note').notNull().default(''),
      status: boolean('status').notNull().default(true),
      /** The last day (Asia/Jakarta) on which it admitted somebody; `null` for none since this column exists. */
      lastUsedOn: text('last_used_on'),
      /** When an address of the day ends, and the passkey that listed it; `null` for the other entries. */
      until: text('until'),
      passkeyId: text('passkey_id').references(() => passkeys.id, { onDelete: 'cascade' }),
      ...edited(),
    },
    (columns) => [
      uniqueIndex('whitelists_ip_passkey').on(columns.ip, sql`coalesce(${columns.passkeyId}, '')`),
      index('whitelists_passkey_id').on(columns.passkeyId),
    ],
  );

  /** Accounts of programs: without a password and without sessions. */
  const machines = table(
    'machines',
    {
      id: id(),
      name: text('name').notNull(),
      /** As in `users`. */
      nameKey: text('name_key').notNull(),
      role: text('role').$type<MachineRole>().notNull(),
      /** Ids are never used again, so those of deleted websites do no harm. */
      websiteIds: json('website_ids').$type<number[]>().notNull(),
      mayPublish: boolean('may_publish').notNull(),
      /** The only networks that its tokens may come from, as `writeNetwork` spells them; empty for the whitelist. */
      addresses: json('addresses').$type<string[]>().notNull(),
      ...edited(),
    },
    (columns) => [uniqueIndex('machines_name_key').on(columns.nameKey)],
  );

  const machineTokens = table(
    'machine_tokens',
    {
      id: id(),
      /** `null` when the machine was deleted. Its tokens stay for a while, so that a job learns that they are revoked. */
      machineId: integer('machine_id').references(() => machines.id, { onDelete: 'set null' }),
      name: text('name').notNull(),
      /** SHA-256. A token has 190 random bits, so a slow hash is not needed. */
      hash: text('hash').notNull(),
      lastFour: text('last_four').notNull(),
      /** The last day (Asia/Jakarta) on which it works. */
      expiresOn: text('expires_on').notNull(),
      /** UTC, ISO 8601, as in the column below; may be some minutes old. */
      lastUsedAt: text('last_used_at'),
      revokedAt: text('revoked_at'),
      /** Whether the admins were warned that it ends soon. */
      isEndNoted: boolean('is_end_noted').notNull().default(false),
    },
    (columns) => [
      uniqueIndex('machine_tokens_hash').on(columns.hash),
      index('machine_tokens_machine_id').on(columns.machineId),
      index('machine_tokens_expires_on').on(columns.expiresOn),
    ],
  );

  const websiteLinks = table(
    'website_links',
    {
      id: id(),
      websiteId: ofWebsite(),
      /** As typed. */
      link: text('link').notNull(),
      /** The absolute address. Two spellings of one address are the same link. */
      linkKey: text('link_key').notNull(),
      ...edited(),
    },
    (columns) => [
      uniqueIndex('website_links_website_link').on(columns.websiteId, longKey(columns.linkKey)),
    ],
  );

  const images = table('images', {
    name: text('name').primaryKey(),
    content: bytes('content').notNull(),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byteSize: integer('byte_size').notNull(),
  });

  const faqs = table(
    'faqs',
    {
      id: id(),
      websiteId: ofWebsite(),
      parentId: integer('parent_id').references((): AnySQLiteColumn => faqs.id, {
        onDelete: 'cascade',
      }),
      question: text('question').notNull(),
      answer: text('answer'),
      /** One keyword per line. The default is for servers of the previous version, which do not set this column. */
      keywords: text('keywords').notNull().default(''),
      /** What visitors typed for this FAQ, one wording per line. */
      wordings: text('wordings').notNull().default(''),
      /** 'Catatan tim', which visitors never get. */
      note: text('note'),
      /** The note of a website about a shared FAQ: `note` is that of the library. */
      own_note: text('own_note'),
      image: text('image').references(() => images.name),
      /**
       * The FAQ of the library that this one is a copy of. Writes of the library change its copies, see
       * `api/faqs/shared`. The original may be deleted, so there is no foreign key.
       */
      sourceId: integer('source_id'),
      /** The day in Jakarta from which the answer must be reviewed by the FAQ's own rule (`2027-01-31`). */
      reviewOn: text('review_on'),
      /** Months between two reviews, 0 for none; `null` for the website's rule unless there is a day above. */
      reviewEvery: integer('review_every'),
      /** The day on which enough visitors had said that the answer is outdated, until somebody confirms it. */
      outdatedOn: text('outdated_on'),
      /** UTC, ISO 8601: when somebody said that the answer is still right, or else when the row was inserted. */
      confirmedAt: text('confirmed_at'),
      /** The username of the last person who said so. */
      confirmedBy: text('confirmed_by'),
      /** Order among siblings, unique among them. */
      position: integer('position').notNull(),
      /** Positions from the top tier down to the row, see `tree-path.ts`. */
      path: text('path').notNull(),
      ...edited(),
    },
    (columns) => [
      uniqueIndex('faqs_website_path').on(columns.websiteId, columns.path),
      index('faqs_siblings').on(columns.parentId, columns.websiteId, columns.position),
      index('faqs_image').on(columns.image),
      index('faqs_source').on(columns.sourceId),
      check('faqs_position_fits_path', sql`${columns.position} between 1 and 9999999`),
    ],
  );

  /** The releases of websites that collect a draft: the whole tree at the time of the publication. */
  const releases = table(
    'releases',
    {
      id: id(),
      websiteId: ofWebsite(),
      /** Counts the releases of the website, from 1. */
      number: integer('number').notNull(),
      /** UTC, ISO 8601. */
      publishedAt: text('published_at').notNull(),
      publishedBy: text('published_by').notNull(),
      note: text('note'),
      /** How many FAQs differ from the previous release. */
      changes: integer('changes').notNull(),
      /** The number of the release that this one repeats. */
      restoredFrom: integer('restored_from'),
      /** Compressed, see `release-tree.ts`. */
      tree: bytes('tree').notNull(),
      /** Compressed: the data to count the changes since the release. */
      outline: bytes('outline').notNull(),
    },
    (columns) => [uniqueIndex('releases_website_number').on(columns.websiteId, columns.number)],
  );

  /** The images of a release. They are deleted only after the release. */
  const releaseImages = table(
    'release_images',
    {
      releaseId: integer('release_id')
        .notNull()
        .references(() => releases.id, { onDelete: 'cascade' }),
      image: text('image')
        .notNull()
        .references(() => images.name),
    },
    (columns) => [
      primaryKey({ columns: [columns.releaseId, columns.image] }),
      index('release_images_image').on(columns.image),
    ],
  );

  /** Settings of a website. A website without a row has the default settings, in version 1. */
  const websiteSettings = table(
    'website_settings',
    {
      websiteId: integer('website_id')
        .primaryKey()
        .references(() => websites.id, { onDelete: 'cascade' }),
      /** The release that visitors read; `null` when the website publishes every change at once. */
      releaseId: integer('release_id').references(() => releases.id),
      /** `null` means the bot's default look. */
      appearance: json('appearance').$type<Omit<Appearance, 'avatar'>>(),
      avatar: text('avatar').references(() => images.name),
      /** `null` means only live chat. */
      contact: json('contact').$type<Contact>(),
      /** `null` means the value of `EMBED_ORIGINS`. */
      embed: text('embed').$type<EmbedMode>(),
      /** 'Kata isian': the value of each word in braces; in the row of the library the defaults. `null` means none. */
      fillWords: json('fill_words').$type<Record<string, string>>(),
      /** Months between two reviews of an answer, and since when (UTC, ISO 8601); `null` or 0 months means no reviews. */
      reviewEvery: integer('review_every'),
      reviewSince: text('review_since'),
      /** `null` means no link to a privacy notice. */
      privacy: json('privacy').$type<PrivacyLink>(),
      /** `null` means that the help page is off. */
      help: json('help').$type<HelpSwitches>(),
      /** Its own host, see `HelpPage`. */
      helpHost: text('help_host'),
      ...edited(),
    },
    (columns) => [
      index('website_settings_release').on(columns.releaseId),
      index('website_settings_avatar').on(columns.avatar),
      uniqueIndex('website_settings_help_host').on(columns.helpHost),
    ],
  );

  /** Short texts that visitors see on top of the open panel for a while. */
  const announcements = table(
    'announcements',
    {
      id: id(),
      text: text('text').notNull(),
      link: text('link'),
      /** UTC, ISO 8601, as in the column below. */
      startsAt: text('starts_at').notNull(),
      endsAt: text('ends_at').notNull(),
      /** `null` for all websites. Ids are never used again, so those of deleted websites do no harm. */
      websiteIds: json('website_ids').$type<number[]>(),
      ...edited(),
    },
    (columns) => [index('announcements_ends_at').on(columns.endsAt)],
  );

  /** Origins whose pages loaded a website's bot. */
  const seenOrigins = table(
    'seen_origins',
    {
      id: id(),
      websiteId: ofWebsite(),
      origin: text('origin').notNull(),
      /** Days in Jakarta. */
      firstOn: text('first_on').notNull(),
      lastOn: text('last_on').notNull(),
      /** The number of loads on the last day. */
      loads: integer('loads').notNull(),
      build: text('build'),
      isOldTag: boolean('is_old_tag').notNull().default(false),
      tags: integer('tags').notNull().default(1),
      refusedOn: text('refused_on'),
    },
    (columns) => [
      uniqueIndex('seen_origins_key').on(columns.websiteId, columns.origin),
      index('seen_origins_last_on').on(columns.lastOn),
    ],
  );

  /** The scheduled publication of a website. */
  const scheduledReleases = table(
    'scheduled_releases',
    {
      websiteId: integer('website_id')
        .primaryKey()
        .references(() => websites.id, { onDelete: 'cascade' }),
      /** UTC, ISO 8601. */
      at: text('at').notNull(),
      note: text('note'),
      /** The account that scheduled it. It may be deleted. */
      userId: integer('user_id'),
      username: text('username').notNull(),
    },
    (columns) => [index('scheduled_releases_at').on(columns.at)],
  );

  const ledgerTickets = table(
    'ledger_tickets',
    {
      ticket: text('ticket').primaryKey(),
      kind: text('kind').$type<CheckKind>().notNull(),
      username: text('username').notNull(),
      usernameKey: text('username_key').notNull(),
      /** Whole rupiah. */
      amount: integer('amount').notNull(),
      /** Whole rupiah; `null` until the transaction is settled. */
      finalAmount: integer('final_amount'),
      /** UTC, ISO 8601. */
      recordedAt: text('recorded_at').notNull(),
    },
    // Housekeeping looks for tickets that are older than `LEDGER_DAYS` every ten minutes.
    (columns) => [index('ledger_tickets_recorded_at').on(columns.recordedAt)],
  );

  /**
   * The audit trail. Only two things change entries: `forget-wordings.ts` removes visitors' words, and `count-in-entry.ts` counts
   * refusals in one entry, which it deletes if they turn out to be the owner's. The rows that entries name may be deleted, so there
   * are no foreign keys.
   */
  const auditEntries = table(
    'audit_entries',
    {
      id: id(),
      /** UTC, ISO 8601. */
      at: text('at').notNull(),
      /** `null` for the console, the system, a program and a refused sign-in. */
      userId: integer('user_id'),
      /** The program that wrote it. */
      machineId: integer('machine_id'),
      username: text('username').notNull(),
      usernameKey: text('username_key').notNull(),
      address: text('address'),
      /** The session that wrote it, by the id with which it began; `null` if there was none, or an older server wrote it. */
      session: text('session'),
      action: text('action').$type<AuditAction>().notNull(),
      entity: text('entity').$type<AuditEntity>().notNull(),
      entityId: integer('entity_id'),
      websiteId: integer('website_id'),
      label: text('label').notNull(),
      before: json('before').$type<AuditFields>(),
      after: json('after').$type<AuditFields>(),
      /** The same text in all entries of a write of several websites: `together` of `after`. */
      together: textOf('together', 'after', 'together'),
      /** Number of rows that a deletion removed. */
      removed: json('removed').$type<RemovedCounts>(),
      /** The entry of the write that this entry undoes. A write is undone only once. */
      restores: integer('restores'),
    },
    (columns) => [
      // The id avoids a sort in PostgreSQL when it reads a page.
      index('audit_entries_at').on(columns.at, columns.id),
      index('audit_entries_username').on(columns.usernameKey, columns.at),
      index('audit_entries_entity').on(columns.entity, columns.at),
      index('audit_entries_action').on(columns.action, columns.at),
      index('audit_entries_website').on(columns.websiteId, columns.at),
      index('audit_entries_row').on(columns.entityId, columns.entity),
      uniqueIndex('audit_entries_restores').on(columns.restores),
    ],
  );

  /**
   * The FAQs of a write whose entry does not describe them, because the write had several FAQs or was an undo, see
   * `record-touched-faqs.ts`. The FAQs may be deleted, so there is no foreign key.
   */
  const auditFaqs = table(
    'audit_faqs',
    {
      id: id(),
      entryId: integer('entry_id')
        .notNull()
        .references(() => auditEntries.id, { onDelete: 'cascade' }),
      faqId: integer('faq_id').notNull(),
      /** The fields before the write; `null` if the FAQ did not exist. */
      before: json('before').$type<AuditFields>(),
      /** `null` if the write deleted it. */
      after: json('after').$type<AuditFields>(),
    },
    (columns) => [
      uniqueIndex('audit_faqs_faq_entry').on(columns.faqId, columns.entryId),
      index('audit_faqs_entry').on(columns.entryId),
    ],
  );

  /** The data for the undo of a write, while the undo is possible, see `stored-steps.ts`. */
  const auditSnapshots = table('audit_snapshots', {
    entryId: integer('entry_id')
      .primaryKey()
      .references(() => auditEntries.id, { onDelete: 'cascade' }),
    rows: text('rows').notNull(),
  });

  /** The images that FAQs will have again after such an undo. */
  const auditImages = table(
    'audit_images',
    {
      entryId: integer('entry_id')
        .notNull()
        .references(() => auditSnapshots.entryId, { onDelete: 'cascade' }),
      image: text('image')
        .notNull()
        .references(() => images.name),
    },
    (columns) => [
      primaryKey({ columns: [columns.entryId, columns.image] }),
      index('audit_images_image').on(columns.image),
    ],
  );

  /** Writes that an account should know about and has not seen. */
  const warnings = table(
    'warnings',
    {
      userId: ofUser(),
      entryId: integer('entry_id')
        .notNull()
        .references(() => auditEntries.id, { onDelete: 'cascade' }),
    },
    (columns) => [
      primaryKey({ columns: [columns.userId, columns.entryId] }),
      index('warnings_entry_id').on(columns.entryId),
    ],
  );

  /** Responses of creations, so that a repeated request gets the same response and creates nothing. */
  const idempotencyKeys = table(
    'idempotency_keys',
    {
      id: id(),
      /** Either an account or a program. */
      userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
      machineId: integer('machine_id').references(() => machines.id, { onDelete: 'cascade' }),
      key: text('key').notNull(),
      /** Keyed hash of the request's content. */
      fingerprint: text('fingerprint').notNull(),
      /** The name of the column is older than the word `response`. */
      response: json('answer').$type<WriteResponse>().notNull(),
      createdAt: text('created_at').notNull(),
    },
    (columns) => [
      uniqueIndex('idempotency_keys_user_key').on(columns.userId, columns.key),
      uniqueIndex('idempotency_keys_machine_key').on(columns.machineId, columns.key),
      index('idempotency_keys_created_at').on(columns.createdAt),
    ],
  );

  /**
   * The last time that the server trusted: rows expire by age, so a wrong clock would delete rows that are still needed,
   * see `check-clock.ts`. Another row has its own time, see `known-times.ts`.
   */
  const knownTime = table('known_time', {
    id: integer('id').primaryKey(),
    /** UTC, ISO 8601, as in the columns below. */
    at: text('at').notNull(),
    /** The time of a clock that is far from `at`; `null` while the clock is trusted. */
    doubtedAt: text('doubted_at'),
    /** How long servers have run with that clock. */
    doubtedForMs: integer('doubted_for_ms').notNull().default(0),
  });

  /** Attempts to sign in, by address and by name. The number of keys is limited, see `counter-key.ts`. */
  const signInAttempts = table('sign_in_attempts', {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    /** Milliseconds since 1970, as in the column below. */
    openAt: integer('open_at').notNull(),
    forgetAt: integer('forget_at').notNull(),
  });

  /** Sums of what visitors did, by day (Asia/Jakarta, `2026-11-22`). */
  const insightCounts = table(
    'insight_counts',
    {
      id: id(),
      websiteId: ofWebsite(),
      day: text('day').notNull(),
      kind: text('kind').$type<InsightKind>().notNull(),
      /** 0 for sums without a FAQ. The FAQ may be deleted, so there is no foreign key. */
      faqId: integer('faq_id').notNull(),
      count: integer('count').notNull(),
    },
    (columns) => [
      uniqueIndex('insight_counts_key').on(
        columns.websiteId,
        columns.day,
        columns.kind,
        columns.faqId,
      ),
      index('insight_counts_day').on(columns.day),
    ],
  );

  /** Scrubbed wordings that visitors searched without a sure result. */
  const insightWords = table(
    'insight_words',
    {
      id: id(),
      websiteId: ofWebsite(),
      words: text('words').notNull(),
      count: integer('count').notNull(),
      firstOn: text('first_on').notNull(),
      lastOn: text('last_on').notNull(),
    },
    (columns) => [
      uniqueIndex('insight_words_key').on(columns.websiteId, columns.words),
      index('insight_words_rank').on(columns.websiteId, columns.count, columns.lastOn),
      index('insight_words_last_on').on(columns.lastOn),
    ],
  );

  /** Who said that an answer is outdated, of FAQs that too few senders have said it of. No address can be read from it. */
  const outdatedReports = table(
    'outdated_reports',
    {
      id: id(),
      faqId: integer('faq_id')
        .notNull()
        .references(() => faqs.id, { onDelete: 'cascade' }),
      /** One of 65,536 groups of addresses, see `createCounterKey`. */
      senderGroup: integer('sender_group').notNull(),
      day: text('day').notNull(),
    },
    (columns) => [
      uniqueIndex('outdated_reports_key').on(columns.faqId, columns.senderGroup),
      index('outdated_reports_day').on(columns.day),
    ],
  );

  /** Who sent a wording that too few senders have sent to store it. Neither the wording nor an address can be read from it. */
  const rareWords = table(
    'rare_words',
    {
      id: id(),
      websiteId: ofWebsite(),
      /** The wording under a secret hash. */
      hash: text('hash').notNull(),
      /** One of 65,536 groups of addresses, see `createCounterKey`. */
      senderGroup: integer('sender_group').notNull(),
      count: integer('count').notNull(),
      day: text('day').notNull(),
    },
    (columns) => [
      uniqueIndex('rare_words_key').on(columns.websiteId, columns.hash, columns.senderGroup),
      index('rare_words_day').on(columns.day),
    ],
  );

  /** Wordings that an admin answered with a FAQ or ignored. */
  const handledWords = table(
    'handled_words',
    {
      id: id(),
      websiteId: ofWebsite(),
      words: text('words').notNull(),
      /**
       * The id of the audit entry, the same for wordings that were handled together. Entries expire, so there is no
       * foreign key.
       */
      group: integer('group_id').notNull(),
      state: text('state').$type<HandledState>().notNull(),
      /**
       * The FAQ that answers the wording; `null` for an ignored one. The FAQ may be deleted, so there is no foreign
       * key.
       */
      faqId: integer('faq_id'),
      /** UTC, ISO 8601. */
      handledAt: text('handled_at').notNull(),
      handledBy: text('handled_by').notNull(),
      /** How often it was searched without a sure result until then. */
      before: integer('asked_before').notNull(),
      /** How often a result was chosen since then, without a handover after it. */
      since: integer('found_since').notNull(),
    },
    (columns) => [
      uniqueIndex('handled_words_key').on(columns.websiteId, columns.words),
      index('handled_words_group').on(columns.websiteId, columns.group),
      index('handled_words_handled_at').on(columns.handledAt),
    ],
  );

  /**
   * Scrubbed wordings and the FAQ that they should find; the website's search is tested with them. The FAQ may be
   * deleted, so there is no foreign key.
   */
  const searchTests = table(
    'search_tests',
    {
      id: id(),
      websiteId: ofWebsite(),
      words: text('words').notNull(),
      faqId: integer('faq_id').notNull(),
      /** `counted`: visitors chose the FAQ. `own`: an admin added it. `removed`: visitors do not add it again. */
      state: text('state').$type<'counted' | 'own' | 'removed'>().notNull(),
      /** How many visitors chose it. */
      count: integer('count').notNull(),
      lastOn: text('last_on').notNull(),
    },
    (columns) => [
      uniqueIndex('search_tests_key').on(columns.websiteId, columns.words),
      index('search_tests_last_on').on(columns.lastOn),
    ],
  );

  // A table comes after those that it references: `move-to-postgres.ts` copies them in this order.
  return {
    websites,
    users,
    sessions,
    totpFactors,
    recoveryCodes,
    passkeys,
    challenges,
    pendingSignIns,
    resetLinks,
    securitySettings,
    whitelists,
    machines,
    machineTokens,
    websiteLinks,
    images,
    faqs,
    releases,
    releaseImages,
    websiteSettings,
    announcements,
    seenOrigins,
    scheduledReleases,
    ledgerTickets,
    auditEntries,
    auditFaqs,
    auditSnapshots,
    auditImages,
    warnings,
    idempotencyKeys,
    knownTime,
    signInAttempts,
    insightCounts,
    insightWords,
    outdatedReports,
    rareWords,
    handledWords,
    searchTests,
  };
}
