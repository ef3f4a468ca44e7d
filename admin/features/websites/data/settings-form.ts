import { type Appearance, mapLooks } from '../../../../api/contract/bot/appearance.ts';
import { readChannelValue, showChannelValue } from '../../../../api/contract/bot/channel-value.ts';
import type {
  Channel,
  ChannelType,
  Contact,
  OpeningHours,
} from '../../../../api/contract/bot/contact.ts';
import type {
  HelpPage,
  HelpSwitches,
  PrivacyLink,
} from '../../../../api/contract/bot/help-page.ts';
import type { LookKind, LookName, LookNameOf, Looks } from '../../../../api/contract/bot/looks.ts';
import type { WebsiteSettings } from '../../../../api/contract/faqs/publishing.ts';
import { attributeDefaults } from '../../../../embed/attributes.ts';

/** The form of a website's page. Its fields have the server's names, so that the server's errors match them. */
export interface SettingsForm {
  appearance: LooksFields;
  contact: { channels: ChannelFields[] };
  /** Without an address there is no link. */
  privacy: { url: string; label: string };
  /** Without a text it has no host of its own. */
  help: HelpSwitches & { host: string };
  /** A new avatar, already checked and cropped. */
  image: File | undefined;
  removesAvatar: boolean;
}

/** For the bot's defaults, texts are empty and choices have the bot's default value. */
export type LooksFields = { [Name in Exclude<LookName, LookNameOf<'flag' | 'choice'>>]: string } & {
  [Name in LookNameOf<'flag' | 'choice'>]: NonNullable<Looks[Name]>;
} & { shortcuts: number[] };

export interface ChannelFields {
  type: ChannelType;
  /** The value as typed. */
  value: string;
  label: string;
  hours: OpeningHours | null;
}

export type StoredSettings = Pick<WebsiteSettings, 'appearance' | 'contact' | 'privacy' | 'help'>;

interface LookForm {
  read: (value: unknown, usual: unknown) => unknown;
  write: (typed: string, usual: unknown) => unknown;
}

const textForm: LookForm = {
  read: (value) => `${value ?? ''}`,
  write: (typed) => typed.trim() || null,
};
const choiceForm: LookForm = {
  read: (value, usual) => value ?? usual,
  write: (typed, usual) => (typed === usual ? null : typed),
};
const lookForms: Record<LookKind, LookForm> = {
  line: textForm,
  text: textForm,
  flag: { read: (value) => value, write: (typed) => typed },
  colour: { ...textForm, write: (typed) => readHex(typed) ?? null },
  pixels: { ...textForm, write: (typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : null) },
  choice: choiceForm,
  language: choiceForm,
};
const usualOf = (attribute = ''): unknown =>
  (attributeDefaults as Readonly<Record<string, unknown>>)[attribute];

export function formOf({ appearance, contact, privacy, help }: StoredSettings): SettingsForm {
  return {
    appearance: {
      ...mapLooks<Omit<LooksFields, 'shortcuts'>>(({ kind, attribute }, name) =>
        lookForms[kind].read(appearance[name], usualOf(attribute)),
      ),
      shortcuts: [...appearance.shortcuts],
    },
    contact: { channels: contact.channels.map(toChannelFields) },
    privacy: { url: privacy?.url ?? '', label: privacy?.label ?? '' },
    help: { ...help, host: help.host ?? '' },
    image: undefined,
    removesAvatar: false,
  };
}

/** @param avatar the file name of the stored avatar. */
export function appearanceOf(fields: LooksFields, avatar: string | null): Appearance {
  return {
    ...mapLooks<Looks>(({ kind, attribute }, name) =>
      lookForms[kind].write(fields[name] as string, usualOf(attribute)),
    ),
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

/** Converts the fields to a link; an address that is not valid is sent as typed. */
export function privacyOf({ url, label }: SettingsForm['privacy']): PrivacyLink | null {
  if (url.trim() === '') return null;
  return {
    url: readChannelValue('link', url) ?? url.trim(),
    ...(label.trim() !== '' && { label: label.trim() }),
  };
}

/** Converts the fields to the help page; its host is sent as typed. */
export function helpOf({ host, ...switches }: SettingsForm['help']): HelpPage {
  return { ...switches, ...(host.trim() !== '' && { host: host.trim() }) };
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
