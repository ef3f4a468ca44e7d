import type { StarterFaq } from './starter-faq.ts';

export const bonuses: StarterFaq = {
  id: 54,
  question: 'Bonus & Promo',
  keywords: ['hadiah', 'voucher'],
  answer: 'Apa yang ingin Anda ketahui tentang bonus dan promo?',
  children: [
    {
      id: 55,
      question: 'Promo yang sedang berlaku',
      keywords: ['promo hari ini', 'event terbaru'],
      answer: `Semua promo aktif ada di halaman Promo, lengkap dengan syarat dan masa berlakunya.
Jenis yang umum tersedia ada di bawah. Pilih untuk membaca penjelasannya.`,
      children: [
        {
          id: 56,
          question: 'Bonus member baru',
          keywords: ['bonus pengguna baru', 'bonus pendaftaran'],
          answer: `Bonus ini untuk deposit pertama di akun yang baru dibuat.
1. Pilih bonus member baru di formulir Deposit.
2. Kirim deposit sesuai nominal minimal promo.
Hanya berlaku sekali untuk setiap orang, rekening, dan perangkat.`,
        },
        {
          id: 57,
          question: 'Bonus deposit harian',
          keywords: ['bonus isi saldo'],
          answer: `Bonus ini bisa diambil saat deposit, sesuai jatah per hari di halaman Promo.
Pilih bonusnya sebelum formulir deposit dikirim.
Bonus tidak dapat ditambahkan ke deposit yang sudah selesai.`,
        },
        {
          id: 58,
          question: 'Cashback mingguan',
          keywords: ['kesbek', 'uang kembali'],
          answer: `Cashback dihitung dari kekalahan bersih selama satu minggu.
Hasilnya dibagikan otomatis, biasanya di awal minggu berikutnya.
Persentase dan batasnya tertulis di halaman Promo.
Cashback bukan alasan untuk terus bermain; berhentilah saat mencapai batas Anda.`,
        },
        {
          id: 59,
          question: 'Bonus referral ajak teman',
          keywords: ['undang teman', 'komisi afiliasi'],
          answer: `1. Buka Profil → Referral, lalu salin tautan Anda.
2. Bagikan ke teman yang sudah cukup umur.
3. Bonus dihitung setelah teman mendaftar lewat tautan itu dan memenuhi syarat promo.
Membuat akun sendiri lewat tautan referral tidak diperbolehkan.`,
        },
      ],
    },
    {
      id: 60,
      question: 'Cara klaim bonus',
      keywords: ['ambil hadiah', 'redeem bonus'],
      answer: `1. Buka halaman Promo, lalu baca syaratnya sampai selesai.
2. Pilih promo itu saat mengisi formulir Deposit, atau ketuk Klaim.
3. Lihat statusnya di menu Bonus.
Umumnya hanya satu bonus yang bisa aktif dalam satu waktu.`,
    },
    {
      id: 61,
      question: 'Bonus belum masuk',
      keywords: ['hadiah tidak diterima'],
      answer: 'Bonus mana yang belum Anda terima?',
      children: [
        {
          id: 62,
          question: 'Bonus deposit belum masuk',
          answer: `1. Pastikan promo dipilih saat mengisi formulir Deposit.
2. Pastikan nominal dan metodenya memenuhi syarat promo.
3. Muat ulang halaman, lalu lihat menu Bonus.
Semua sudah sesuai? Kirim nomor tiket deposit ke Live Agent sebelum saldonya dipakai bermain.`,
        },
        {
          id: 63,
          question: 'Cashback belum masuk',
          answer: `1. Lihat jadwal pembagian di halaman Promo.
2. Periksa menu Bonus; kadang perlu diklaim dahulu.
3. Pastikan total kekalahan mencapai batas minimal promo.
Lewat dari jadwal? Hubungi Live Agent sambil menyebutkan username.`,
        },
        {
          id: 64,
          question: 'Bonus referral belum masuk',
          answer: `1. Pastikan nama teman Anda tampil di Profil → Referral.
2. Periksa apakah ia sudah memenuhi syarat deposit dan bermain.
3. Tunggu jadwal pembagian di halaman Promo.
Nama teman tidak tampil berarti ia mendaftar tanpa tautan Anda.`,
        },
      ],
    },
    {
      id: 65,
      question: 'Turnover',
      keywords: ['to'],
      answer: `Turnover adalah syarat bermain sebelum dana bonus dapat ditarik.
Pilih penjelasan yang Anda perlukan:`,
      children: [
        {
          id: 66,
          question: 'Apa itu turnover?',
          keywords: ['arti to', 'maksud turnover'],
          answer: `Turnover adalah jumlah seluruh taruhan yang Anda pasang, baik menang maupun kalah.
Contoh: 10 kali taruhan masing-masing Rp1.000 menjadi turnover Rp10.000.
Promo tertentu meminta turnover mencapai jumlah tertentu sebelum withdraw.`,
        },
        {
          id: 67,
          question: 'Cara menghitung turnover',
          keywords: ['rumus to'],
          answer: `Rumus yang umum: (deposit + bonus) × kelipatan turnover.
Contoh: deposit Rp100.000, bonus Rp20.000, kelipatan 5.
Maka (Rp100.000 + Rp20.000) × 5 = Rp600.000.
Rumus tiap promo bisa berbeda, jadi ikuti yang tertulis di syaratnya.`,
          children: [
            {
              id: 68,
              question: 'Taruhan yang tidak dihitung turnover',
              answer: `Biasanya tidak dihitung:
• Taruhan yang seri, dibatalkan, atau dikembalikan.
• Taruhan di dua sisi sekaligus dalam satu permainan.
• Permainan yang dikecualikan dalam syarat promo.
Daftar pastinya ada di halaman Promo.`,
            },
          ],
        },
        {
          id: 69,
          question: 'Lihat sisa turnover',
          keywords: ['to kurang berapa', 'progres turnover'],
          answer: `1. Login, lalu buka menu Bonus.
2. Pilih bonus yang sedang aktif.
3. Sisa turnover tampil di bawah nama bonusnya.
Angka ini biasanya diperbarui beberapa menit setelah permainan selesai.`,
        },
      ],
    },
    {
      id: 70,
      question: 'Kode promo tidak bisa dipakai',
      keywords: ['voucher tidak valid', 'kode promo error'],
      answer: `1. Ketik kode persis seperti aslinya, tanpa spasi.
2. Periksa masa berlaku dan kuotanya.
3. Pastikan kode itu belum pernah Anda gunakan.
4. Pastikan tidak ada bonus lain yang masih aktif.
Hanya pakai kode dari halaman Promo resmi kami.`,
    },
    {
      id: 71,
      question: 'Bonus dibatalkan atau ditarik',
      keywords: ['bonus hangus', 'bonus hilang'],
      answer: `Bonus bisa dibatalkan bila syarat promo dilanggar, misalnya:
• Memakai lebih dari satu akun.
• Memakai rekening atas nama orang lain.
• Masa berlaku bonus habis sebelum turnover terpenuhi.
Merasa keliru? Minta peninjauan ke Live Agent sambil menyebutkan nama promo.`,
    },
  ],
};
