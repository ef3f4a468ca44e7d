import { formatCount } from '../format/number.ts';

/** Texts of the tab 'Pemasangan' of a website. */
export const installsCopy = {
  toScript: 'Buka Script',
  onScript: 'untuk atribut, halaman ponsel, dan baris CSP.',

  guideTitle: 'Cara memasang',
  guideChoice: 'Jenis situs',
  guides: {
    html: 'HTML biasa',
    gtm: 'Google Tag Manager',
    wordpress: 'WordPress',
    blogger: 'Blogger',
    react: 'React / Next.js',
    vue: 'Vue / Nuxt',
  },
  html: {
    paste:
      'Buka berkas HTML atau template yang dipakai semua halaman, lalu tempel script ini tepat sebelum </body>.',
    upload:
      'Simpan dan unggah, lalu muat ulang halamannya. Tombol Tanya Kami muncul di pojok layar.',
  },
  gtm: {
    create: 'Di Google Tag Manager pilih Tags, New, lalu jenis tag Custom HTML.',
    paste:
      'Tempel script ini. Jangan tambahkan atribut data-: Google Tag Manager dapat membuangnya, jadi nomor website ada di alamat script.',
    trigger: 'Pilih trigger All Pages, simpan, lalu tekan Submit dan Publish.',
    policy:
      'Bila situs memakai Content-Security-Policy, aturannya tetap harus mengizinkan alamat di bagian CSP.',
  },
  wordpress: {
    plugin:
      'Pasang plugin WPCode (Plugins, Add New), buka Code Snippets, Header & Footer, tempel script ini di kotak Footer, lalu Save Changes.',
    theme:
      'Tanpa plugin, dengan tema blok: Appearance, Editor, Patterns, Template Parts, Footer; tambahkan blok Custom HTML berisi script yang sama.',
    code: 'Dengan child theme, tambahkan ini di functions.php. Nilai null mencegah WordPress menambahkan ?ver= pada alamatnya.',
    rights:
      'Gunakan akun administrator: WordPress membuang <script> yang ditulis pengguna lain (di jaringan multisite, semua orang selain super admin).',
    optimizer:
      'Bila ada plugin cache atau optimasi, kecualikan faq-chatbot.js dari penggabungan dan penyisipan JavaScript, lalu kosongkan cache.',
  },
  blogger: {
    theme:
      'Buka Tema, tekan panah di samping Sesuaikan, pilih Edit HTML, lalu tempel script ini tepat sebelum </body> dan simpan.',
    value:
      'Pertahankan ="" di belakang async: tema Blogger berformat XML dan tidak dapat disimpan bila sebuah atribut tidak memiliki nilai.',
    gadget:
      'Atau tanpa mengubah tema: buka Tata letak, Tambahkan Gadget, HTML/JavaScript, tempel script yang sama, lalu simpan.',
  },
  react: {
    next: 'Next.js (App Router): pasang di app/layout.tsx, di dalam <body>, agar tetap ada saat berpindah halaman.',
    pages: 'Next.js (Pages Router): taruh <Script> yang sama di pages/_app.tsx.',
    vite: 'React tanpa Next.js (Vite): tempel di index.html sebelum </body>.',
  },
  vue: {
    vite: 'Vue (Vite): tempel di index.html sebelum </body>.',
    nuxt: 'Nuxt: tulis di nuxt.config.ts.',
    element:
      'Hanya bila Anda menaruh <faq-chatbot> sendiri di dalam template: beri tahu Vue bahwa itu custom element, di vite.config.ts.',
    nuxtElement: 'Di Nuxt, fungsi yang sama ditulis di nuxt.config.ts.',
  },
  codeSubject: (guide: string, step: number) => `kode ${guide} langkah ${step}`,

  seenTitle: 'Terpasang',
  seenText:
    'Situs yang halamannya memuat bot website ini. Yang dicatat hanya alamat situs dan jumlahnya per hari, bukan halaman atau pengunjungnya. Siapa pun dapat mengirim alamat palsu, jadi situs yang tidak Anda kenal belum tentu memuat bot.',
  seenEmpty:
    'Belum ada situs yang memuat bot website ini. Pasang script di atas, buka halamannya, lalu tekan Periksa sekarang.',
  seenFailed: 'Daftar situs tidak dapat dimuat.',
  seenLoading: 'Memuat daftar situs...',
  origin: 'Situs',
  firstOn: 'Pertama terlihat',
  lastOn: 'Terakhir',
  loads: 'Dimuat hari itu',
  loadCount: (count: number) => `${formatCount(count)} kali`,
  version: 'Versi',
  warning: 'Peringatan',
  noVersion: '-',
  newestVersion: 'Terbaru',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  warnings: {
    oldTag:
      'Nomor website ditulis di data-website-id. Bot tetap berjalan; ganti dengan script di atas agar pengaturan bot langsung diterapkan.',
    doubled: (tags: number) =>
      `Ada ${tags} script bot dalam satu halaman. Hapus semua kecuali satu, misalnya bila terpasang di tema dan juga di Google Tag Manager.`,
    oldVersion:
      'Browser masih menyimpan script sebelumnya, biasanya terganti dalam sehari. Bila tidak, situs itu memakai salinan script; ganti dengan alamat di atas.',
  },
  tagLabels: { oldTag: 'Tag lama', doubled: 'Tag ganda', oldVersion: 'Versi lama' },

  check: 'Periksa sekarang',
  stopCheck: 'Berhenti memeriksa',
  checkWaiting:
    'Menunggu bot dimuat. Buka atau muat ulang halaman situs Anda: di komputer tekan Ctrl + Shift + R (di Mac: Cmd + Shift + R), di ponsel buka di tab samaran.',
  checkFound: (origin: string, time: string) => `Bot dimuat di ${origin} pada pukul ${time}.`,
  checkRefused: (origin: string, time: string) =>
    `Bot dimuat di ${origin} pada pukul ${time}, tetapi ditolak karena situs itu tidak ada di Link.`,
  checkTimedOut:
    'Dalam 5 menit bot belum dimuat. Periksa apakah script sudah tersimpan di halaman, cache situs sudah dikosongkan, dan tidak ada pemblokir iklan, lalu coba lagi.',
  checkFailed: 'Pemeriksaan terputus.',

  embedTitle: 'Siapa yang boleh memasang',
  embedText:
    'Script bot dapat dilihat semua orang. Di sini Anda menentukan situs mana yang mendapat isi FAQ dari server.',
  embedLegend: 'Situs yang boleh',
  embedModes: {
    any: { label: 'Semua situs', help: 'Bot berjalan di halaman mana pun yang memuat script.' },
    links: {
      label: 'Hanya situs di Link',
      help: 'Halaman lain mendapat pesan bahwa bot tidak tersedia di situs itu.',
    },
  },
  embedLinks: (count: number) =>
    count === 0
      ? 'Website ini belum memiliki Link, jadi semua situs akan ditolak.'
      : `Website ini memiliki ${formatCount(count)} Link.`,
  toLinks: 'Buka halaman Link',
  embedSave: 'Simpan',
  embedFailed: 'Pilihan ini gagal disimpan.',
  embedChanged: 'Pilihan ini sudah diubah admin lain. Periksa lalu simpan lagi.',
  embedLoadFailed: 'Pilihan ini tidak dapat dimuat.',
  embedLoading: 'Memuat pilihan...',
  undoFailed: 'Gagal diurungkan.',
  refusedTitle: 'Ditolak karena tidak ada di Link',
  refusedNext: 'Akan ditolak karena tidak ada di Link',
  refusedForgeable: 'Siapa pun dapat mengirim alamat palsu. Izinkan hanya situs yang Anda kenal.',
  refusedOn: (day: string) => `Terakhir ditolak: ${day}`,
  notRefusedYet: (day: string) => `Terakhir terlihat: ${day}`,
  allow: 'Izinkan',
  allowFor: (origin: string) => `Izinkan ${origin}`,
  allowed: (origin: string) => `${origin} ditambahkan ke Link.`,
  allowFailed: 'Situs gagal ditambahkan ke Link.',
  allowUndone: (origin: string) => `${origin} dihapus lagi dari Link.`,
} as const;

/** What to do next with a new website. */
export const nextStepsCopy = {
  title: 'Langkah berikutnya',
  ready: (name: string) => `${name} siap`,
  fill: 'Isi FAQ',
  import: 'Impor FAQ dari berkas',
  looks: 'Atur tampilan bot',
  install: 'Pasang di situs',
} as const;
