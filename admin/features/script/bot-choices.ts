import type { Appearance } from '../../../api/contract/bot/appearance.ts';
import { type attributeChoices, attributeDefaults } from '../../../embed/attributes.ts';

/** The options for the bot's appearance on the Script page. */
export interface BotChoices {
  theme: (typeof attributeChoices.theme)[number];
  position: (typeof attributeChoices.position)[number];
  /** `#rrggbb`. */
  accent: string;
}

/** Returns the saved appearance of a website's bot, as it looks without attributes. */
export function savedChoices(saved: Appearance | undefined): BotChoices {
  return {
    theme: saved?.theme ?? attributeDefaults.theme,
    position: saved?.position ?? attributeDefaults.position,
    accent: saved?.accent ?? attributeDefaults.accent,
  };
}

/** Returns only the attributes that differ from the saved appearance. */
export function chosenAttributes(chosen: Partial<BotChoices>, saved: BotChoices) {
  const names = (Object.keys(saved) as (keyof BotChoices)[]).filter(
    (name) => chosen[name] !== undefined && chosen[name] !== saved[name],
  );
  return Object.fromEntries(names.map((name) => [name, chosen[name]])) as Partial<BotChoices>;
}
