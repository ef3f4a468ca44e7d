/** The values of the bot's choices; the first is the default. */
export const botThemes = ['host', 'light', 'dark', 'auto'] as const;
export const botPositions = ['bottom-right', 'bottom-left'] as const;

/** How a website's bot looks. `null` means the bot's default. */
export interface Appearance {
  launcher_label: string | null;
  launcher_icon_only: boolean;
  /** The title of the panel. */
  title: string | null;
  /** The line below the title. */
  subtitle: string | null;
  /** The first words of the bot in its panel. */
  greeting: string | null;
  /** The greeting on the phone page. */
  page_greeting: string | null;
  /** `#rrggbb`. */
  accent: string | null;
  theme: (typeof botThemes)[number] | null;
  position: (typeof botPositions)[number] | null;
  /** Pixels. */
  offset_x: number | null;
  offset_y: number | null;
  /** A key of `embed/languages/languages.ts`. */
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
