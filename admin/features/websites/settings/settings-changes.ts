import type {
  UpdateWebsiteSettings,
  WebsiteSettings,
} from '../../../../api/contract/faqs/publishing.ts';
import {
  appearanceOf,
  contactOf,
  helpOf,
  privacyOf,
  type SettingsForm,
  type StoredSettings,
} from '../data/settings-form.ts';

/** The changes that a save writes. */
export interface SettingsChanges {
  sections?: Pick<UpdateWebsiteSettings, keyof StoredSettings> | undefined;
  /** If `image` is undefined, the avatar is removed. */
  avatar?: { image: File | undefined } | undefined;
}

/** Returns the differences between the form and the stored settings. */
export function changesOf(values: SettingsForm, stored: StoredSettings): SettingsChanges {
  const appearance = appearanceOf(values.appearance, stored.appearance.avatar);
  const contact = contactOf(values.contact);
  const privacy = privacyOf(values.privacy);
  const help = helpOf(values.help);
  const sections = {
    ...(!isSame(appearance, stored.appearance) && { appearance }),
    ...(!isSame(contact, stored.contact) && { contact }),
    ...(!isSame(privacy, stored.privacy) && { privacy }),
    ...(!isSame(help, stored.help) && { help }),
  };
  return {
    ...(Object.keys(sections).length > 0 && { sections }),
    ...((values.image || values.removesAvatar) && { avatar: { image: values.image } }),
  };
}

/** Whether another user has changed fields that these changes would overwrite. */
export function disturbs(
  { sections, avatar }: SettingsChanges,
  before: WebsiteSettings,
  now: WebsiteSettings,
): boolean {
  const writesLooks = sections?.appearance !== undefined || avatar !== undefined;
  return (
    (writesLooks && !isSame(before.appearance, now.appearance)) ||
    (['contact', 'privacy', 'help'] as const).some(
      (name) => sections?.[name] !== undefined && !isSame(before[name], now[name]),
    )
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Sorts the keys of all objects, so that equal values have equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
