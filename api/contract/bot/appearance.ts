import { type Look, type LookName, type Looks, looks } from './looks.ts';

/** How a website's bot looks. */
export interface Appearance extends Looks {
  /** File name for `/faqs/image/{name}`. */
  avatar: string | null;
  /** FAQs that the first screen offers above its menu, in this order. */
  shortcuts: number[];
}

/** Makes something of each look. */
export function mapLooks<Made extends Record<LookName, unknown>>(
  make: (look: Look, name: LookName) => unknown,
): Made {
  const names = Object.keys(looks) as LookName[];
  return Object.fromEntries(names.map((name) => [name, make(looks[name], name)])) as Made;
}

export const defaultAppearance: Appearance = {
  ...mapLooks<Looks>(({ kind }) => (kind === 'flag' ? false : null)),
  avatar: null,
  shortcuts: [],
};
