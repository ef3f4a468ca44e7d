/** The oldest versions that the script supports: those of old phones that get no more updates. */
export const oldestBrowsers = { chrome: 79, safari: 14, firefox: 78 } as const;
