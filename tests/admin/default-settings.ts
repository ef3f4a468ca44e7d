import { defaultAppearance } from '../../api/contract/bot/appearance.ts';
import { defaultContact } from '../../api/contract/bot/contact.ts';
import { defaultHelpPage } from '../../api/contract/bot/help-page.ts';
import type { WebsiteSettings } from '../../api/contract/faqs/publishing.ts';

/** The settings of a website that nobody has changed. */
export const defaultSettings: WebsiteSettings = {
  version: 1,
  publishing: 'direct',
  embed: 'any',
  appearance: defaultAppearance,
  contact: defaultContact,
  words: {},
  review_every: 0,
  privacy: null,
  help: defaultHelpPage,
};
