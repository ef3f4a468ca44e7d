import { bankAccounts } from './bank-accounts.ts';
import type { StarterFaq } from './starter-faq.ts';

export const accounts: StarterFaq = {
  id: 35,
  question: 'Akun & Login',
  keywords: ['akun saya', 'masuk akun'],
  answer: 'Kami bantu urusan akun Anda. Topik mana yang sesuai?',
  children: [
    {
      id: 36,
      question: 'Daftar akun baru',
      keywords: ['registrasi', 'buka akun', 'signup'],
      answer: `Pendaftaran gratis dan hanya untuk Anda yang sudah cukup umur.
Pilih yang ingin Anda ketahui:`,
      children: [
        {
          id: 37,
          question: 'Cara daftar akun',
          keywords: ['cara bikin akun', 'cara registrasi'],
          answer: `1. Ketuk tombol Daftar di halaman utama.
2. Isi username, password, dan nomor HP yang aktif.
3. Isi rekening atau e-wallet atas nama Anda sendiri.
4. Masukkan kode OTP yang kami kirim, lalu ketuk Daftar.
Satu orang hanya boleh memiliki satu akun.`,
        },
        {
          id: 38,
          question: 'Username sudah dipakai',
          keywords: ['user id tidak tersedia', 'nama pengguna sudah ada'],
          answer: `Username harus unik, jadi pilih nama lain yang belum digunakan.
Coba gabungkan huruf dan angka, tanpa spasi.
Jangan memakai nama lengkap, nomor HP, atau tanggal lahir.
Merasa pernah mendaftar? Lihat bantuan Lupa username di menu Tidak bisa login.`,
        },
        {
          id: 39,
          question: 'Gagal saat mendaftar',
          keywords: ['registrasi error'],
          answer: `1. Periksa kolom yang ditandai merah, lalu perbaiki isinya.
2. Pastikan nomor HP dan rekening belum pernah dipakai di akun lain.
3. Muat ulang halaman atau coba browser lain.
Masih gagal? Kirim tangkapan layar pesan kesalahannya ke Live Agent.`,
        },
      ],
    },
    {
      id: 40,
      question: 'Tidak bisa login',
      keywords: ['gabisa masuk akun', 'gagal masuk'],
      answer: `Pastikan alamat website benar dan Caps Lock tidak aktif.
Apa kendala yang Anda alami?`,
      children: [
        {
          id: 41,
          question: 'Lupa password',
          keywords: ['lupa kata sandi', 'lupa pw', 'atur ulang password'],
          answer: `1. Di halaman login, ketuk Lupa password.
2. Masukkan username dan nomor HP yang terdaftar.
3. Masukkan kode OTP yang kami kirim.
4. Buat password baru, minimal 8 karakter.
Terkendala di salah satu langkah? Pilih di bawah.`,
          children: [
            {
              id: 42,
              question: 'Kode OTP tidak masuk',
              keywords: ['kode verifikasi tidak sampai', 'sms otp tidak diterima'],
              answer: `1. Pastikan nomor HP benar, sinyal baik, dan pulsa atau kuota tersedia.
2. Periksa SMS, WhatsApp, dan folder pesan spam.
3. Tunggu sekitar 2 menit, lalu ketuk Kirim ulang.
4. Selalu pakai kode yang paling baru.
Sudah dicoba beberapa kali? Beri jeda 15 menit atau hubungi Live Agent.`,
            },
            {
              id: 43,
              question: 'Nomor HP lama sudah tidak aktif',
              keywords: ['nomor lama hangus', 'hp hilang'],
              answer: `Hubungi Live Agent agar nomor HP Anda diganti setelah verifikasi.
Siapkan:
1. Username.
2. Nama dan nomor rekening yang terdaftar.
3. Bukti deposit terakhir, bila ada.
Setelah nomor baru aktif, Anda bisa mengatur ulang password.`,
            },
          ],
        },
        {
          id: 44,
          question: 'Lupa username',
          keywords: ['lupa user id', 'lupa nama pengguna'],
          answer: `1. Cari pesan pendaftaran di SMS, WhatsApp, atau email Anda.
2. Periksa username yang tersimpan di browser atau aplikasi.
Tidak ketemu? Hubungi Live Agent dan sebutkan nomor HP serta rekening yang terdaftar.
Mohon tidak membuat akun baru.`,
        },
        {
          id: 45,
          question: 'Akun terkunci atau diblokir',
          keywords: ['akun dibanned', 'akun kena suspend', 'akun dibekukan'],
          answer: `Akun bisa terkunci setelah beberapa kali salah password, biasanya selama 30 menit.
Bila muncul pesan akun dinonaktifkan, mungkin perlu verifikasi data.
Hubungi Live Agent sambil menyebutkan username, dan kirim tangkapan layar pesannya.
Selama ditinjau, saldo Anda tetap tercatat.`,
        },
      ],
    },
    {
      id: 46,
      question: 'Ubah data akun',
      keywords: ['edit profil'],
      answer: 'Data apa yang ingin Anda ubah?',
      children: [
        {
          id: 47,
          question: 'Ganti password',
          keywords: ['ubah kata sandi', 'tukar pw'],
          answer: `1. Login, lalu buka Profil → Keamanan.
2. Masukkan password lama.
3. Masukkan password baru dua kali, lalu simpan.
Gunakan minimal 8 karakter, gabungan huruf dan angka.
Jangan pakai password yang sama dengan email atau media sosial.`,
        },
        {
          id: 48,
          question: 'Ganti nomor HP',
          keywords: ['ubah nomor telepon', 'ganti nomor wa'],
          answer: `1. Login, lalu buka Profil → Data Diri.
2. Ketuk Ubah di samping nomor HP.
3. Masukkan kode OTP dari nomor lama, lalu dari nomor baru.
Nomor lama hilang? Hubungi Live Agent untuk verifikasi.`,
        },
        {
          id: 49,
          question: 'Ganti email',
          keywords: ['ubah surel'],
          answer: `1. Login, lalu buka Profil → Data Diri.
2. Ketuk Ubah di samping email.
3. Isi email baru, lalu buka tautan konfirmasi yang kami kirim.
Belum menerima email? Periksa juga folder spam atau promosi.`,
        },
      ],
    },
    bankAccounts,
  ],
};
