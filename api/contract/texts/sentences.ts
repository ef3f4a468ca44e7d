import type { AddressFault } from '../address.ts';
import type { ChannelType } from '../bot/contact.ts';
import type { OtherImageFormat } from '../image-format.ts';

/**
 * Sentences that both the server's responses and the back-office show, most of them about a rule that a form checks before
 * it sends, and the server again. All others stand in `api/copy/` or in `admin/copy/`.
 */
export const sentences = {
  required: 'Wajib diisi.',
  tooShort: (min: number) => `Minimal ${min} karakter.`,
  tooLong: (max: number) => `Maksimal ${max.toLocaleString('id-ID')} karakter.`,
  badAddress: {
    twice: 'Alamat ini memuat https:// atau http:// dua kali. Hapus salah satunya.',
    'no-colon': 'Awal alamat kurang titik dua. Tulis https:// atau http://.',
    quoted: 'Alamat ini memuat tanda kutip. Hapus tanda kutipnya.',
    other: 'Alamat harus berupa tautan http atau https.',
  } satisfies Record<AddressFault, string>,

  loginSucceeded: 'Login successful!',
  noSession: 'Sesi Anda berakhir. Silakan masuk lagi.',
  mustSetUpFactor: 'Akun Anda wajib memakai faktor kedua. Pasang sekarang untuk melanjutkan.',
  passwordReset: 'Password berhasil diganti. Silakan masuk.',
  userDeleted: (username: string) => `Akun "${username}" berhasil dihapus.`,
  cannotDeactivateSelf: 'Anda tidak dapat menonaktifkan akun Anda sendiri.',
  cannotDeleteSelf: 'Anda tidak dapat menghapus akun Anda sendiri.',
  cannotChangeOwnRole: 'Anda tidak dapat mengubah hak akses akun Anda sendiri.',
  cannotLockSelfOut:
    'Alamat IP ini sedang Anda pakai, jadi tidak dapat dihapus atau dinonaktifkan.',

  websiteAdded: 'Website berhasil ditambahkan.',
  noWebsiteChosen: 'Pilih minimal satu website.',
  wrongWebsiteName: 'Nama website tidak sama.',
  startHasPassed: 'Waktu mulai sudah lewat. Kosongkan untuk mulai sekarang.',
  timeIsPast: 'Waktu harus di masa mendatang.',
  badChannel: {
    livechat: 'Alamat tidak dapat dibaca.',
    whatsapp: 'Tulis nomor seperti 0812-3456-7890, +62 812-3456-7890, atau tautan wa.me.',
    telegram: 'Tulis nama seperti @toko atau tautan t.me.',
    phone: 'Tulis nomor telepon seperti 021-1234567 atau +62 812-3456-7890.',
    email: 'Tulis alamat email seperti bantuan@toko.id.',
    link: 'Alamat harus berupa tautan http atau https.',
  } satisfies Record<ChannelType, string>,

  blankQuestion: 'Pertanyaan tidak boleh kosong.',
  tooManyKeywords: (max: number) => `Maksimal ${max} kata lain.`,
  keywordTooLong: (keyword: string, max: number) =>
    `Setiap kata lain maksimal ${max} karakter; yang ini lebih panjang: “${beginningOf(keyword)}”.`,
  tooManyWordings: (max: number) => `Maksimal ${max} kalimat pengunjung.`,
  wordingTooLong: (wording: string, max: number) =>
    `Setiap kalimat pengunjung maksimal ${max} karakter; yang ini lebih panjang: “${beginningOf(wording)}”.`,
  tooManyFolded: (max: number) => `Maksimal ${max} cabang dapat dilipat sekaligus.`,
  badFillName: 'Maksimal 40 huruf kecil, angka, dan garis bawah, diawali huruf.',
  importTooLarge: (megabytes: number) =>
    `Ukuran berkas maksimal ${megabytes} MB. Bagi menjadi beberapa berkas.`,

  imageUnreadable: 'Berkas harus berupa gambar PNG, JPEG, WebP, atau GIF.',
  imageOfFormat: {
    HEIC: 'Foto HEIC tidak dapat dipakai. Simpan sebagai JPEG, atau di iPhone pilih Pengaturan > Kamera > Format > Paling Kompatibel, lalu ambil foto lagi.',
    AVIF: 'Gambar AVIF tidak dapat dipakai. Simpan sebagai PNG atau JPEG, lalu pilih lagi.',
  } satisfies Record<OtherImageFormat, string>,
  imageMisnamed: (format: string) =>
    `Ekstensi nama berkas tidak sesuai dengan isinya, yaitu gambar ${format}.`,
  imageTooLarge: (megabytes: number) => `Ukuran gambar maksimal ${megabytes} MB.`,
} as const;

/** A pasted text may have megabytes. Cut by characters, so that no emoji is cut in half. */
function beginningOf(text: string): string {
  return `${[...text.slice(0, 60)].slice(0, 30).join('')}…`;
}
