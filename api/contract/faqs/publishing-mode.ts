/** When visitors read changes of a website's FAQs: immediately (`direct`), or after a publication (`draft`). */
export const publishingModes = ['direct', 'draft'] as const;
export type PublishingMode = (typeof publishingModes)[number];
