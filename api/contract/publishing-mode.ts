/** How changes of a website's FAQs reach its visitors: at once, or when they are published together. */
export const publishingModes = ['direct', 'draft'] as const;
export type PublishingMode = (typeof publishingModes)[number];
