import type {
  AuditAction,
  AuditEntity,
  RemovedCounts,
  VersionSide,
} from '../../api/contract/audit.ts';

export const auditCopy = {
  title: 'Riwayat',
  table: 'Riwayat perubahan',
  empty: 'Belum ada riwayat. Setiap perubahan dan setiap kali masuk tercatat di sini.',
  noMatch: 'Tidak ada riwayat yang cocok dengan filter ini.',
  columns: {
    at: 'Waktu',
    by: 'Oleh',
    action: 'Aksi',
    what: 'Data',
    website: 'Website',
    manage: 'Tindakan',
  },
  actions: {
    create: 'Menambah',
    update: 'Mengubah',
    move: 'Memindahkan',
    replace: 'Mengganti kata',
    copy: 'Menyalin',
    delete: 'Menghapus',
    import: 'Mengimpor',
    restore: 'Memulihkan',
    publish: 'Menerbitkan',
    schedule: 'Menjadwalkan',
    unschedule: 'Membatalkan jadwal',
    'sign-in': 'Masuk',
    'sign-in-refused': 'Gagal masuk',
    'sign-out': 'Keluar',
  } satisfies Record<AuditAction, string>,
  entities: {
    user: 'User',
    website: 'Website',
    whitelist: 'Whitelist',
    link: 'Link',
    faq: 'FAQ',
    release: 'Rilis',
  } satisfies Record<AuditEntity, string>,
  console: 'Konsol server',
  system: 'Sistem',
  nobody: 'Tidak dikenal',
  noWebsite: '-',
  websiteWithId: (id: number) => `Website #${id}`,
  address: 'Alamat IP',

  filters: 'Filter',
  filterCount: (count: number) => `Filter (${count})`,
  clearFilters: 'Hapus semua filter',
  user: 'Username',
  userHelp: 'Username lengkap, lalu Enter.',
  entity: 'Data',
  anyEntity: 'Semua data',
  action: 'Aksi',
  anyAction: 'Semua aksi',
  website: 'Website',
  anyWebsite: 'Semua website',
  from: 'Dari tanggal',
  until: 'Sampai tanggal',
  rangeReversed: 'Tidak boleh sebelum tanggal awal.',

  details: 'Lihat detail',
  detailsTitle: 'Detail riwayat',
  before: 'Sebelum',
  after: 'Sesudah',
  changed: 'Berubah',
  created: 'Isi saat ditambahkan',
  imported: 'Jumlah FAQ',
  published: 'Yang diterbitkan',
  scheduled: 'Yang dijadwalkan',
  unscheduled: 'Yang dibatalkan',
  deleted: 'Isi sebelum dihapus',
  restored: 'Isi yang dipulihkan',
  copied: 'Yang disalin',
  fields: {
    username: 'Username',
    status: 'Status',
    website_id: 'Website',
    password_changed: 'Password',
    name: 'Website Name',
    livechat_link: 'Livechat Link',
    server_ip: 'Server IP',
    ip: 'IP Address',
    link: 'Link',
    question: 'Question',
    answer: 'Answer',
    keywords: 'Kata lain',
    image: 'Image',
    parent_id: 'Parent',
    position: 'Urutan',
    words: 'Kata',
    questions: 'FAQ',
    copied: 'Jumlah FAQ',
    copied_from: 'Disalin dari',
    added: 'Ditambahkan',
    changed: 'Diubah',
    removed: 'Dihapus',
    publishing: 'Penerbitan',
    changes: 'Jumlah perubahan',
    note: 'Catatan',
    restored_from: 'Isi dari rilis',
    scheduled_at: 'Waktu terbit',
  } as Readonly<Record<string, string>>,
  publishesDirectly: 'Terbitkan langsung',
  collectsDraft: 'Kumpulkan sebagai draf',
  inJakarta: (time: string) => `${time} WIB`,
  active: 'Active',
  inactive: 'Inactive',
  blank: 'Kosong',
  topTier: 'Tier 0',
  severalParents: 'Beberapa parent',
  parentWithId: (id: string) => `FAQ #${id}`,
  passwordUnchanged: 'Tidak ditampilkan',
  passwordChanged: 'Diganti',
  image: 'Gambar FAQ',
  noImage: 'Tanpa gambar',
  imageGone: 'Gambar ini sudah tidak disimpan.',
  close: 'Tutup',

  /** A deletion is restored, every other write is undone. */
  undo: (action: AuditAction) => (action === 'delete' ? restoreWords : undoWords),
  undoneWith: (action: AuditAction, isOfMany: boolean) => {
    if (isOfMany && action === 'move') return 'Semua FAQ ini kembali ke tempatnya semula.';
    if (action === 'replace') return 'Isi semua FAQ ini sebelum kata diganti kembali.';
    if (action === 'create') return 'Pertanyaan yang ditambahkan ini dihapus.';
    if (action === 'copy') return 'Semua FAQ hasil salinan ini dihapus.';
    if (action === 'publish')
      return 'Pengunjung kembali membaca rilis sebelumnya. Draf tidak berubah, jadi perubahan ini menjadi belum terbit.';
    if (action === 'import') return 'Semua FAQ kembali seperti sebelum berkas ini diimpor.';
    if (action === 'move') return 'Pertanyaan ini kembali ke tempatnya semula.';
    return 'Isi sebelum perubahan ini kembali.';
  },
  restoredWith: (
    entity: AuditEntity,
    removed: RemovedCounts,
    { action, isOfMany }: { action: AuditAction; isOfMany: boolean },
  ) => {
    if (action === 'copy')
      return `Semua FAQ hasil salinan ini dihapus, dan ${count(removed.faqs)} FAQ yang diganti kembali.`;
    if (isOfMany) return `${count(removed.faqs)} FAQ kembali ke tempatnya.`;
    if (entity === 'link') return 'Link ini kembali ke daftar link website-nya.';
    if (entity === 'faq') {
      const below = removed.faqs - 1;
      return below > 0
        ? `Pertanyaan ini kembali bersama ${count(below)} pertanyaan di bawahnya.`
        : 'Pertanyaan ini kembali ke tempatnya.';
    }
    const parts = [
      removed.faqs > 0 && `${count(removed.faqs)} FAQ`,
      removed.links > 0 && `${count(removed.links)} link`,
    ].filter(Boolean);
    return parts.length > 0
      ? `Website ini kembali bersama ${parts.join(' dan ')} miliknya.`
      : 'Website ini kembali tanpa FAQ dan link: tidak ada yang ikut terhapus.';
  },
  accountsRestored: (users: number) =>
    `${count(users)} akun yang belum mendapat website lain kembali ke website ini.`,
  removedWith: (
    removed: RemovedCounts,
    entity: AuditEntity,
    { action, isOfMany }: { action: AuditAction; isOfMany: boolean },
  ) => {
    if (action === 'copy') return `${count(removed.faqs)} FAQ`;
    // The label of such a deletion has the number.
    if (isOfMany) return undefined;
    const faqs = entity === 'faq' ? removed.faqs - 1 : removed.faqs;
    const links = entity === 'link' ? removed.links - 1 : removed.links;
    const parts = [
      faqs > 0 && `${count(faqs)} FAQ`,
      links > 0 && `${count(links)} link`,
      removed.users > 0 && `website dari ${count(removed.users)} akun`,
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : undefined;
  },
  removedWithLabel: (action: AuditAction) => (action === 'copy' ? 'Diganti' : 'Ikut terhapus'),
  expired: 'Kedaluwarsa',
  undoButton: 'Urungkan',
  undoFailed: 'Perubahan gagal diurungkan.',

  /** What the entries of a group did: 'admin menambah 12 FAQ'. */
  group: ({ actor, action, entity, times, rows, isCut }: GroupWords) => {
    const verb = auditCopy.actions[action].toLowerCase();
    const here = isCut ? ' di halaman ini' : '';
    if (action.startsWith('sign-')) return `${actor} ${verb} ${count(times)} kali${here}`;
    const what = `${actor} ${verb} ${count(rows)} ${auditCopy.entities[entity]}`;
    return rows === times ? what + here : `${what} dalam ${count(times)} perubahan${here}`;
  },

  versions: 'Versi FAQ',
  noVersions: 'Tidak ada perubahan FAQ ini yang cocok dengan filter.',
  versionsOf: 'Semua versi dari',
  wholeTrail: 'Lihat semua riwayat',
  allVersions: 'Semua versi FAQ ini',
  faqWithId: (id: number) => `FAQ #${id}`,
  faqDeleted: 'FAQ ini sudah dihapus.',
  deletedRestorable:
    'FAQ ini sudah dihapus. Pulihkan dahulu penghapusannya di bawah, lalu versi yang diinginkan.',
  deletedForGood:
    'FAQ ini sudah dihapus dan tidak dapat dipulihkan lagi. Isinya masih dapat dibaca di sini.',
  versionsOfDeleted:
    'FAQ ini sudah dihapus. Versinya baru dapat dipulihkan setelah penghapusannya dipulihkan.',
  restoreVersion: 'Pulihkan versi ini',
  restoreSide: {
    before: 'Pulihkan isi sebelumnya',
    after: 'Pulihkan isi sesudahnya',
  },
  versionExplained: (at: string, side: VersionSide) =>
    `${side === 'before' ? 'Isi sebelum' : 'Isi mulai'} ${at}. Pertanyaan, jawaban, kata lain, dan gambar FAQ menjadi seperti versi ini; tempatnya di daftar tidak berubah.`,
  versionSame: 'Isi FAQ saat ini sama dengan versi ini, jadi tidak ada yang perlu dipulihkan.',
  versionImageGone: 'Gambar versi ini sudah tidak disimpan, jadi versi ini kembali tanpa gambar.',
  versionConflict: (username: string, at: string) =>
    `${username} menyimpan perubahan pada ${at}. Periksa perbedaannya lagi sebelum memulihkan.`,
  versionFailed: 'Versi ini gagal dipulihkan.',
  versionNotLoaded: 'Versi ini tidak dapat dimuat.',
  versionOf: 'Versi yang dipulihkan',
  versionBefore: (at: string) => `Sebelum ${at}`,
  now: 'Saat ini',
  thisVersion: 'Versi ini',
  removedWords: 'dihapus',
  addedWords: 'ditambahkan',
} as const;

interface GroupWords {
  actor: string;
  action: AuditAction;
  entity: AuditEntity;
  /** Number of entries, and of the rows that they are about. */
  times: number;
  rows: number;
  /** Whether the other pages may have more of them. */
  isCut: boolean;
}

const restoreWords = {
  button: 'Pulihkan',
  title: (entity: AuditEntity) => `Pulihkan ${auditCopy.entities[entity]}`,
  failed: (label: string) => `${label} gagal dipulihkan.`,
  done: 'Sudah dipulihkan',
  expiredHelp: (days: number) => `Hanya dapat dipulihkan selama ${days} hari.`,
};
const undoWords: typeof restoreWords = {
  button: 'Urungkan',
  title: (entity) => `Urungkan perubahan ${auditCopy.entities[entity]}`,
  failed: (label) => `Perubahan ${label} gagal diurungkan.`,
  done: 'Sudah diurungkan',
  expiredHelp: (days) => `Hanya dapat diurungkan selama ${days} hari.`,
};

function count(amount: number): string {
  return amount.toLocaleString('id-ID');
}
