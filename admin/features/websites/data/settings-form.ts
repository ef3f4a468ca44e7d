import {
  type Appearance,
  type BotText,
  mapBotTexts,
} from '../../../../api/contract/bot/appearance.ts';
import { readChannelValue, showChannelValue } from '../../../../api/contract/bot/channel-value.ts';
import type {
  Channel,
  ChannelType,
  Contact,
  OpeningHours,
} from '../../../../api/contract/bot/contact.ts';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { attributeDefaults } from '../../../../embed/attributes.ts';

/** The form of a website's page. Its fields have the server's names, so that the server's errors match them. */
export interface SettingsForm {
  appearance: LooksFields;
  contact: { channels: ChannelFields[] };
  /** A new avatar, already checked and cropped. */
  image: File | undefined;
  removesAvatar: boolean;
}

/** For the bot's defaults, texts are empty and choices have the bot's default value. */
export interface LooksFields extends Record<BotText, string> {
  launcher_icon_only: boolean;
  accent: string;
  theme: NonNullable<Appearance['theme']>;
  position: NonNullable<Appearance['position']>;
  offset_x: string;
  offset_y: string;
  lang: NonNullable<Appearance['lang']>;
  shortcuts: number[];
}

export interface ChannelFields {
  type: ChannelType;
  /** The value as typed. */
  value: string;
  label: string;
  hours: OpeningHours | null;
}

export type StoredSettings = Pick<WebsiteSettings, 'appearance' | 'contact'>;

export function formOf({ appearance, contact }: StoredSettings): SettingsForm {
  const text = (value: string | number | null) => (value === null ? '' : `${value}`);
  return {
    appearance: {
      ...mapBotTexts((name) => text(appearance[name])),
      launcher_icon_only: appearance.launcher_icon_only,
      accent: text(appearance.accent),
      theme: appearance.theme ?? attributeDefaults.theme,
      position: appearance.position ?? attributeDefaults.position,
      offset_x: text(appearance.offset_x),
      offset_y: text(appearance.offset_y),
      lang: appearance.lang ?? attributeDefaults.lang,
      shortcuts: [...appearance.shortcuts],
    },
    contact: { channels: contact.channels.map(toChannelFields) },
    image: undefined,
    removesAvatar: false,
  };
}

/** @param avatar the file name of the stored avatar. */
export function appearanceOf(fields: LooksFields, avatar: string | null): Appearance {
  const text = (typed: string) => typed.trim() || null;
  const pixels = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : null);
  return {
    ...mapBotTexts((name) => text(fields[name])),
    launcher_icon_only: fields.launcher_icon_only,
    accent: readHex(fields.accent) ?? null,
    theme: fields.theme === attributeDefaults.theme ? null : fields.theme,
    position: fields.position === attributeDefaults.position ? null : fields.position,
    offset_x: pixels(fields.offset_x),
    offset_y: pixels(fields.offset_y),
    lang: fields.lang === attributeDefaults.lang ? null : fields.lang,
    avatar,
    shortcuts: fields.shortcuts,
  };
}

/** Converts the fields to a contact. A value that is not valid is sent as typed, so that the server refuses it. */
export function contactOf({ channels }: SettingsForm['contact']): Contact {
  return {
    channels: channels.map(({ type, value, label, hours }) => ({
      type,
      value: readChannelValue(type, value) ?? value.trim(),
      ...(label.trim() !== '' && { label: label.trim() }),
      ...(hours && { hours }),
    })),
  };
}

/** Reads a typed colour as `#rrggbb`; undefined if it is not a colour. */
export function readHex(typed: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim()) ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

function toChannelFields({ type, value, label, hours }: Channel): ChannelFields {
  return {
    type,
    value: type === 'livechat' ? '' : showChannelValue(type, value),
    label: label ?? '',
    hours: hours ? withClockTimes(hours) : null,
  };
}

/** A time field has no 24:00, so 24:00 becomes 00:00 of the next day, which ends the span at the same time. */
function withClockTimes(hours: OpeningHours): OpeningHours {
  const spans = hours.spans.map((span) => ({
    ...span,
    to: span.to === '24:00' ? '00:00' : span.to,
  }));
  return { ...hours, spans };
}
