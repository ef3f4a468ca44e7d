import { formatCount } from '../../format/number.ts';

/** Texts for the tests of a website's search with what its visitors typed. */
export const searchTestsCopy = {
  title: 'Pertanyaan pengunjung',
  explained:
    'Kalimat pengunjung dari FAQ, kata yang dicari sebelum pengunjung memilih FAQ, dan pertanyaan uji buatan sendiri. Setiap kalimat diuji seolah-olah belum diajarkan.',
  none: 'Belum ada pertanyaan pengunjung untuk diuji. Tambahkan kalimat pengunjung pada FAQ, atau jawab yang ada di Belum terjawab.',
  levels: ['Ditemukan pertama', 'Tiga teratas', 'Tidak ditemukan'],
  share: (count: number, all: number) =>
    `${formatCount(count)} dari ${formatCount(all)} (${Math.round((100 * count) / all)}%)`,
  worst: 'Yang perlu diperbaiki',
  more: (rest: number) => `${formatCount(rest)} lainnya tidak ditampilkan.`,
  help: {
    deleted: 'FAQ-nya sudah dihapus: buat FAQ baru.',
    unknown: (words: readonly string[]) =>
      `Tambahkan kata lain: ${words.map((word) => `“${word}”`).join(', ')} tidak dikenali.`,
    question: (first: string) => `Perjelas pertanyaannya: bot mendahulukan “${first}”.`,
  },
  chosen: (count: number) => `dipilih ${formatCount(count)} pengunjung`,
  add: 'Jadikan pertanyaan uji',
  added: (words: string) => `“${words}” kini diuji.`,
  addFailed: 'Pertanyaan uji gagal ditambahkan.',
  remove: 'Hapus dari pengujian',
  removed: 'Tidak lagi diuji.',
  removeFailed: 'Pertanyaan pengunjung gagal dihapus dari pengujian.',
  loadFailed: 'Pertanyaan pengunjung tidak dapat dimuat.',
  running: 'Menguji pertanyaan pengunjung...',
  effect: (
    all: number,
    changed: { better: number; worse: number; sure: number; wrong: number },
  ) => {
    const { better, worse, sure, wrong } = changed;
    const parts = [
      better + worse > 0 && `${formatCount(better)} lebih baik, ${formatCount(worse)} lebih buruk`,
      sure > 0 && `${formatCount(sure)} kini pasti`,
      wrong > 0 && `${formatCount(wrong)} kini pasti tetapi salah`,
    ].filter(Boolean);
    return `${formatCount(all)} pertanyaan pengunjung: ${parts.join(', ') || 'tidak ada yang berubah'}.`;
  },
  sure: { right: 'kini pasti', wrong: 'kini pasti tetapi salah' },
  lines: 'Yang berubah',
  change: (before: string, after: string) => `${before} menjadi ${after}`,
  places: ['pertama', 'tiga teratas', 'tidak ditemukan'],
} as const;
