import { z } from 'zod';
import { languageCodes } from '../../embed/languages/names.ts';
import { findAddressFault } from '../contract/address.ts';
import { mapLooks } from '../contract/bot/appearance.ts';
import { readChannelValue } from '../contract/bot/channel-value.ts';
import { channelTypes, type TimeZone, timeZones } from '../contract/bot/contact.ts';
import type { LookKind, LookName, Looks } from '../contract/bot/looks.ts';
import { embedModes } from '../contract/embedding.ts';
import type { UpdateWebsiteSettings } from '../contract/faqs/publishing.ts';
import { publishingModes } from '../contract/faqs/publishing-mode.ts';
import { reviewMonths } from '../contract/faqs/review.ts';
import {
  addressMaxLength,
  channelLabelMaxLength,
  channelsMax,
  closedDaysMax,
  closedNoteMaxLength,
  fillValueMaxLength,
  fillWordsMax,
  openingSpansMax,
  privacyLabelMaxLength,
  shortcutsMax,
} from '../contract/limits.ts';
import { findValueFault, isFillName } from '../contract/texts/fill-words.ts';
import { removeUnseenMarks } from '../contract/texts/unseen-marks.ts';
import { messages } from '../copy/messages.ts';
import { bodyId, bodyVersion } from '../http/validation.ts';
import { readOwnHost } from './own-host-name.ts';

/**
 * A text in a nested field: `refuseNul` checks only top-level fields. Half of a surrogate pair is replaced, because
 * PostgreSQL refuses it in JSON.
 */
function text(maxLength: number) {
  return z
    .string(messages.notText)
    .overwrite((typed) => Buffer.from(typed).toString())
    .trim()
    .max(maxLength, messages.tooLong(maxLength))
    .refine((typed) => !typed.includes('\0'), messages.unseenCharacter);
}

/** A text without unseen marks, which could make it read as another text. */
const plainText = (maxLength: number) => text(maxLength).overwrite(removeUnseenMarks).trim();

/** The same in one line. */
const line = (maxLength: number) =>
  plainText(maxLength).transform((typed) => typed.replace(/\s+/g, ' '));

/** Without a text, the bot's default is used. */
const chosen = (typedText: z.ZodType<string, string>) =>
  typedText.nullable().transform((typed) => typed || null);

/** One line, because the audit trail shows one channel per line. */
const remark = (maxLength: number) => line(maxLength).optional();

const choice = (choices: readonly string[]) => z.enum(choices, messages.notChoice).nullable();

const lookRules: Record<
  LookKind,
  (look: { max?: number; choices?: readonly string[] }) => z.ZodType
> = {
  line: ({ max = 0 }) => chosen(line(max)),
  text: ({ max = 0 }) => chosen(plainText(max)),
  flag: () => z.boolean(messages.notBoolean),
  colour: () =>
    z
      .string(messages.notColour)
      .regex(/^#[\da-f]{6}$/i, messages.notColour)
      .toLowerCase()
      .nullable(),
  pixels: ({ max = 0 }) => {
    const outOfRange = messages.outOfRange(0, max);
    return z.int(outOfRange).min(0, outOfRange).max(max, outOfRange).nullable();
  },
  choice: ({ choices = [] }) => choice(choices),
  language: () => choice(languageCodes),
};

function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, messages.notObject);
}

function list<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item, messages.notList).max(max, messages.tooManyItems(max));
}

const appearance = fields({
  ...mapLooks<{ [Name in LookName]: z.ZodType<Looks[Name], Looks[Name]> }>((look) =>
    lookRules[look.kind](look),
  ),
  avatar: z.string(messages.notText).nullish(),
  shortcuts: list(bodyId, shortcutsMax).check((context) => {
    const { value, issues } = context;
    const repeated = value.findIndex((id, at) => value.indexOf(id) < at);
    if (repeated === -1) return;
    const message = messages.shortcutTwice;
    issues.push({ code: 'custom', input: value, path: [repeated], message });
  }),
}).transform(({ avatar, ...others }) => others);

const timeOfDay = z
  .string(messages.notTimeOfDay)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.notTimeOfDay);

const day = z.iso.date(messages.notDay);

