/** Texts of the answer field's toolbar. */
export const answerMarksCopy = {
  toolbar: 'Format jawaban',
  tools: {
    bold: 'Tebal',
    bullets: 'Daftar',
    numbers: 'Daftar bernomor',
    link: 'Tautan',
  },
  tooltip: (name: string, keys: string) => `${name} (${keys})`,
  hint: 'Dapat memakai **tebal**, daftar (- atau 1.), dan [teks](https://alamat).',
  link: 'Tautan',
  linkText: 'Teks tautan',
  linkTextHelp: 'Bila kosong, alamatnya yang tampil.',
  linkMisleading: 'Perhatian: teks ini menunjukkan alamat lain daripada tujuan tautannya.',
  linkAddress: 'Alamat',
  linkAddressHelp: 'Halaman web, nomor telepon, atau email.',
  linkInvalid: 'Tulis alamat seperti https://contoh.com, wa.me/628123456789, atau cs@contoh.com.',
  linkCancel: 'Batal',
  linkInsert: 'Sisipkan',
  linkSave: 'Ganti',
} as const;
