export const accessCopy = {
  button: 'Cara masuk',
  title: (username: string) => `Cara masuk ${username}`,
  link: 'Atau biarkan pemilik akun memilih passwordnya sendiri, tanpa Anda mengetahuinya.',
  linkText:
    'Berikan tautan ini langsung kepada pemilik akun. Berlaku satu jam, sekali pakai, dan hanya ditampilkan sekarang.',
  sendLink: 'Buat tautan atur ulang',
  linkSubject: 'tautan atur ulang',
  linkFailed: 'Tautan gagal dibuat.',
  done: 'Selesai',
  noFactors: 'Belum memakai faktor kedua.',
  removeFactors: 'Hapus faktor kedua',
  removeQuestion: (username: string) =>
    `Hapus semua faktor kedua dan kode pemulihan akun ${username}?`,
  removeEffect:
    'Pastikan terlebih dahulu bahwa pemilik akun sendiri yang memintanya. Setelah ini passwordnya saja cukup untuk masuk, dan pemiliknya diberi tahu saat masuk berikutnya.',
  noSessions: 'Akun ini tidak sedang masuk di mana pun.',
  endAll: 'Akhiri semua',
  endAllQuestion: (username: string) =>
    `Semua sesi ${username} berakhir, dan pemiliknya perlu masuk lagi.`,
} as const;
