/** Words for the link to one answer. */
export const faqLinksCopy = {
  copyLink: 'Salin tautan',
  copied: 'Tautan ke jawaban ini disalin.',
} as const;
