import type { OtherImageFormat } from '../../api/contract/image-format.ts';
import { formatCount } from '../format/number.ts';

/** Texts for choosing and uploading an image. */
export const imagesCopy = {
  choose: 'Pilih, tempel, atau seret gambar',
  dropHere: 'Lepaskan gambar di sini',
  preparing: 'Menyiapkan gambar...',
  chooseAgain: 'Gambar perlu dipilih lagi.',
  drop: 'Batalkan berkas ini',
  notImage: 'Berkas harus berupa gambar PNG, JPEG, WebP, atau GIF.',
  ofFormat: {
    HEIC: 'Foto HEIC tidak dapat dipakai. Simpan sebagai JPEG, atau di iPhone pilih Pengaturan > Kamera > Format > Paling Kompatibel, lalu ambil foto lagi.',
    AVIF: 'Gambar AVIF tidak dapat dipakai. Simpan sebagai PNG atau JPEG, lalu pilih lagi.',
  } satisfies Record<OtherImageFormat, string>,
  misnamed: (format: string) =>
    `Ekstensi nama berkas tidak sesuai dengan isinya, yaitu gambar ${format}.`,
  unreadable: 'Gambar rusak atau tidak lengkap.',
  unreadableFile: 'Berkas tidak dapat dibaca. Pilih lagi.',
  tooLarge: (megabytes: number) => `Ukuran gambar maksimal ${megabytes} MB.`,
  tooManyPixels: (megapixels: number, side: number) =>
    `Gambar maksimal ${megapixels} megapiksel, dan tiap sisi maksimal ${formatCount(side)} piksel.`,
  errorOf: (file: string, error: string) => `${file}: ${error}`,
  upload: 'Mengirim gambar',
  starting: 'Mengirim gambar...',
  sent: (sent: string, total: string) => `Mengirim gambar: ${sent} dari ${total}`,
  processing: 'Gambar terkirim, sedang disimpan...',
  cancelUpload: 'Batal',
} as const;
