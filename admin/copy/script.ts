import { type VendorId, vendorNames } from '../../api/contract/bot/livechat-vendors.ts';

export const scriptCopy = {
  title: 'Script',
  chooseFirst: 'Pilih website terlebih dahulu, agar script yang disalin milik website yang benar.',
  toInstall: 'Cara memasang dan cek pemasangan',
  tagTitle: 'Pasang widget',
  tagText:
    'Tempel satu baris ini di dalam <body> setiap halaman website Anda. Tombol Tanya Kami langsung muncul di pojok layar.',
  elementTitle: 'Atur sendiri elemennya',
  elementText: 'Untuk menentukan tempat elemen dan atributnya sendiri.',
  phoneTitle: 'Alamat FAQ untuk ponsel',
  phoneText:
    'Bagikan sebagai tautan atau kode QR. Halaman ini berisi bot saja, tanpa perlu memasang apa pun. Pembuat situs yang hanya menerima alamat (embed URL) dapat menampilkannya dalam bingkai, bila situsnya ada di halaman Link.',
  noPublicUrl:
    'Server belum memiliki PUBLIC_URL: tautan yang dibagikan tampil tanpa judul dan gambar. Minta pengelola server mengisinya.',
  openPhone: 'Buka halaman',
  phoneCode: 'Kode QR alamat FAQ untuk ponsel',
  policyTitle: 'Content-Security-Policy',
  policyText:
    'Hanya bila halaman Anda memakai CSP: tambahkan alamat ini pada aturan yang sudah ada, baris demi baris. Bot sendiri tidak membutuhkan style-src.',
  policyVendor: (vendor: VendorId) =>
    `Sudah termasuk alamat ${vendorNames[vendor]}, karena tautan live chat website ini memakainya.`,
  policyLoading: 'Memuat tautan live chat website...',
  previewTitle: 'Pratinjau',
  toLooks: 'Ubah tema, posisi, dan warna di Tampilan',
  previewName: 'Pratinjau Live Chat Bot',
  subjects: { tag: 'script', policy: 'CSP', element: 'elemen', phone: 'alamat FAQ ponsel' },
  attributesTitle: 'Atribut <faq-chatbot>',
  attributesText:
    'Semua atribut opsional. Pada script satu baris, atribut ditulis dengan awalan data-.',
  kinds: { number: 'angka', pixels: 'angka (px)', address: 'alamat', colour: 'warna hex' },
  columns: { name: 'Atribut', values: 'Nilai', default: 'Bawaan', meaning: 'Arti' },
} as const;
