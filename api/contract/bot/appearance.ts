import {
  botSubtitleMaxLength,
  botTitleMaxLength,
  greetingMaxLength,
  launcherLabelMaxLength,
} from '../limits.ts';

/** The values of the bot's choices; the first is the default. */
export const botThemes = ['host', 'light', 'dark', 'auto'] as const;
export const botPositions = ['bottom-right', 'bottom-left'] as const;

/** The bot's texts that admins can replace. `publicName` is the name in `PublicBot`. */
export const botTexts = {
  launcher_label: { publicName: 'launcher', maxLength: launcherLabelMaxLength, isOneLine: true },
  /** The title of the panel. */
  title: { publicName: 'title', maxLength: botTitleMaxLength, isOneLine: true },
  /** The line below the title. */
  subtitle: { publicName: 'subtitle', maxLength: botSubtitleMaxLength, isOneLine: true },
  /** The first words of the bot in its panel. */
  greeting: { publicName: 'greeting', maxLength: greetingMaxLength, isOneLine: false },
  /** The greeting on the phone page. */
  page_greeting: { publicName: 'pageGreeting', maxLength: greetingMaxLength, isOneLine: false },
} as const;

export type BotText = keyof typeof botTexts;

export function mapBotTexts<Made>(make: (name: BotText) => Made): Record<BotText, Made> {
  const names = Object.keys(botTexts) as BotText[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<BotText, Made>;
}

/** How a website's bot looks. `null` means the bot's default. */
export interface Appearance extends Record<BotText, string | null> {
  launcher_icon_only: boolean;
  /** `#rrggbb`. */
  accent: string | null;
  theme: (typeof botThemes)[number] | null;
  position: (typeof botPositions)[number] | null;
  /** Pixels. */
  offset_x: number | null;
  offset_y: number | null;
  /** A key of `embed/languages/names.ts`. */
  lang: string | null;
  /** File name for `/faqs/image/{name}`. */
  avatar: string | null;
  /** FAQs that the first screen offers above its menu, in this order. */
  shortcuts: number[];
}

export const defaultAppearance: Appearance = {
  launcher_label: null,
  launcher_icon_only: false,
  title: null,
  subtitle: null,
  greeting: null,
  page_greeting: null,
  accent: null,
  theme: null,
  position: null,
  offset_x: null,
  offset_y: null,
  lang: null,
  avatar: null,
  shortcuts: [],
};
