/**
 * The languages of the bot; the first is the default. The back-office needs only their names, so the words are in other
 * files.
 */
export const languageNames = { id: 'Indonesia', en: 'Inggris' } as const;

export type Language = keyof typeof languageNames;

export const defaultLanguage = 'id';
export const languageCodes = Object.keys(languageNames) as [Language, ...Language[]];
