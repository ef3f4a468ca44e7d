/** The oldest versions that the script runs in: what old phones have that get no more updates. */
export const oldestBrowsers = { chrome: 79, safari: 14, firefox: 78 } as const;
