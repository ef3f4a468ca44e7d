import type { StarterFaq } from './starter-faq.ts';

export const technical: StarterFaq = {
  id: 85,
  question: 'Kendala Teknis',
  keywords: ['error', 'trouble'],
  answer: 'Maaf atas kendalanya. Masalah apa yang Anda alami?',
  children: [
    {
      id: 86,
      question: 'Website tidak bisa dibuka',
      keywords: ['situs tidak bisa diakses', 'web error', 'link mati'],
      answer: `1. Coba buka website lain untuk memastikan internet Anda normal.
2. Ganti antara Wi-Fi dan data seluler.
3. Periksa ejaan alamat website.
4. Hapus cache, atau coba browser lain.
Masih belum bisa? Kirim tangkapan layarnya ke Live Agent.`,
      children: [
        {
          id: 87,
          question: 'Cara hapus cache browser',
          keywords: ['bersihkan browser', 'clear cache'],
          answer: `Menghapus cache sering menyelesaikan halaman yang kosong atau lama dimuat.
Anda mungkin perlu login lagi setelahnya. Apa perangkat Anda?`,
          children: [
            {
              id: 88,
              question: 'Hapus cache di Android',
              answer: `1. Buka Chrome, lalu ketuk titik tiga di kanan atas.
2. Pilih Hapus data penjelajahan.
3. Centang gambar dan file dalam cache.
4. Ketuk Hapus data, lalu buka website lagi.`,
              image: 'clear-cache-android.webp',
            },
            {
              id: 89,
              question: 'Hapus cache di iPhone',
              keywords: ['clear cache ios'],
              answer: `1. Buka Pengaturan, lalu pilih Safari (di iOS terbaru ada di bagian App).
2. Ketuk Hapus Riwayat dan Data Situs Web.
3. Konfirmasi, lalu buka website lagi.
Memakai Chrome? Ketuk titik tiga, lalu Hapus data penjelajahan.`,
            },
            {
              id: 90,
              question: 'Hapus cache di komputer',
              keywords: ['clear cache laptop', 'clear cache pc'],
              answer: `1. Di browser, tekan Ctrl + Shift + Delete (Mac: Cmd + Shift + Delete).
2. Pilih gambar dan file dalam cache.
3. Klik hapus, lalu muat ulang halaman.`,
            },
          ],
        },
        {
          id: 91,
          question: 'Website sedang pemeliharaan',
          keywords: ['maintenance', 'mt'],
          answer: `Saat pemeliharaan, sebagian menu ditutup sementara.
Jadwalnya kami umumkan di halaman utama, biasanya selesai dalam beberapa jam.
Saldo dan riwayat Anda tetap tersimpan.
Sebaiknya tunda deposit sampai website kembali normal.`,
        },
      ],
    },
    {
      id: 92,
      question: 'Website lambat atau lemot',
      keywords: ['lelet', 'loading lama'],
      answer: `1. Tutup aplikasi dan tab lain yang tidak dipakai.
2. Pindah ke jaringan yang lebih stabil.
3. Perbarui browser Anda.
4. Nyalakan ulang perangkat.
Bila tetap lambat, beri tahu Live Agent tentang jenis perangkat dan jaringan Anda.`,
    },
    {
      id: 93,
      question: 'Kendala saat bermain game',
      keywords: ['permainan bermasalah'],
      answer: 'Apa yang terjadi dengan permainannya?',
      children: [
        {
          id: 94,
          question: 'Game tidak bisa dibuka',
          keywords: ['layar hitam'],
          answer: `1. Periksa apakah game itu bertanda pemeliharaan.
2. Izinkan pop-up untuk website ini di pengaturan browser.
3. Muat ulang halaman atau coba browser lain.
4. Coba game lain untuk membandingkan.
Sebutkan nama game-nya ke Live Agent bila masih gagal.`,
        },
        {
          id: 95,
          question: 'Koneksi putus saat bermain',
          keywords: ['dc saat main', 'sinyal hilang saat main'],
          answer: `Hasil permainan dicatat di server, bukan di perangkat Anda.
1. Sambungkan lagi internet, lalu buka game yang sama.
2. Permainan yang belum selesai biasanya dilanjutkan otomatis.
3. Lihat hasilnya di menu Riwayat → Permainan.`,
        },
        {
          id: 96,
          question: 'Kemenangan tidak masuk ke saldo',
          keywords: ['jackpot tidak dibayar'],
          answer: `1. Tutup game, lalu muat ulang saldo.
2. Cocokkan dengan menu Riwayat → Permainan.
3. Catat nama game, jam, dan nomor putarannya.
Kirim catatan itu ke Live Agent. Pemeriksaan ke penyedia game biasanya perlu 1–3 hari kerja.`,
        },
      ],
    },
    {
      id: 97,
      question: 'Aplikasi',
      keywords: ['apk', 'app'],
      answer: 'Apa yang ingin Anda lakukan dengan aplikasinya?',
      children: [
        {
          id: 98,
          question: 'Cara pasang aplikasi di Android',
          keywords: ['download apk', 'install apk'],
          answer: `1. Buka website ini di Chrome, lalu ketuk menu Unduh Aplikasi.
2. Buka file yang sudah diunduh.
3. Ikuti petunjuk di layar sampai selesai.
Unduh hanya dari website ini, jangan dari tautan kiriman orang.
Menu Unduh tidak ada? Anda tetap bisa bermain lewat browser.`,
        },
        {
          id: 99,
          question: 'Aplikasi keluar sendiri',
          keywords: ['force close', 'aplikasi crash'],
          answer: `1. Tutup aplikasi sepenuhnya, lalu buka lagi.
2. Perbarui ke versi terbaru.
3. Sisakan ruang penyimpanan, sebaiknya 1 GB atau lebih.
4. Bila perlu, hapus lalu pasang ulang aplikasinya.
Akun dan saldo Anda tidak ikut terhapus.`,
        },
      ],
    },
    {
      id: 100,
      question: 'Gagal unggah gambar atau bukti',
      keywords: ['upload foto gagal', 'ss tidak terkirim'],
      answer: `1. Pakai format JPG atau PNG.
2. Perkecil gambar; tangkapan layar biasanya sudah cukup ringan.
3. Izinkan browser mengakses foto Anda.
Masih gagal? Kirim gambarnya langsung lewat chat Live Agent.`,
    },
  ],
};
