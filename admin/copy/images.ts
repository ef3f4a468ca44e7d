import { sentences } from '../../api/contract/texts/sentences.ts';
import { formatCount } from '../format/number.ts';

/** Texts for choosing and uploading an image. */
export const imagesCopy = {
  choose: 'Pilih, tempel, atau seret gambar',
  dropHere: 'Lepaskan gambar di sini',
  preparing: 'Menyiapkan gambar...',
  movingPng:
    'PNG ini bergerak, tetapi hanya gambar pertamanya yang disimpan. GIF dan WebP tetap bergerak.',
  chooseAgain: 'Gambar perlu dipilih lagi.',
  drop: 'Batalkan berkas ini',
  notImage: sentences.imageUnreadable,
  ofFormat: sentences.imageOfFormat,
  misnamed: sentences.imageMisnamed,
  unreadable: 'Gambar rusak atau tidak lengkap.',
  tooLarge: sentences.imageTooLarge,
  tooManyPixels: (megapixels: number, side: number) =>
    `Gambar maksimal ${megapixels} megapiksel, dan tiap sisi maksimal ${formatCount(side)} piksel.`,
  errorOf: (file: string, error: string) => `${file}: ${error}`,
  upload: 'Mengirim gambar',
  starting: 'Mengirim gambar...',
  sent: (sent: string, total: string) => `Mengirim gambar: ${sent} dari ${total}`,
  processing: 'Gambar terkirim, sedang disimpan...',
  cancelUpload: 'Batalkan unggahan',
} as const;
