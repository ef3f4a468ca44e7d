import type { StarterFaq } from './starter-faq.ts';

export const security: StarterFaq = {
  id: 72,
  question: 'Keamanan',
  keywords: ['security'],
  answer: 'Keamanan akun Anda penting bagi kami. Apa yang bisa kami bantu?',
  children: [
    {
      id: 73,
      question: 'Tips menjaga keamanan akun',
      answer: `1. Pakai password yang kuat dan berbeda dari akun lain.
2. Jangan bagikan password, PIN, atau kode OTP.
3. Keluar dari akun setelah memakai perangkat umum.
4. Periksa alamat website sebelum login.
5. Ganti password secara berkala.`,
    },
    {
      id: 74,
      question: 'Bolehkah membagikan kode OTP?',
      keywords: ['kasih otp ke orang', 'cs minta otp'],
      answer: `Jangan pernah, kepada siapa pun.
Tim kami tidak akan meminta kode OTP, PIN, atau password Anda.
Siapa pun yang memintanya, termasuk yang mengaku petugas kami, adalah penipu.
Telanjur memberikannya? Segera ganti password, lalu hubungi Live Agent.`,
      image: 'otp-warning.webp',
    },
    {
      id: 75,
      question: 'Akun saya diretas',
      keywords: ['akun dihack', 'akun dibajak', 'akun dicuri'],
      answer: `Segera lakukan ini:
1. Ganti password sekarang juga.
2. Keluar dari semua perangkat lewat Profil → Keamanan.
3. Hubungi Live Agent agar akun dibekukan sementara.
Pilih yang Anda alami untuk langkah berikutnya:`,
      children: [
        {
          id: 76,
          question: 'Saldo berkurang tanpa saya ketahui',
          keywords: ['saldo hilang', 'uang raib'],
          answer: `1. Buka Riwayat, lalu periksa permainan dan withdraw terakhir.
2. Tanyakan apakah ada keluarga atau teman yang memakai perangkat Anda.
3. Catat waktu dan jumlah yang tidak Anda kenali.
4. Kirim catatan itu ke Live Agent.
Selama diperiksa, sebaiknya akun tidak dipakai dahulu.`,
        },
        {
          id: 77,
          question: 'Ada login dari perangkat lain',
          keywords: ['hp lain masuk akun saya'],
          answer: `1. Buka Profil → Keamanan, lalu lihat daftar perangkat.
2. Keluarkan perangkat yang tidak Anda kenali.
3. Ganti password dan pastikan nomor HP masih milik Anda.
Masih berulang? Hubungi Live Agent agar akun diamankan.`,
        },
        {
          id: 78,
          question: 'Data akun diubah orang lain',
          keywords: ['profil diganti orang'],
          answer: `Bila password, nomor HP, atau rekening berubah tanpa izin Anda:
1. Segera hubungi Live Agent agar withdraw dibekukan.
2. Siapkan username dan bukti deposit terakhir.
3. Siapkan data rekening lama untuk verifikasi.
Amankan juga email dan kartu SIM Anda.`,
        },
      ],
    },
    {
      id: 79,
      question: 'Waspada penipuan',
      keywords: ['scam', 'modus tipu'],
      answer: `Penipu sering mengaku sebagai petugas kami atau menawarkan hadiah.
Apa yang Anda temui?`,
      children: [
        {
          id: 80,
          question: 'Ada yang mengaku customer service',
          keywords: ['admin palsu', 'cs gadungan'],
          answer: `Petugas resmi kami hanya melayani lewat Live Agent di website ini.
Kami tidak meminta password, kode OTP, atau transfer ke rekening pribadi.
1. Jangan balas dan jangan buka tautannya.
2. Simpan tangkapan layar dan nomornya.
3. Laporkan ke Live Agent.`,
        },
        {
          id: 81,
          question: 'Ciri website palsu',
          keywords: ['situs bohongan', 'link palsu'],
          answer: `• Alamatnya mirip, tetapi ejaannya berbeda.
• Meminta PIN e-wallet, atau kode OTP setiap kali login. Kode OTP kami hanya untuk daftar, lupa password, dan ganti nomor HP.
• Menjanjikan kemenangan pasti atau hadiah tanpa syarat.
• Rekening tujuannya diberikan lewat chat pribadi.
Ragu? Tutup halamannya, lalu tanyakan alamat resmi ke Live Agent.`,
        },
        {
          id: 82,
          question: 'Telanjur transfer ke penipu',
          keywords: ['sudah kirim uang ke penipu', 'kena tipu'],
          answer: `1. Segera hubungi bank atau e-wallet Anda dan minta pemblokiran.
2. Simpan bukti transfer, chat, dan nomor penipu.
3. Laporkan ke kepolisian dan layanan pengaduan resmi.
4. Ganti password akun Anda.
Makin cepat dilaporkan, makin besar peluang dananya ditahan.`,
        },
      ],
    },
    {
      id: 83,
      question: 'Kenapa diminta verifikasi identitas?',
      keywords: ['minta foto ktp', 'kyc'],
      answer: `Verifikasi memastikan akun dan dana benar-benar milik Anda serta Anda cukup umur.
1. Kirim foto hanya lewat Live Agent atau menu Profil.
2. Tutupi data yang tidak diminta.
3. Beri tulisan "untuk verifikasi akun" dan tanggal pada foto.
Lama pemeriksaan biasanya 1 hari kerja.`,
    },
    {
      id: 84,
      question: 'Apakah data pribadi saya aman?',
      keywords: ['privasi', 'kerahasiaan data'],
      answer: `Data Anda dipakai untuk mengelola akun dan memproses transaksi.
Kami tidak membagikannya selain untuk keperluan itu atau bila diwajibkan hukum.
Rinciannya ada di halaman Kebijakan Privasi.
Anda boleh meminta salinan atau penghapusan data lewat Live Agent.`,
    },
  ],
};
