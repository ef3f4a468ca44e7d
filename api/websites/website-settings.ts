import { isDeepStrictEqual } from 'node:util';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { AuditWrite } from '../audit-log/record-write.ts';
import type { RowTarget } from '../audit-log/require-unchanged.ts';
import { undoOf } from '../audit-log/undo-row.ts';
import type { UndoStep } from '../audit-log/undo-steps.ts';
import type { AuditFields } from '../contract/audit.ts';
import type { HelpPage } from '../contract/bot/help-page.ts';
import type { EmbedMode } from '../contract/embedding.ts';
import type { WebsiteSettings } from '../contract/faqs/publishing.ts';
import type { PublishingMode } from '../contract/faqs/publishing-mode.ts';
import type { FillWords } from '../contract/texts/fill-words.ts';
import { messages } from '../copy/messages.ts';
import { type BotSettings, settingsNames } from '../db/bot-settings.ts';
import type { Reader } from '../db/database.ts';
import { lastEditColumns } from '../db/edit-row.ts';
import { pick } from '../db/faq-row.ts';
import { images, websiteSettings, websites } from '../db/schema.ts';
import type { ImageRow } from '../db/to-image-row.ts';
import { ApiError, ConflictError, fieldError } from '../http/errors.ts';
import { changedSettings } from './changed-settings.ts';
import { refuseTakenHost } from './own-host-name.ts';
import type { WantedSettings } from './settings-schema.ts';
import { findQuestions, readStoredSettings, type StoredSettings } from './stored-settings.ts';

/**
 * Changes how a website publishes. It does not raise the version and records no audit entry. Returns the number of
 * published changes.
 */
export type SwitchPublishing = (
  change: Change,
  websiteId: number,
  wanted: { publishing: PublishingMode; publish_changes?: boolean | undefined },
) => Promise<number>;

export interface SettingsOptions {
  switchPublishing: SwitchPublishing;
  /** The value of `EMBED_ORIGINS`. */
  defaultEmbed: EmbedMode;
  /** `PUBLIC_URL`. */
  publicOrigin: string | undefined;
}

export interface SettingsWrite {
  settings: WebsiteSettings;
  /** Number of published changes of FAQs. */
  published: number;
  undoId: number | null;
}

/** @throws ApiError 404 when there is no such website. */
export async function readWebsiteSettings(
  db: Reader,
  websiteId: number,
  { defaultEmbed }: Pick<SettingsOptions, 'defaultEmbed'>,
): Promise<WebsiteSettings> {
  return (await readStoredSettings(db, websiteId, defaultEmbed)).settings;
}

/** Writes the sections that the request has and that differ from the stored ones. */
export async function updateWebsiteSettings(
  change: Change,
  target: RowTarget,
  wanted: WantedSettings,
  { switchPublishing, defaultEmbed, publicOrigin }: SettingsOptions,
): Promise<SettingsWrite> {
  const { publishing, embed, contact, words, review_every, privacy, help } = wanted;
  const isOfBot = [publishing, embed, contact, wanted.appearance, privacy, help].some(
    (each) => each !== undefined,
  );
  const before = await requireUnchangedSettings(change.tx, target, defaultEmbed, !isOfBot);
  const appearance =
    wanted.appearance && (await withShortcuts(change.tx, target.id, before, wanted.appearance));
  const isSwitched = publishing !== undefined && publishing !== before.settings.publishing;
  const published = isSwitched
    ? await switchPublishing(change, target.id, { ...wanted, publishing })
    : 0;
  const { avatar, ...appearanceBefore } = before.settings.appearance;
  const written: Partial<BotSettings> = {
    ...(appearance && !isDeepStrictEqual(appearance, appearanceBefore) && { appearance }),
    ...(contact && !isDeepStrictEqual(contact, before.settings.contact) && { contact }),
    ...(embed && embed !== before.settings.embed && { embed }),
    ...(words && !isDeepStrictEqual(words, before.settings.words) && { fillWords: words }),
    ...(review_every !== undefined &&
      review_every !== before.settings.review_every &&
      changedReview(before, review_every)),
    ...(privacy !== undefined &&
      !isDeepStrictEqual(privacy, before.settings.privacy) && { privacy }),
    ...(help && changedHelp(help, before.settings.help, publicOrigin)),
  };
  const isWritten = isSwitched || Object.keys(written).length > 0;
  if (!isWritten) return unchanged(change, before);
  const remark = published > 0 ? { changes: published } : {};
  const stored = await writeSettings(change, { ...target, before, defaultEmbed }, written, remark);
  return { ...stored, published };
}

