/** Texts for the link to one answer. */
export const faqLinksCopy = {
  copyLink: 'Salin tautan',
  copied: 'Tautan ke jawaban ini disalin.',
  copiedUnpublished:
    'Tautan disalin. Pengunjung baru dapat membukanya setelah FAQ ini diterbitkan.',
} as const;