const hours = fields({
  zone: z.enum(Object.keys(timeZones) as [TimeZone, ...TimeZone[]], messages.notChoice),
  spans: list(
    fields({
      day: z.int(messages.notChoice).min(1, messages.notChoice).max(7, messages.notChoice),
      from: timeOfDay,
      to: z.union([z.literal('24:00'), timeOfDay], messages.notTimeOfDay),
    }),
    openingSpansMax,
  ).min(1, messages.noOpeningHours),
  closed: list(
    fields({ from: day, to: day, note: remark(closedNoteMaxLength) })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: messages.periodReversed })
      .transform(({ note, ...days }) => ({ ...days, ...(note && { note }) })),
    closedDaysMax,
  ),
});

/** Why a text is not an address. */
function addressFault(typed: string, other: string = messages.badChannel.link): string {
  return { ...messages.badAddress, other }[findAddressFault(typed) ?? 'other'];
}

const channel = fields({
  type: z.enum(channelTypes, messages.notChoice),
  value: text(addressMaxLength),
  label: remark(channelLabelMaxLength),
  hours: hours.optional(),
}).transform((typed, context) => {
  const { type, label, hours } = typed;
  const value = readChannelValue(type, typed.value);
  if (value === undefined) {
    const message =
      typed.value === '' ? messages.required : addressFault(typed.value, messages.badChannel[type]);
    context.addIssue({ code: 'custom', path: ['value'], message });
    return z.NEVER;
  }
  return { type, value, ...(label && { label }), ...(hours && { hours }) };
});

const contact = fields({
  channels: list(channel, channelsMax)
    .min(1, messages.noChannels)
    .check(({ value, issues }) => {
      const types = value.map(({ type }) => type);
      const second = types.lastIndexOf('livechat');
      if (second === types.indexOf('livechat')) return;
      const message = messages.livechatTwice;
      issues.push({ code: 'custom', input: value, path: [second, 'type'], message });
    }),
});

const words = z
  .record(z.string(), line(fillValueMaxLength), messages.notObject)
  .check((context) => {
    const { value: typed, issues } = context;
    const refuse = (message: string, ...path: string[]) =>
      issues.push({ code: 'custom', input: typed, path, message });
    if (Object.keys(typed).length > fillWordsMax) refuse(messages.tooManyFillWords(fillWordsMax));
    for (const [name, value] of Object.entries(typed)) {
      const fault = findValueFault(value);
      if (!isFillName(name)) refuse(messages.badFillName, name);
      else if (fault !== undefined) refuse(messages.badFillValue[fault], name);
    }
  });

/** An address that a page may open, in its stored form. */
const privacy = fields({ url: text(addressMaxLength), label: remark(privacyLabelMaxLength) })
  .transform(({ url: typed, label }, context) => {
    const url = readChannelValue('link', typed);
    if (url === undefined) {
      const message = typed === '' ? messages.required : addressFault(typed);
      context.addIssue({ code: 'custom', path: ['url'], message });
      return z.NEVER;
    }
    return { url, ...(label && { label }) };
  })
  .nullable();

const help = fields({
  is_on: z.boolean(messages.notBoolean),
  is_indexed: z.boolean(messages.notBoolean),
  host: text(addressMaxLength).optional(),
}).transform(({ host: typed, ...switches }, context) => {
  if (!typed) return switches;
  const read = readOwnHost(typed);
  if ('host' in read) return { ...switches, ...read };
  const message = messages.badOwnHost[read.fault];
  context.addIssue({ code: 'custom', path: ['host'], message });
  return z.NEVER;
});

/** The body of `PUT /api/websites/{id}/settings`. */
export const settingsBody = z
  .object({
    version: bodyVersion,
    publishing: z.enum(publishingModes, messages.notChoice).optional(),
    publish_changes: z.boolean(messages.notBoolean).optional(),
    embed: z.enum(embedModes, messages.notChoice).optional(),
    appearance: appearance.optional(),
    contact: contact.optional(),
    words: words.optional(),
    privacy: privacy.optional(),
    help: help.optional(),
    review_every: z.literal(reviewMonths, messages.notChoice).optional(),
  })
  .meta({ examples: [{ publishing: 'draft' }] }) satisfies z.ZodType<UpdateWebsiteSettings>;

/** The validated body in the stored form. */
export type WantedSettings = z.output<typeof settingsBody>;
