import type { AuditAction, AuditEntity, RemovedCounts } from '../../api/contract/audit.ts';

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
    delete: 'Menghapus',
    import: 'Mengimpor',
    restore: 'Memulihkan',
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
  deleted: 'Isi sebelum dihapus',
  restored: 'Isi yang dipulihkan',
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
    image: 'Image',
    parent_id: 'Parent',
    position: 'Urutan',
    added: 'Ditambahkan',
    changed: 'Diubah',
    removed: 'Dihapus',
  } as Readonly<Record<string, string>>,
  active: 'Active',
  inactive: 'Inactive',
  blank: 'Kosong',
  topTier: 'Tier 0',
  parentWithId: (id: string) => `FAQ #${id}`,
  passwordUnchanged: 'Tidak ditampilkan',
  passwordChanged: 'Diganti',
  image: 'Gambar FAQ',
  noImage: 'Tanpa gambar',
  imageGone: 'Gambar ini sudah tidak disimpan.',
  close: 'Tutup',

  /** A deletion is restored, every other write is undone. */
  undo: (action: AuditAction) => (action === 'delete' ? restoreWords : undoWords),
  undoneWith: (action: AuditAction) => {
    if (action === 'create') return 'Pertanyaan yang ditambahkan ini dihapus.';
    if (action === 'import') return 'Semua FAQ kembali seperti sebelum berkas ini diimpor.';
    if (action === 'move') return 'Pertanyaan ini kembali ke tempatnya semula.';
    return 'Isi sebelum perubahan ini kembali.';
  },
  restoredWith: (entity: AuditEntity, removed: RemovedCounts) => {
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
  removedWith: (removed: RemovedCounts, entity: AuditEntity) => {
    const faqs = entity === 'faq' ? removed.faqs - 1 : removed.faqs;
    const links = entity === 'link' ? removed.links - 1 : removed.links;
    const parts = [
      faqs > 0 && `${count(faqs)} FAQ`,
      links > 0 && `${count(links)} link`,
      removed.users > 0 && `website dari ${count(removed.users)} akun`,
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : undefined;
  },
  removedWithLabel: 'Ikut terhapus',
  expired: 'Kedaluwarsa',
} as const;

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
