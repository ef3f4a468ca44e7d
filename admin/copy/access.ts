export const accessCopy = {
  button: 'Akses',
  title: (username: string) => `Akses ${username}`,
  link: 'Atur ulang password',
  linkText:
    'Tautan ini berlaku satu jam dan sekali pakai, dan hanya ditampilkan sekarang. Berikan langsung kepada pemilik akun.',
  sendLink: 'Kirim tautan atur ulang',
  linkSubject: 'tautan atur ulang',
  linkFailed: 'Tautan gagal dibuat.',
  noFactors: 'Belum memakai faktor kedua.',
  removeFactors: 'Hapus faktor kedua',
  noSessions: 'Akun ini tidak sedang masuk di mana pun.',
} as const;
