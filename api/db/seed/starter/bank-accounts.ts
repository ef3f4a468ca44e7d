import type { StarterFaq } from './starter-faq.ts';

/** Part of the account topic, because visitors look for it there and not under deposits or withdrawals. */
export const bankAccounts: StarterFaq = {
  id: 50,
  question: 'Rekening & e-wallet saya',
  keywords: ['norek saya', 'rekening bank saya'],
  answer: `Rekening atau e-wallet harus atas nama Anda sendiri.
Apa yang ingin Anda lakukan?`,
  children: [
    {
      id: 51,
      question: 'Tambah rekening atau e-wallet',
      keywords: ['daftarkan rekening baru', 'hubungkan dompet digital'],
      answer: `1. Login, lalu buka Profil → Rekening.
2. Ketuk Tambah, lalu pilih bank atau e-wallet.
3. Isi nomor dan nama pemilik, persis seperti di buku tabungan atau aplikasi.
4. Periksa sekali lagi, lalu simpan.
Data yang sudah disimpan tidak bisa diubah sendiri.`,
      image: 'bank-account-form.webp',
    },
    {
      id: 52,
      question: 'Ganti rekening terdaftar',
      keywords: ['ubah norek', 'tukar rekening'],
      answer: `Penggantian rekening dilakukan oleh tim kami setelah verifikasi.
Siapkan:
1. Username.
2. Nomor rekening lama dan yang baru, atas nama yang sama.
3. Foto buku tabungan atau tampilan aplikasi bank.
Kirim ke Live Agent. Tutupi sisa saldo Anda di foto.`,
    },
    {
      id: 53,
      question: 'Rekening sudah terdaftar di akun lain',
      keywords: ['norek dipakai akun lain'],
      answer: `Satu rekening hanya bisa dipakai untuk satu akun.
1. Coba ingat kembali apakah Anda pernah mendaftar, lalu login ke akun itu.
2. Bila Anda tidak pernah mendaftar, laporkan ke Live Agent.
Siapkan bukti kepemilikan rekening agar cepat diperiksa.`,
    },
  ],
};
