import { type attributeChoices, attributeDefaults } from '../../../embed/attributes.ts';

/** The looks that the Script page lets a person choose. */
export interface BotChoices {
  theme: (typeof attributeChoices.theme)[number];
  position: (typeof attributeChoices.position)[number];
  /** `#rrggbb`. */
  accent: string;
}

const { theme, position, accent } = attributeDefaults;

export const defaultChoices: BotChoices = { theme, position, accent };

/** The attributes to write: what is left as it is by itself needs none. */
export function chosenAttributes(choices: BotChoices): Partial<BotChoices> {
  const names = Object.keys(defaultChoices) as (keyof BotChoices)[];
  return Object.fromEntries(
    names
      .filter((name) => choices[name] !== defaultChoices[name])
      .map((name) => [name, choices[name]]),
  );
}
