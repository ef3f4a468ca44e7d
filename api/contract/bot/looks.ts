import {
  botSubtitleMaxLength,
  botTitleMaxLength,
  greetingMaxLength,
  launcherLabelMaxLength,
  offsetMaxPx,
} from '../limits.ts';

/** The values of the bot's choices; the first is the default. */
export const botThemes = ['host', 'light', 'dark', 'auto'] as const;
export const botPositions = ['bottom-right', 'bottom-left'] as const;

interface LookOfKind {
  /** A `text` may have several lines, a `language` is a key of `embed/languages/names.ts`. */
  kind: keyof LookTypes | 'choice';
  /** The most characters of a text, or the most pixels. */
  max?: number;
  /** The first of the choices is the bot's default. */
  choices?: readonly string[];
  /** The attribute's value for `true`. */
  ifOn?: string;
}

/** The name of a text in `PublicBot`; the others are values of the element's attributes. One of them reaches the bot. */
export type Look = LookOfKind &
  ({ publicName: string; attribute?: string } | { publicName?: string; attribute: string });

/** The types of the values; `null` means the bot's default. */
interface LookTypes {
  line: string | null;
  text: string | null;
  flag: boolean;
  /** `#rrggbb`. */
  colour: string | null;
  pixels: number | null;
  language: string | null;
}

/** What admins choose for the looks of their bot. A new look needs a line here, its name and an input in the form. */
export const looks = {
  launcher_label: { kind: 'line', publicName: 'launcher', max: launcherLabelMaxLength },
  launcher_icon_only: { kind: 'flag', attribute: 'launcher', ifOn: 'icon' },
  /** The title of the panel. */
  title: { kind: 'line', publicName: 'title', max: botTitleMaxLength },
  /** The line below the title. */
  subtitle: { kind: 'line', publicName: 'subtitle', max: botSubtitleMaxLength },
  /** The first words of the bot in its panel. */
  greeting: { kind: 'text', publicName: 'greeting', max: greetingMaxLength },
  /** The greeting on the phone page. */
  page_greeting: { kind: 'text', publicName: 'pageGreeting', max: greetingMaxLength },
  accent: { kind: 'colour', attribute: 'accent' },
  theme: { kind: 'choice', attribute: 'theme', choices: botThemes },
  position: { kind: 'choice', attribute: 'position', choices: botPositions },
  offset_x: { kind: 'pixels', attribute: 'offset-x', max: offsetMaxPx },
  offset_y: { kind: 'pixels', attribute: 'offset-y', max: offsetMaxPx },
  lang: { kind: 'language', attribute: 'lang' },
} as const satisfies Record<string, Look>;

type AllLooks = typeof looks;
export type LookName = keyof AllLooks;
export type LookKind = Look['kind'];
export type LookNameOf<Kind extends LookKind> = {
  [Name in LookName]: AllLooks[Name]['kind'] extends Kind ? Name : never;
}[LookName];

export type Looks = {
  [Name in LookName]: AllLooks[Name] extends { choices: readonly (infer Choice)[] }
    ? Choice | null
    : LookTypes[Exclude<AllLooks[Name]['kind'], 'choice'>];
};
