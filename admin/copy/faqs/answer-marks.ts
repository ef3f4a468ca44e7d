/** Texts of the answer field's toolbar. */
export const answerMarksCopy = {
  toolbar: 'Format jawaban',
  tools: {
    bold: 'Tebal',
    bullets: 'Daftar',
    numbers: 'Daftar bernomor',
    link: 'Tautan',
  },
  marks: {
    bold: '**teks**',
    bullets: '- teks',
    numbers: '1. teks',
    link: '[teks](https://alamat)',
  },
  tooltip: (name: string, mark: string, keys: string) => `${name} (${keys}): ${mark}`,
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
