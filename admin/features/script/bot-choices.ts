import { type attributeChoices, attributeDefaults } from '../../../embed/attributes.ts';

/** The options for the bot's appearance on the Script page. */
export interface BotChoices {
  theme: (typeof attributeChoices.theme)[number];
  position: (typeof attributeChoices.position)[number];
  /** `#rrggbb`. */
  accent: string;
}

const { theme, position, accent } = attributeDefaults;

export const defaultChoices: BotChoices = { theme, position, accent };

/** The attributes that differ from their defaults. */
export function chosenAttributes(choices: BotChoices): Partial<BotChoices> {
  const names = Object.keys(defaultChoices) as (keyof BotChoices)[];
  return Object.fromEntries(
    names
      .filter((name) => choices[name] !== defaultChoices[name])
      .map((name) => [name, choices[name]]),
  );
}
