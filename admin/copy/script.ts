export const scriptCopy = {
  title: 'Script',
  tagTitle: 'Pasang widget',
  tagText:
    'Tempel satu baris ini di dalam <body> setiap halaman website Anda. Tombol Tanya Kami langsung muncul di pojok layar.',
  elementTitle: 'Atur sendiri elemennya',
  elementText:
    'Pakai cara ini bila Anda ingin menentukan tempat elemen dan memberinya atribut dari tabel di bawah.',
  phoneTitle: 'Alamat FAQ untuk ponsel',
  phoneText:
    'Bagikan sebagai tautan atau kode QR. Halaman ini berisi bot saja, tanpa perlu memasang apa pun.',
  openPhone: 'Buka halaman',
  subjects: { tag: 'script', element: 'elemen', phone: 'alamat FAQ ponsel' },
  attributesTitle: 'Atribut <faq-chatbot>',
  attributesText:
    'Semua atribut opsional. Pada script satu baris, atribut ditulis dengan awalan data-.',
  kinds: { number: 'angka', pixels: 'angka (px)', address: 'alamat', colour: 'warna hex' },
  scriptOrigin: 'asal script',
  columns: { name: 'Atribut', values: 'Nilai', default: 'Bawaan', meaning: 'Arti' },
} as const;
