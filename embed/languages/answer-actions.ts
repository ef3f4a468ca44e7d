import type { Language } from './names.ts';

/** The words of the buttons below an answer. Only the script of the phone page has them, so no other visitor loads them. */
export const answerActions: Readonly<
  Record<Language, { group: string; copy: string; share: string; byHand: string }>
> = {
  id: {
    group: 'Jawaban ini',
    copy: 'Salin',
    share: 'Bagikan',
    byHand: 'Browser tidak dapat menyalin sendiri. Tekan lama teksnya, lalu pilih Salin.',
  },
  en: {
    group: 'This answer',
    copy: 'Copy',
    share: 'Share',
    byHand: 'The browser cannot copy it by itself. Press and hold the text, then choose Copy.',
  },
};
