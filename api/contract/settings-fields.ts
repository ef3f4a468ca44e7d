import type { AuditFields } from './audit.ts';
import type { WebsiteSettings } from './faqs/publishing.ts';

/**
 * The settings of a website as fields of the audit trail.
 *
 * @param shortcuts the questions of the shortcuts. Ids could not be read after the FAQs are deleted.
 */
export function settingsFields(
  { publishing, embed, appearance, contact, words, review_every, privacy, help }: WebsiteSettings,
  shortcuts: readonly string[],
): AuditFields {
  // Rename `position`, because a FAQ also has a field of this name.
  const { position, ...looks } = appearance;
  return {
    publishing,
    embed,
    review_every,
    ...looks,
    bot_position: position,
    shortcuts: shortcuts.join('\n') || null,
    // Two fields, because other hours need no proof and warn nobody.
    contact: contact.channels.map(({ hours: _, ...way }) => way),
    hours: contact.channels.filter(({ hours }) => hours),
    fill_words: words,
    privacy: privacy?.url ?? null,
    privacy_label: privacy?.label ?? null,
    help_on: help.is_on,
    help_indexed: help.is_indexed,
    help_host: help.host ?? null,
  };
}
