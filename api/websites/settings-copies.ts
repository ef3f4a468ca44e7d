import { isDeepStrictEqual } from 'node:util';
import { and, asc, inArray, ne } from 'drizzle-orm';
import type { Change } from '../audit-log/audited-database.ts';
import type { Channel, Contact, OpeningHours } from '../contract/bot/contact.ts';
import type { EmbedMode } from '../contract/embedding.ts';
import { fillWordsMax } from '../contract/limits.ts';
import type {
  CopySettings,
  SettingsDifference,
  SettingsSection,
} from '../contract/settings-copies.ts';
import type { FillWords } from '../contract/texts/fill-words.ts';
import { messages } from '../copy/messages.ts';
import type { BotSettings } from '../db/bot-settings.ts';
import type { Reader } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { websites } from '../db/schema.ts';
import { yieldToRequests } from '../db/yield-to-requests.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { changedSettings } from './changed-settings.ts';
import { readStoredSettings, type StoredSettings } from './stored-settings.ts';
import { writeSettings } from './website-settings.ts';

type CopiedSettings = Pick<
  BotSettings,
  'appearance' | 'avatar' | 'contact' | 'embed' | 'fillWords' | 'privacy' | 'help'
>;

/** What would change in each other website if it used sections of this one's settings. */
export async function compareWithOthers(
  db: Reader,
  sourceId: number,
  sections: readonly SettingsSection[],
  defaultEmbed: EmbedMode,
): Promise<SettingsDifference[]> {
  const source = await readStoredSettings(db, sourceId, defaultEmbed);
  const others = await db
    .select({ id: websites.id })
    .from(websites)
    .where(and(ne(websites.id, sourceId), withBot))
    .orderBy(asc(websites.id));
  const found: SettingsDifference[] = [];
  const letOthersRun = yieldToRequests();
  for (const { id } of others) {
    await letOthersRun();
    const target = await readStoredSettings(db, id, defaultEmbed);
    const written = settingsToWrite(source, target, sections);
    if (Object.keys(written).length === 0) continue;
    const { version } = target.settings;
    found.push({ id, version, ...changedSettings(target, withWritten(target, written)) });
  }
  return found;
}

/**
 * Writes sections of a website's settings to other websites, those that differ.
 *
 * @throws ApiError 400 when one of the websites does not exist, 409 when settings have another version than the caller
 *   saw.
 */
export async function copySettingsTo(
  change: Change,
  sourceId: number,
  { sections, version, websites: targets }: CopySettings,
  defaultEmbed: EmbedMode,
): Promise<{ written: number; undoId: number | null }> {
  const source = await readStoredSettings(change.tx, sourceId, defaultEmbed);
  requireVersion(source, version);
  await requireWebsites(
    change.tx,
    targets.map(({ id }) => id),
  );
  const writes = new Map<number, { before: StoredSettings; written: Partial<CopiedSettings> }>();
  for (const { id, version: seen } of targets) {
    const before = await readStoredSettings(change.tx, id, defaultEmbed);
    requireVersion(before, seen);
    const written = settingsToWrite(source, before, sections);
    if (Object.keys(written.fillWords ?? {}).length > fillWordsMax) {
      throw new ApiError(409, messages.tooManyWordsOn(before.name, fillWordsMax));
    }
    if (Object.keys(written).length > 0) writes.set(id, { before, written });
  }
  if (writes.size === 0) change.nothingToWrite();
  const remark = {
    copied_from: source.name,
    ...(writes.size > 1 && { together: new Date().toISOString() }),
  };
  let undoId: number | null = null;
  for (const [id, { before, written }] of writes) {
    const stored = await writeSettings(change, { id, before, defaultEmbed }, written, remark);
    undoId ??= stored.undoId;
  }
  return { written: writes.size, undoId };
}

function requireVersion({ name, settings }: StoredSettings, version: number | undefined): void {
  if (version === undefined || version === settings.version) return;
  throw new ApiError(409, messages.settingsOfWebsiteChanged(name));
}

async function requireWebsites(tx: Reader, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ id: websites.id })
    .from(websites)
    .where(and(inArray(websites.id, [...ids]), withBot));
  const at = ids.findIndex((id) => rows.every((row) => row.id !== id));
  if (at !== -1) throw fieldError(400, `websites.${at}.id`, messages.websiteNotFound);
}

/** The target's settings that would change. */
function settingsToWrite(
  source: StoredSettings,
  target: StoredSettings,
  sections: readonly SettingsSection[],
): Partial<CopiedSettings> {
  const wanted = valuesOf(source);
  const now = valuesOf(target);
  const { shortcuts } = now.appearance;
  const ofSection: Record<SettingsSection, Partial<CopiedSettings>> = {
    appearance: { appearance: { ...wanted.appearance, shortcuts }, avatar: wanted.avatar },
    ways: { contact: contactWith(wanted.contact, now.contact, sections) },
    hours: { contact: contactWith(wanted.contact, now.contact, sections) },
    embed: { embed: wanted.embed },
    words: { fillWords: { ...now.fillWords, ...withValue(wanted.fillWords) } },
    privacy: { privacy: wanted.privacy },
    help: { help: wanted.help },
  };
  const values: Partial<CopiedSettings> = Object.assign(
    {},
    ...sections.map((name) => ofSection[name]),
  );
  const names = Object.keys(values) as (keyof CopiedSettings)[];
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(values[name], now[name]))
      .map((name) => [name, values[name]]),
  );
}

/** The target's contact with the ways of the source, its hours, or both. */
function contactWith(
  source: Contact,
  target: Contact,
  sections: readonly SettingsSection[],
): Contact {
  if (!sections.includes('hours')) {
    return {
      channels: source.channels.map((way) => {
        const same = findAlike(target, way);
        return same ? withHours(way, same.hours) : way;
      }),
    };
  }
  if (sections.includes('ways')) return source;
  const [first, ...rest] = source.channels;
  const isEqual = rest.every(({ hours }) => isDeepStrictEqual(hours, first?.hours));
  return {
    channels: target.channels.map((way) => {
      const from = findAlike(source, way) ?? (isEqual ? first : way);
      return withHours(way, from?.hours);
    }),
  };
}

function findAlike({ channels }: Contact, { type, value }: Channel): Channel | undefined {
  const alike = channels.filter((way) => way.type === type);
  return alike.find((way) => way.value === value) ?? alike[0];
}

function withHours({ hours: _, ...way }: Channel, hours: OpeningHours | undefined): Channel {
  return hours ? { ...way, hours } : way;
}

/** The words that have a value. A blank one would erase the target's. */
function withValue(words: FillWords): FillWords {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''));
}

/** The settings with the defaults for those that nobody chose, in the stored form. */
function valuesOf({ settings }: StoredSettings) {
  const { avatar, ...appearance } = settings.appearance;
  const { contact, embed, words: fillWords, privacy } = settings;
  const { host: _, ...help } = settings.help;
  return { appearance, avatar, contact, embed, fillWords, privacy, help };
}

function withWritten(target: StoredSettings, written: Partial<CopiedSettings>): StoredSettings {
  const { settings } = target;
  const { appearance, avatar, contact, embed, fillWords, privacy, help } = {
    ...valuesOf(target),
    ...written,
  };
  return {
    ...target,
    settings: {
      ...settings,
      embed: embed ?? settings.embed,
      contact: contact ?? settings.contact,
      words: fillWords ?? {},
      privacy: privacy ?? null,
      help: { ...settings.help, ...help },
      appearance: { ...settings.appearance, ...appearance, avatar },
    },
  };
}
