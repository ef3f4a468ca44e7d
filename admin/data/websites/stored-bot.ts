import { useMemo } from 'react';
import { publicBotOf } from '../../../api/contract/bot/public-bot-of.ts';
import { defaultLanguage } from '../../../embed/languages/names.ts';
import { useDefaultGreeting, withGreeting } from './preview-faqs.ts';
import { useWebsiteOptions } from './website-options.ts';
import { useWebsiteSettings } from './website-settings.ts';

/** The looks and the contact of the website as they are saved; undefined until they are loaded. */
export function useStoredBot(websiteId: number, isNeeded = true) {
  const { data: settings } = useWebsiteSettings(websiteId, isNeeded);
  const { data: websites } = useWebsiteOptions();
  const name = websites?.find(({ id }) => id === websiteId)?.name;
  const lang = settings?.appearance.lang ?? defaultLanguage;
  const greeting = useDefaultGreeting(websiteId, lang, isNeeded);
  return useMemo(
    () => settings && withGreeting(publicBotOf({ ...settings, name: name ?? '' }), greeting),
    [settings, name, greeting],
  );
}
