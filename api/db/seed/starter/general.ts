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
      keywords: ['chat admin', 'kontak cs'],
      answer: `1. Ketuk tombol Live Agent di bawah percakapan ini.
2. Tulis username dan kendala Anda secara singkat.
3. Sertakan nomor tiket atau tangkapan layar bila ada.
Petugas akan membalas sesuai urutan antrean.
Jangan kirim password atau kode OTP di chat.`,
    },
    {
      id: 113,
      question: 'Cara bicara dengan petugas',
      keywords: ['ngomong sama orang', 'minta admin'],
      answer: `Petugas kami manusia, bukan bot.
1. Ketik "petugas" atau "cs" di kolom pencarian, lalu ketuk tombol yang muncul.
2. Ceritakan satu kendala dalam satu pesan, lengkap dengan username.
3. Tunggu balasan tanpa menutup halaman ini.
Obrolan yang dikecilkan tetap berjalan; pilih Live Agent lagi untuk kembali.`,
    },
    {
      id: 103,
      question: 'Jam layanan customer service',
      keywords: ['cs buka pukul berapa', 'admin online'],
      answer: `Bot ini siap menjawab kapan saja.
Petugas kami melayani lewat Live Agent 24 jam setiap hari, termasuk hari libur.
Paling ramai pukul 19.00–23.00 WIB; saat itu balasan bisa sedikit lebih lama. Terima kasih atas kesabaran Anda.`,
    },
    {
      id: 111,
      question: 'Alamat resmi website kami',
      keywords: ['link alternatif', 'situs asli', 'domain resmi'],
      answer: `Alamat resmi kami tertulis di pesan pendaftaran yang Anda terima.
1. Ketik sendiri alamat itu, lalu simpan sebagai penanda di browser.
2. Alamat pengganti hanya kami umumkan di halaman utama.
3. Jangan masuk lewat tautan dari chat pribadi atau iklan.
Masih ragu? Jangan login dahulu; baca Ciri website palsu di menu Keamanan.`,
    },
    {
      id: 104,
      question: 'Lihat riwayat transaksi',
      keywords: ['mutasi', 'history transaksi'],
      answer: `1. Login, lalu buka menu Riwayat.
2. Pilih Deposit, Withdraw, atau Permainan.
3. Atur tanggal untuk melihat transaksi yang lebih lama.
Nomor tiket ada di setiap baris: D untuk deposit, W untuk withdraw.`,
    },
    responsiblePlay,
    {
      id: 110,
      question: 'Saran dan keluhan',
      keywords: ['komplain', 'protes', 'kritik'],
      answer: `Masukan Anda membantu kami menjadi lebih baik.
Sampaikan lewat Live Agent dengan judul "Saran" atau "Keluhan".
Ceritakan kejadiannya, lengkap dengan waktu dan nomor tiket bila ada.
Setiap keluhan kami catat dan tindak lanjuti.`,
    },
  ],
};
