export const securityCopy = {
  title: 'Keamanan',
  loadFailed: 'Aturan keamanan tidak dapat dimuat.',
  factor: 'Faktor kedua',
  factorRule: 'Wajib untuk',
  rules: {
    optional: {
      label: 'Tidak seorang pun',
      help: 'Setiap orang boleh memasangnya di Akun saya.',
    },
    roles: { label: 'Peran tertentu', help: 'Hanya peran yang dipilih di bawah.' },
    all: {
      label: 'Semua orang',
      help: 'Yang belum memasangnya diminta memasangnya saat masuk berikutnya.',
    },
  },
  roles: 'Peran yang wajib',
  noRole: 'Pilih minimal satu peran.',
  temporary: 'Password sementara',
  temporaryText:
    'Password pertama, dan yang diatur admin lain, berlaku 72 jam. Hanya untuk password yang dibuat setelah aturan ini dinyalakan.',
  temporaryOn: 'Wajib diganti saat masuk pertama kali',
  save: 'Simpan',
  saveFailed: 'Aturan keamanan gagal disimpan.',
} as const;
