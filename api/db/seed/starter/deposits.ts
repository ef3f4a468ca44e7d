import type { StarterFaq } from './starter-faq.ts';

export const deposits: StarterFaq = {
  id: 1,
  question: 'Deposit',
  keywords: ['depo', 'topup', 'isi saldo', 'setor dana'],
  answer: 'Ada yang bisa kami bantu soal deposit? Silakan pilih topiknya.',
  children: [
    {
      id: 2,
      question: 'Cara deposit',
      keywords: ['cara isi saldo', 'cara topup', 'langkah setor'],
      answer: `Langkahnya sama untuk semua metode:
1. Login, lalu buka menu Deposit.
2. Pilih metode: transfer bank, e-wallet, atau QRIS.
3. Isi nominal dan ikuti petunjuk pembayaran di layar.
4. Simpan bukti transfer sampai saldo bertambah.
Pilih metode di bawah untuk panduan lengkapnya.`,
      image: 'deposit-steps.webp',
      children: [
        {
          id: 3,
          question: 'Deposit lewat transfer bank',
          keywords: ['kirim uang lewat rekening', 'tf bank'],
          answer: `1. Buka menu Deposit, lalu pilih bank, misalnya BCA, BRI, atau Mandiri.
2. Salin nomor rekening tujuan yang tampil saat itu juga.
3. Transfer dari rekening yang terdaftar di akun Anda, dengan nominal persis sama.
4. Kembali ke halaman Deposit, lalu kirim formulirnya.
Saldo biasanya masuk dalam 1–5 menit, paling lama 10 menit.
Rekening tujuan bisa berubah, jadi selalu cek dulu sebelum transfer.`,
        },
        {
          id: 4,
          question: 'Deposit lewat e-wallet',
          keywords: ['dana', 'ovo', 'gopay', 'shopeepay', 'linkaja'],
          answer: `1. Buka menu Deposit, lalu pilih e-wallet, misalnya DANA, OVO, atau GoPay.
2. Salin nomor tujuan dan pastikan nama penerimanya sesuai.
3. Kirim dari e-wallet yang terdaftar di akun Anda.
4. Kembali ke halaman Deposit, lalu kirim formulirnya.
Saldo biasanya masuk dalam 1–5 menit, paling lama 10 menit.`,
        },
        {
          id: 5,
          question: 'Deposit lewat QRIS',
          keywords: ['scan barcode'],
          answer: `1. Buka menu Deposit, pilih QRIS, lalu isi nominal.
2. Pindai kode QR dengan aplikasi bank atau e-wallet Anda.
3. Periksa nama penerima dan nominal, lalu bayar.
4. Tunggu sebentar; saldo biasanya bertambah otomatis.
Satu kode QR hanya untuk satu kali bayar. Buat kode baru untuk deposit berikutnya.`,
        },
      ],
    },
    {
      id: 6,
      question: 'Cek Deposit',
      keywords: ['status deposit', 'lacak deposit'],
      answer: `Untuk mengecek deposit, siapkan dua data ini:
1. Username / ID Login Anda.
2. Nomor tiket deposit: huruf D diikuti angka, contoh D3612272.
Cara menemukan nomor tiket:
Buka menu Riwayat → Deposit, cari deposit Anda, lalu salin nomor yang berawalan D.
Cukup dua data itu. Password dan kode OTP tidak diperlukan.`,
      image: 'deposit-ticket.webp',
    },
    {
      id: 7,
      question: 'Deposit belum masuk',
      keywords: ['saldo belum bertambah', 'uang sudah dikirim saldo kosong', 'depo nyangkut'],
      answer: `Tenang, setiap transfer yang berhasil tercatat di riwayat bank atau e-wallet Anda, jadi bisa kami cocokkan.
Simpan bukti transfernya dan jangan transfer ulang dulu.
Lewat metode apa Anda deposit?`,
      children: [
        {
          id: 8,
          question: 'Deposit transfer bank belum masuk',
          answer: `1. Pastikan mutasi rekening menunjukkan transfer berhasil.
2. Cocokkan nomor rekening tujuan dan nominalnya.
3. Pastikan formulir deposit sudah dikirim.
4. Tunggu sampai 10 menit sejak transfer berhasil, lalu muat ulang halaman.
Masih belum masuk? Siapkan nomor tiket dan bukti transfer, lalu hubungi Live Agent.`,
          children: [
            {
              id: 9,
              question: 'Transfer antarbank belum masuk',
              keywords: ['transfer beda bank'],
              answer: `Transfer ke bank yang berbeda bisa lebih lama dari sesama bank.
• BI-FAST dan real time: biasanya 1–5 menit, paling lama 10 menit.
• SKN dan RTGS: mengikuti jam kerja bank, bisa sampai hari kerja berikutnya.
Bila BI-FAST atau real time sudah berhasil lebih dari 10 menit, kirim bukti transfer ke Live Agent.`,
            },
            {
              id: 10,
              question: 'Bank sedang offline atau gangguan',
              keywords: ['bank down', 'bank maintenance'],
              answer: `Sebagian bank offline sementara, biasanya menjelang tengah malam atau saat pemeliharaan.
Deposit pada jam itu diproses setelah bank kembali normal.
Status bank bisa dilihat di halaman Deposit.
Perlu segera? Gunakan bank lain, e-wallet, atau QRIS.`,
            },
          ],
        },
        {
          id: 11,
          question: 'Deposit e-wallet belum masuk',
          answer: `1. Buka riwayat e-wallet dan pastikan statusnya berhasil, bukan tertunda.
2. Cocokkan nomor tujuan dan nominal dengan halaman Deposit.
3. Pastikan formulir deposit sudah dikirim.
Bila 10 menit sejak pembayaran berhasil saldo belum bertambah, kirim tangkapan layar transaksi ke Live Agent.`,
        },
        {
          id: 12,
          question: 'Deposit QRIS belum masuk',
          answer: `1. Pastikan pembayaran berstatus berhasil di aplikasi Anda.
2. Muat ulang halaman, lalu lihat menu Riwayat → Deposit.
3. Bila kode QR kedaluwarsa sebelum dibayar, buat kode baru.
Saldo sudah terpotong, tetapi saldo akun belum bertambah? Kirim bukti bayar yang memuat nomor referensi ke Live Agent.
Jangan membayar kode QR yang sama dua kali.`,
        },
      ],
    },
    {
      id: 13,
      question: 'Deposit ditolak',
      keywords: ['deposit gagal', 'deposit direject'],
      answer: `Alasan penolakan tertulis di menu Riwayat → Deposit.
Pilih penyebab yang paling sesuai di bawah.`,
      children: [
        {
          id: 14,
          question: 'Nominal transfer tidak sama',
          keywords: ['nominal tidak cocok', 'jumlah transfer kurang', 'lupa kode unik'],
          answer: `Deposit dicocokkan dengan nominal yang tertulis di formulir, termasuk kode unik bila ada.
Bila nominal yang Anda transfer berbeda:
1. Jangan kirim formulir baru atau transfer ulang.
2. Kirim bukti transfer dan nomor tiket ke Live Agent.
Tim kami akan mencocokkannya untuk Anda.`,
        },
        {
          id: 15,
          question: 'Salah transfer ke rekening lain',
          keywords: ['salah kirim uang', 'keliru nomor tujuan'],
          answer: `1. Hubungi bank atau e-wallet Anda secepatnya untuk melaporkan salah transfer.
2. Simpan bukti transfernya.
3. Bila tujuannya rekening lama kami, kirim bukti itu ke Live Agent agar diperiksa.
Dana di rekening pihak lain hanya bisa ditelusuri oleh bank Anda.
Agar tidak terulang, selalu salin rekening tujuan dari halaman Deposit.`,
        },
        {
          id: 16,
          question: 'Nama pengirim berbeda dengan akun',
          keywords: ['rekening orang lain', 'deposit atas nama orang lain'],
          answer: `Demi keamanan, deposit harus dari rekening atau e-wallet atas nama Anda sendiri.
Bila telanjur memakai rekening orang lain:
1. Siapkan bukti transfer dan nama pemilik rekening.
2. Hubungi Live Agent untuk verifikasi.
Selama diperiksa, deposit belum menambah saldo.`,
        },
      ],
    },
    {
      id: 17,
      question: 'Minimal dan maksimal deposit',
      keywords: ['paling kecil deposit', 'paling besar deposit', 'batas isi saldo'],
      answer: `Batas nominal berbeda untuk tiap metode dan bisa berubah.
Angka terbaru selalu tertulis di halaman Deposit, di bawah kolom nominal.
Gunakan hanya uang untuk hiburan, bukan uang untuk kebutuhan pokok.`,
    },
    {
      id: 18,
      question: 'Cara kirim bukti transfer',
      keywords: ['kirim struk', 'upload resi', 'ss transfer'],
      answer: `1. Simpan bukti dari aplikasi bank atau e-wallet sebagai gambar.
2. Pastikan tanggal, jam, nominal, dan nomor referensi terbaca.
3. Unggah di formulir Deposit, atau kirim lewat chat Live Agent.
Tutupi sisa saldo Anda bila ikut terlihat.`,
    },
  ],
};
