import { defaultAppearance } from '../../api/contract/appearance.ts';
import { defaultContact } from '../../api/contract/contact.ts';
import type { WebsiteSettings } from '../../api/contract/publishing.ts';

/** The settings of a website that nobody has changed. */
export const defaultSettings: WebsiteSettings = {
  version: 1,
  publishing: 'direct',
  embed: 'any',
  appearance: defaultAppearance,
  contact: defaultContact,
};
