import { leastVotes } from '../../api/contract/limits.ts';
import { formatCount, formatShare } from '../format/number.ts';

export const insightsCopy = {
  chooseFirst: 'Pilih website dahulu untuk melihat angkanya.',
  period: 'Periode',
  preset: (days: number) => `${days} hari`,
  ownDays: 'Tanggal lain',
  from: 'Dari tanggal',
  to: 'Sampai tanggal',
  errors: {
    reversed: 'Tidak boleh sebelum tanggal awal.',
    'too-long': 'Rentang paling panjang dua tahun.',
    future: 'Tidak boleh setelah hari ini.',
  },
  fixDays: 'Perbaiki tanggal di atas untuk melihat angkanya.',
  comparedWith: (days: string) => `dibandingkan dengan ${days}`,
  nothingBefore: (days: string) => `tidak ada pembanding: ${days} belum dihitung`,
  notCompared: 'periode sebelumnya tidak lagi disimpan',
  updatedAt: (time: string) => `Diperbarui pukul ${time}`,
  updateFailed: (time: string) => `Belum dapat diperbarui sejak pukul ${time}.`,
  failed: 'Angka tidak dapat dimuat.',
  empty: 'Belum ada yang dihitung pada periode ini.',
  emptyHelp:
    'Pasang bot di situs Anda, lalu buka panelnya: angkanya muncul di sini dalam beberapa menit. Jika bot sudah terpasang, coba periode yang lebih panjang.',
  toScript: 'Buka Script',
  figures: {
    title: 'Ringkasan',
    opened: { name: 'Panel dibuka', meaning: 'Berapa kali pengunjung membuka panel bot.' },
    read: { name: 'Jawaban dibaca', meaning: 'Berapa kali sebuah jawaban dibuka.' },
    solved: {
      name: 'Selesai tanpa manusia',
      meaning:
        'Panel dibuka dikurangi diteruskan ke manusia, dari semua panel dibuka. Paling rendah 0%.',
    },
    handed_over: {
      name: 'Diteruskan ke manusia',
      meaning: 'Berapa kali bantuan manusia diminta, apa pun hasilnya.',
    },
    unanswered: {
      name: 'Pencarian tanpa hasil',
      meaning: 'Pencarian yang tidak menemukan jawaban yang pasti.',
    },
    helpful: {
      name: 'Dinilai membantu',
      meaning: 'Suara “Ya” dari semua suara di bawah jawaban.',
    },
  },
  toUnanswered: 'Lihat kata-katanya',
  shownAfter: (senders: number) => `(tampil setelah dicari ${senders} pengunjung)`,
  noValue: 'Belum ada',
  ofPanels: (panels: number) => `dari ${formatCount(panels)} panel dibuka`,
  ofSearches: (searches: number) => `dari ${formatCount(searches)} pencarian`,
  votes: (votes: number) => `dari ${formatCount(votes)} suara`,
  change: {
    loading: 'Memuat pembanding',
    failed: 'Pembanding tidak dapat dimuat.',
    same: (before: string) => `Sama, ${before}`,
    more: (by: string, before: string) => `Naik ${by} dari ${before}`,
    less: (by: string, before: string) => `Turun ${by} dari ${before}`,
    points: (points: string) => `${points} poin`,
    tiny: 'kurang dari 0,1%',
    tinyPoints: 'kurang dari 0,1',
    better: 'membaik',
    worse: 'memburuk',
  },
  charts: {
    title: 'Per hari',
    export: 'Ekspor CSV',
    exportDays: 'Ekspor CSV per hari',
    exportFaqs: 'Ekspor CSV per FAQ',
    exportFailed: 'Ekspor gagal.',
    visits: 'Panel dan bantuan manusia',
    read: 'Jawaban dibaca',
    searches: 'Pencarian',
    votes: 'Suara di bawah jawaban',
    series: {
      opened: 'Panel dibuka',
      handed_over: 'Diteruskan ke manusia',
      read: 'Jawaban dibaca',
      searched: 'Pencarian',
      unanswered: 'Tanpa hasil',
      helpful: 'Membantu',
      unhelpful: 'Tidak membantu',
    },
    wholePeriod: 'Seluruh periode',
    day: 'Tanggal',
    asTable: 'Lihat sebagai tabel',
    asTableOf: (chart: string) => `Lihat sebagai tabel: ${chart}`,
    table: (chart: string) => `Tabel: ${chart}`,
    drawing: (chart: string, series: string[]) =>
      `Grafik per hari: ${chart}. ${series.join('. ')}. Angka tiap hari ada di tabel di bawahnya.`,
    most: (name: string, sum: number, most: number, day: string) =>
      `${name}: ${formatCount(sum)} seluruhnya, paling banyak ${formatCount(most)} pada ${day}`,
    nothing: (name: string) => `${name}: 0`,
  },
  questions: {
    top: 'Pertanyaan teratas',
    topText: 'Yang paling banyak dibaca pada periode ini.',
    noneRead: 'Belum ada jawaban yang dibaca pada periode ini.',
    tree: 'Semua pertanyaan',
    treeText:
      'Angka sebuah cabang termasuk semua pertanyaan di bawahnya, juga yang sedang dilipat.',
    noQuestions: 'Website ini belum memiliki FAQ.',
    failed: 'Pertanyaan tidak dapat dimuat.',
    columns: {
      question: 'Pertanyaan',
      read: 'Dibaca',
      votes: 'Membantu?',
      handedOver: 'Lalu minta manusia',
    },
    votes: (helpful: number, unhelpful: number) =>
      `${formatCount(helpful)} ya, ${formatCount(unhelpful)} tidak`,
    noVotes: 'Belum ada suara',
    ofReaders: (part: number) => `(${formatShare(part)})`,
    unread: 'Tidak dibaca',
    oftenUnhelpful: 'Sering tidak membantu',
    oftenHandedOver: 'Sering minta manusia',
    below: (all: number, unread: number, failing: number) =>
      [
        `${formatCount(all)} FAQ di dalamnya`,
        unread > 0 && `${formatCount(unread)} tidak dibaca`,
        failing > 0 && `${formatCount(failing)} perlu diperbaiki`,
      ]
        .filter(Boolean)
        .join(', '),
    own: (read: number) => `dibaca sendiri ${formatCount(read)}`,
    unfold: 'Buka cabang',
    fold: 'Lipat cabang',
    unfoldAll: 'Buka semua',
    foldAll: 'Lipat semua',
    more: (next: number, left: number) =>
      `Tampilkan ${formatCount(next)} lagi dari ${formatCount(left)}`,
    deleted: 'FAQ yang sudah dihapus',
  },
  notes: {
    title: 'Cara membaca angka ini',
    lines: [
      'Hari berganti pada pukul 00.00 WIB. Hari ini ikut dihitung walaupun belum selesai, jadi dibandingkan dengan hari yang utuh angkanya masih rendah.',
      'Yang dinilai membaik atau memburuk hanya persentase. Banyaknya naik dan turun bersama banyaknya pengunjung.',
      '“Lalu minta manusia” dihitung pada jawaban yang dibaca terakhir sebelum bantuan manusia diminta. Yang belum membaca jawaban apa pun hanya masuk jumlah seluruhnya.',
      `“Sering tidak membantu”: paling sedikit ${leastVotes} suara, kurang dari setengahnya “Ya”. “Sering minta manusia”: paling sedikit 10 kali dibaca, dan pada 30% atau lebih bantuan manusia lalu diminta.`,
      'Yang tidak terhitung: pengunjung yang menolak dihitung (Do Not Track, Global Privacy Control) atau menghemat data, dan laporan yang diblokir atau hilang di jalan.',
      'Angka ini tidak mengenal orang: satu orang di dua tab atau dua perangkat dihitung dua kali, dan laporan palsu tidak dapat dibedakan sepenuhnya dari yang asli.',
    ],
  },
} as const;
