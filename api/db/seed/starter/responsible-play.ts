import type { StarterFaq } from './starter-faq.ts';

/** Part of the general topic: age, limits, pauses and closing an account. */
export const responsiblePlay: StarterFaq = {
  id: 105,
  question: 'Bermain dengan bijak',
  answer: `Bermain adalah hiburan, bukan cara mencari uang.
Tentukan batas waktu dan uang sebelum mulai, lalu patuhi.
Jangan meminjam uang atau mengejar kekalahan.
Kami siap membantu Anda berhenti sejenak kapan saja.`,
  children: [
    {
      id: 106,
      question: 'Berapa batas usia bermain?',
      keywords: ['minimal umur'],
      answer: `Layanan ini hanya untuk orang dewasa: minimal 18 tahun, atau 21 tahun bila hukum setempat mensyaratkannya.
Akun milik anak di bawah umur akan ditutup.
Simpan password baik-baik agar akun Anda tidak dipakai anak atau adik.`,
    },
    {
      id: 107,
      question: 'Batasi deposit atau waktu bermain',
      keywords: ['limit deposit', 'batas main'],
      answer: `1. Tentukan batas yang nyaman, misalnya per hari atau per minggu.
2. Minta pembatasan lewat Live Agent, sebutkan username dan batasnya.
3. Petugas akan mengonfirmasi saat batasnya aktif.
Menurunkan batas biasanya langsung berlaku; menaikkannya perlu masa tunggu.`,
    },
    {
      id: 108,
      question: 'Tutup atau jeda akun',
      keywords: ['hapus akun', 'nonaktifkan akun'],
      answer: `Anda boleh berhenti kapan saja, tanpa perlu memberi alasan.
1. Tarik sisa saldo Anda, atau minta petugas membantu menariknya.
2. Hubungi Live Agent dan pilih: jeda sementara atau tutup permanen.
3. Konfirmasi permintaan Anda.
Selama jeda, akun tidak bisa dibuka dan promo tidak dikirim.
Penutupan permanen tidak bisa dibatalkan.`,
    },
    {
      id: 109,
      question: 'Saya sulit berhenti bermain',
      keywords: ['kecanduan', 'mau stop main'],
      answer: `Terima kasih sudah berani jujur. Anda tidak sendirian.
1. Minta Live Agent menjeda atau menutup akun Anda hari ini.
2. Ceritakan kepada keluarga atau teman yang Anda percaya.
3. Titipkan pengelolaan uang untuk sementara kepada orang yang Anda percaya.
4. Temui psikolog atau layanan kesehatan jiwa di puskesmas terdekat.
Kesehatan Anda lebih penting daripada permainan apa pun.`,
    },
  ],
};