/** @throws ApiError 400 when the host is new and cannot be served: absolute addresses need `PUBLIC_URL`, whose host has the back-office. */
function changedHelp(wanted: HelpPage, before: HelpPage, publicOrigin: string | undefined) {
  const { host, ...help } = wanted;
  const { host: hostBefore, ...helpBefore } = before;
  const isHostNew = host !== hostBefore;
  if (isHostNew && host !== undefined) {
    const refuse = (message: string) => fieldError(400, 'help.host', message);
    if (publicOrigin === undefined) throw refuse(messages.badOwnHost.noPublicUrl);
    if (host === new URL(publicOrigin).hostname) throw refuse(messages.badOwnHost.server);
  }
  return {
    ...(!isDeepStrictEqual(help, helpBefore) && { help }),
    ...(isHostNew && { helpHost: host ?? null }),
  };
}

/** Another number of months does not restart the time to the next review. */
function changedReview({ settings, stored }: StoredSettings, reviewEvery: number) {
  const isNew = settings.review_every === 0;
  return { reviewEvery, reviewSince: isNew ? new Date().toISOString() : stored.reviewSince };
}

/** Writes the avatar, or removes it. */
export async function updateAvatar(
  change: Change,
  target: RowTarget,
  image: ImageRow | null,
  { defaultEmbed }: Pick<SettingsOptions, 'defaultEmbed'>,
): Promise<SettingsWrite> {
  const before = await requireUnchangedSettings(change.tx, target, defaultEmbed);
  const avatar = image?.name ?? null;
  if (avatar === before.stored.avatar) return unchanged(change, before);
  if (image !== null) await change.tx.insert(images).values(image).onConflictDoNothing();
  const written = { avatar };
  const stored = await writeSettings(change, { ...target, before, defaultEmbed }, written);
  return { ...stored, published: 0 };
}

/** @throws ConflictError when the version is not the one the caller saw. */
async function requireUnchangedSettings(
  tx: Reader,
  { id, version }: RowTarget,
  defaultEmbed: EmbedMode,
  allowsLibrary = false,
): Promise<StoredSettings> {
  const before = await readStoredSettings(tx, id, defaultEmbed, allowsLibrary);
  if (version !== undefined && version !== before.settings.version) {
    throw new ConflictError(messages.editedMeanwhile, before.settings);
  }
  return before;
}

/**
 * The appearance with only those shortcuts that exist.
 *
 * @throws ApiError 400 when a shortcut is not a FAQ of the website. A stored shortcut to a deleted FAQ is removed
 *   instead.
 */
async function withShortcuts(
  tx: Reader,
  websiteId: number,
  { stored }: StoredSettings,
  appearance: NonNullable<WantedSettings['appearance']>,
): Promise<NonNullable<WantedSettings['appearance']>> {
  const known = await findQuestions(tx, websiteId, appearance.shortcuts);
  const shortcuts = appearance.shortcuts.filter((id, at) => {
    if (known.some((faq) => faq.id === id)) return true;
    if (stored.appearance?.shortcuts.includes(id)) return false;
    throw fieldError(400, `appearance.shortcuts.${at}`, messages.shortcutNotFound);
  });
  return { ...appearance, shortcuts };
}

