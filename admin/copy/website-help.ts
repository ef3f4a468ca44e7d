/** Texts of the tab 'Bantuan & privasi'. */
export const helpCopy = {
  title: 'Halaman bantuan',
  intro:
    'FAQ website ini sebagai halaman biasa: tautan ke sebuah jawaban menampilkan judulnya di WhatsApp, dapat dicetak, dan terbuka tanpa JavaScript. Isinya sama dengan yang dibaca pengunjung di bot.',
  isOn: 'Aktifkan halaman bantuan',
  isOnHelp: 'Salin tautan di FAQ lalu memakai alamat halaman ini.',
  isIndexed: 'Boleh diindeks mesin pencari',
  isIndexedHelp: 'Google dan lainnya boleh menampilkan halaman ini di hasil pencarian.',
  host: 'Host sendiri (opsional)',
  hostPlaceholder: 'bantuan.toko.id',
  hostHelp: (server: string) =>
    `Arahkan DNS-nya ke ${server}, dan minta pengelola server memasangnya.`,
  open: 'Buka halaman bantuan',
  noPublicUrl:
    'Server belum memiliki PUBLIC_URL: tautan belum menampilkan gambar di WhatsApp, dan peta situs belum ada. Minta pengelola server mengisinya.',
  privacyTitle: 'Kebijakan privasi',
  privacyIntro: 'Tautan di bagian bawah beranda bot dan halaman bantuan.',
  url: 'Alamat kebijakan privasi',
  urlPlaceholder: 'https://toko.id/privasi',
  label: 'Teks tautan (opsional)',
  usualLabel: 'Kebijakan privasi',
} as const;
