import { responsiblePlay } from './responsible-play.ts';
import type { StarterFaq } from './starter-faq.ts';

export const general: StarterFaq = {
  id: 101,
  question: 'Informasi Umum',
  answer: 'Informasi apa yang Anda cari?',
  children: [
    {
      id: 102,
      question: 'Cara menghubungi Live Agent',
      answer: `1. Ketuk tombol Live Agent di bawah percakapan ini.
2. Tulis username dan kendala Anda secara singkat.
3. Sertakan nomor tiket atau tangkapan layar bila ada.
Petugas akan membalas sesuai urutan antrean.
Jangan kirim password atau kode OTP di chat.`,
    },
    {
      id: 103,
      question: 'Jam layanan customer service',
      answer: `Bot ini siap menjawab kapan saja.
Jam tugas Live Agent tampil di halaman Kontak.
Saat ramai, balasan bisa sedikit lebih lama. Terima kasih atas kesabaran Anda.`,
    },
    {
      id: 104,
      question: 'Lihat riwayat transaksi',
      answer: `1. Login, lalu buka menu Riwayat.
2. Pilih Deposit, Withdraw, atau Permainan.
3. Atur tanggal untuk melihat transaksi yang lebih lama.
Nomor tiket ada di setiap baris: D untuk deposit, W untuk withdraw.`,
    },
    responsiblePlay,
    {
      id: 110,
      question: 'Saran dan keluhan',
      answer: `Masukan Anda membantu kami menjadi lebih baik.
Sampaikan lewat Live Agent dengan judul "Saran" atau "Keluhan".
Ceritakan kejadiannya, lengkap dengan waktu dan nomor tiket bila ada.
Setiap keluhan kami catat dan tindak lanjuti.`,
    },
  ],
};