function unchanged({ nothingToWrite }: Change, { settings }: StoredSettings): SettingsWrite {
  nothingToWrite();
  return { settings, published: 0, undoId: null };
}

export interface WrittenWebsite {
  id: number;
  before: StoredSettings;
  defaultEmbed: EmbedMode;
}

/**
 * Writes settings and raises their version.
 *
 * @param remark fields of the entry besides those of the settings.
 */
export async function writeSettings(
  change: Change,
  website: WrittenWebsite,
  written: Partial<BotSettings>,
  remark: AuditFields = {},
): Promise<Omit<SettingsWrite, 'published'>> {
  const { settings, entry, step } = await storeSettings(change, website, written);
  const isUndoable = Object.keys(written).length > 0;
  const after = { ...entry.after, ...remark };
  const undoId = await change.record({ ...entry, after, ...(isUndoable && { undo: [step] }) });
  return { settings, undoId: isUndoable ? undoId : null };
}

/**
 * Writes the words of a website as a part of 'Jadikan bersama', whose undo gets the step. Visitors read the same as
 * before, so it needs no proof and warns nobody (`shared`).
 */
export async function writeWords(
  change: Change,
  websiteId: number,
  fillWords: FillWords,
  defaultEmbed: EmbedMode,
): Promise<UndoStep> {
  const before = await readStoredSettings(change.tx, websiteId, defaultEmbed, true);
  const website = { id: websiteId, before, defaultEmbed };
  const { entry, step } = await storeSettings(change, website, { fillWords });
  await change.record({ ...entry, after: { ...entry.after, shared: true } });
  return step;
}

/** Returns an entry for the audit trail, and the step for the undo. */
async function storeSettings(
  { tx, by }: Change,
  { id, before, defaultEmbed }: WrittenWebsite,
  written: Partial<BotSettings>,
): Promise<{ settings: WebsiteSettings; entry: AuditWrite; step: UndoStep }> {
  const columns = {
    ...written,
    ...lastEditColumns(by.username),
    version: before.settings.version + 1,
  };
  await tx
    .insert(websiteSettings)
    .values({ websiteId: id, ...columns })
    .onConflictDoUpdate({ target: websiteSettings.websiteId, set: columns })
    .catch(refuseTakenHost);
  const after = await readStoredSettings(tx, id, defaultEmbed, true);
  const earlier = pick(before.stored, Object.keys(written) as (keyof BotSettings)[]);
  return {
    settings: after.settings,
    entry: {
      action: 'update',
      entity: 'website',
      entityId: id,
      websiteId: id,
      label: after.name,
      ...changedSettings(before, after),
    },
    step: { type: 'row', table: 'websiteSettings', id, before: earlier, after: written },
  };
}

type SettingsRow = typeof websiteSettings.$inferSelect & { id: number; name: string };

/** Undoes a change of settings. */
export const undoSettings = undoOf<SettingsRow>({
  requireRow: async (tx, id) => {
    const [row] = await tx
      .select({ ...getTableColumns(websiteSettings), id: websites.id, name: websites.name })
      .from(websiteSettings)
      .innerJoin(websites, eq(websites.id, websiteSettings.websiteId))
      .where(eq(websites.id, id));
    if (row === undefined) throw new ApiError(409, messages.websiteOfRestoredGone);
    return row;
  },
  subject: ({ id, name }) => ({
    entity: 'website',
    entityId: id,
    websiteId: id,
    label: messages.settingsOf(name),
  }),
  undo: {
    table: 'websiteSettings',
    columns: settingsNames,
    edit: ({ tx, by }, { id, version }, values) =>
      tx
        .update(websiteSettings)
        .set({ ...values, ...lastEditColumns(by.username), version: version + 1 })
        .where(eq(websiteSettings.websiteId, id))
        .catch(refuseTakenHost),
  },
});
