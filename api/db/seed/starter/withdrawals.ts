import type { StarterFaq } from './starter-faq.ts';

export const withdrawals: StarterFaq = {
  id: 19,
  question: 'Withdraw',
  keywords: ['wd', 'tarik dana', 'penarikan', 'cairkan saldo'],
  answer: 'Ada yang bisa kami bantu soal withdraw? Silakan pilih topiknya.',
  children: [
    {
      id: 20,
      question: 'Cara withdraw',
      keywords: ['cara tarik dana', 'cara mencairkan saldo'],
      answer: `1. Login, lalu buka menu Withdraw.
2. Pilih rekening atau e-wallet yang terdaftar.
3. Isi nominal, lalu kirim formulirnya.
4. Pantau statusnya di menu Riwayat → Withdraw.
Dana biasanya masuk 1–5 menit setelah statusnya berhasil.`,
      image: 'withdraw-steps.webp',
    },
    {
      id: 21,
      question: 'Cek Withdraw',
      keywords: ['status penarikan', 'lacak withdraw'],
      answer: `Untuk mengecek withdraw, siapkan dua data ini:
1. Username / ID Login Anda.
2. Nomor tiket withdraw: huruf W diikuti angka, contoh W3612272.
Cara menemukan nomor tiket:
Buka menu Riwayat → Withdraw, cari withdraw Anda, lalu salin nomor yang berawalan W.
Cukup dua data itu. Password dan kode OTP tidak diperlukan.`,
      image: 'withdraw-ticket.webp',
    },
    {
      id: 112,
      question: 'Berapa lama proses withdraw?',
      keywords: ['wd berapa menit', 'kapan dana cair'],
      answer: `1. Permintaan Anda diperiksa: biasanya beberapa menit, lebih lama saat ramai atau bank offline.
2. Dana dikirim: biasanya masuk 1–5 menit setelah statusnya berhasil.
3. Nominal besar kadang perlu verifikasi dahulu atau dikirim dalam beberapa bagian.
Bila masih diproses lebih dari 1 jam, hubungi Live Agent sambil menyebutkan nomor tiket.`,
    },
    {
      id: 22,
      question: 'Withdraw belum masuk',
      keywords: ['dana tidak cair', 'uang belum sampai', 'wd nyangkut'],
      answer: `Lihat dulu statusnya di menu Riwayat → Withdraw.
Status apa yang Anda lihat?`,
      children: [
        {
          id: 23,
          question: 'Withdraw masih diproses',
          keywords: ['wd pending', 'penarikan menunggu antrean'],
          answer: `Artinya permintaan Anda sudah kami terima dan sedang menunggu antrean.
Biasanya selesai dalam beberapa menit, lebih lama saat ramai atau bank offline.
Anda tidak perlu mengajukan ulang.
Bila lebih dari 1 jam, hubungi Live Agent sambil menyebutkan nomor tiket.`,
        },
        {
          id: 24,
          question: 'Withdraw berhasil, dana belum diterima',
          keywords: ['status sukses uang tidak ada'],
          answer: `Dana sudah kami kirim dan sedang diproses oleh bank atau e-wallet penerima.
Ke mana Anda melakukan withdraw?`,
          children: [
            {
              id: 25,
              question: 'Dana belum masuk ke rekening bank',
              answer: `1. Cek mutasi rekening, bukan hanya saldo atau notifikasi.
2. Pastikan nomor rekening di tiket sudah benar.
3. Tunggu sampai 30 menit bila bank sedang mengalami gangguan.
Belum ada juga? Kirim nomor tiket dan tangkapan layar mutasi ke Live Agent.`,
            },
            {
              id: 26,
              question: 'Dana belum masuk ke e-wallet',
              answer: `1. Tutup lalu buka lagi aplikasi e-wallet, kemudian cek riwayatnya.
2. Pastikan nomor HP e-wallet di tiket masih aktif.
3. Pastikan akun e-wallet sudah premium dan belum mencapai batas saldo.
Belum ada juga? Kirim nomor tiket dan tangkapan layar riwayat ke Live Agent.`,
            },
          ],
        },
      ],
    },
    {
      id: 27,
      question: 'Withdraw ditolak',
      keywords: ['wd gagal', 'penarikan direject'],
      answer: `Saat withdraw ditolak, dananya kembali ke saldo akun Anda.
Alasannya tertulis di menu Riwayat → Withdraw. Pilih yang sesuai:`,
      children: [
        {
          id: 28,
          question: 'Ditolak karena turnover belum cukup',
          keywords: ['kurang to', 'syarat bonus belum terpenuhi'],
          answer: `Bila Anda mengambil bonus, turnover-nya perlu terpenuhi sebelum withdraw.
1. Buka menu Bonus untuk melihat sisa turnover.
2. Baca lagi syarat promo yang Anda ambil.
Ingin melepas bonusnya saja? Tanyakan pilihannya ke Live Agent.
Tidak perlu terburu-buru bermain demi mengejar turnover.`,
        },
        {
          id: 29,
          question: 'Nama rekening tidak sesuai',
          keywords: ['beda nama rekening'],
          answer: `Nama akun dan nama pemilik rekening harus sama.
1. Buka menu Profil → Rekening, lalu periksa ejaannya.
2. Bila salah ketik, minta perbaikan lewat Live Agent.
Kami mungkin meminta foto buku tabungan atau tampilan aplikasi bank sebagai bukti.`,
        },
        {
          id: 30,
          question: 'Salah nomor rekening saat withdraw',
          keywords: ['keliru norek saat tarik dana'],
          answer: `Segera hubungi Live Agent sambil menyebutkan nomor tiket.
• Belum diproses: withdraw bisa dibatalkan dan dana kembali ke saldo.
• Sudah terkirim: kami bantu menanyakan ke bank, tetapi hasilnya bergantung pada bank penerima.
Periksa nomor rekening di menu Profil sebelum mengajukan lagi.`,
        },
      ],
    },
    {
      id: 31,
      question: 'Minimal dan maksimal withdraw',
      keywords: ['paling kecil tarik dana', 'paling besar tarik dana', 'batas penarikan'],
      answer: `Batas nominal dan jumlah withdraw per hari tertulis di halaman Withdraw.
Batas ini bisa berbeda menurut metode dan tingkat akun Anda.
Nominal besar kadang dikirim dalam beberapa bagian atau perlu verifikasi dahulu.`,
    },
    {
      id: 32,
      question: 'Biaya admin withdraw',
      keywords: ['potongan penarikan', 'ongkos wd', 'fee wd'],
      answer: `Biaya, bila ada, ditampilkan sebelum Anda mengirim formulir withdraw.
Bank atau e-wallet penerima juga bisa memotong biaya menurut aturannya sendiri.
Jumlah yang diterima tercantum di Riwayat → Withdraw.`,
    },
    {
      id: 33,
      question: 'Batalkan withdraw',
      keywords: ['cancel wd', 'tidak jadi tarik dana'],
      answer: `Withdraw hanya bisa dibatalkan selama belum diproses.
1. Buka menu Riwayat → Withdraw.
2. Pilih tiketnya, lalu ketuk Batalkan bila tombolnya tersedia.
Tombol tidak ada? Hubungi Live Agent sambil menyebutkan nomor tiket.
Bila ragu, biarkan withdraw berjalan agar dana Anda tersimpan di rekening.`,
    },
    {
      id: 34,
      question: 'Jam proses withdraw',
      keywords: ['pukul berapa wd diproses', 'wd malam hari'],
      answer: `Permintaan withdraw bisa diajukan kapan saja.
Pengirimannya mengikuti jam bank, jadi bisa tertunda saat bank offline.
Withdraw ke e-wallet umumnya tetap diproses di luar jam bank.`,
    },
  ],
};
