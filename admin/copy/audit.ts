import type { AuditAction, AuditEntity, AuditFields } from '../../api/contract/audit.ts';
import { formatCount } from '../format/number.ts';

export const auditCopy = {
  title: 'Riwayat',
  table: 'Riwayat perubahan',
  search: 'Cari kata di riwayat',
  empty: 'Belum ada riwayat. Setiap perubahan dan setiap kali masuk tercatat di sini.',
  noMatch: 'Tidak ada riwayat yang cocok dengan filter ini.',
  columns: {
    at: 'Waktu',
    by: 'Oleh',
    action: 'Aktivitas',
    what: 'Data',
    website: 'Website',
    manage: 'Tindakan',
  },
  actions: {
    create: 'Menambah',
    update: 'Mengubah',
    move: 'Memindahkan',
    replace: 'Mengganti',
    copy: 'Menyalin',
    delete: 'Menghapus',
    import: 'Mengimpor',
    restore: 'Memulihkan',
    confirm: 'Memastikan jawaban',
    publish: 'Menerbitkan',
    schedule: 'Menjadwalkan',
    unschedule: 'Membatalkan jadwal',
    'sign-in': 'Masuk',
    'sign-in-refused': 'Gagal masuk',
    'sign-in-unfinished': 'Masuk tidak selesai',
    'sign-out': 'Keluar',
    'sign-proof-refused': 'Gagal konfirmasi',
  } satisfies Record<AuditAction, string>,
  broughtBack: 'Mengembalikan versi',
  entities: {
    user: 'User',
    website: 'Website',
    whitelist: 'Whitelist',
    link: 'Link',
    faq: 'FAQ',
    release: 'Rilis',
    wording: 'Kalimat pengunjung',
    security: 'Keamanan',
    announcement: 'Pengumuman',
    machine: 'Program',
  } satisfies Record<AuditEntity, string>,
  console: 'Konsol server',
  system: 'Sistem',
  program: 'program',
  machine: (name: string) => `${name} (program)`,
  nobody: 'Tidak dikenal',
  noWebsite: '-',
  websiteWithId: (id: number) => `Website #${id}`,
  address: 'Alamat IP',
  filters: 'Filter',
  filterCount: (count: number) => `Filter (${count})`,
  clearFilters: 'Hapus filter',
  user: 'Username',
  userHelp: 'Username lengkap, lalu Enter.',
  entity: 'Data',
  anyEntity: 'Semua data',
  action: 'Aktivitas',
  anyAction: 'Semua aktivitas',
  website: 'Website',
  anyWebsite: 'Semua website',
  from: 'Dari tanggal',
  until: 'Sampai tanggal',
  rangeReversed: 'Tidak boleh sebelum tanggal awal.',
  details: 'Lihat detail',
  /** A deletion is restored; every other write is undone. */
  undo: (action: AuditAction) => (action === 'delete' ? restoreWords : undoWords),
  undoAll: 'Urungkan semuanya',
  expired: 'Kedaluwarsa',
  /** Summary of a group of entries: 'admin menambah 12 FAQ', 'admin mengganti kata di 12 website'. */
  group: ({ actor, action, entity, times, rows, isCut, copiedFrom }: GroupWords) => {
    const verb = auditCopy.actions[action].toLowerCase();
    const here = isCut ? ' di halaman ini' : '';
    if (action.startsWith('sign-')) return `${actor} ${verb} ${formatCount(times)} kali${here}`;
    if (copiedFrom)
      return `${actor} memakai pengaturan ${copiedFrom} di ${formatCount(times)} website${here}`;
    if (rows === undefined) return `${actor} ${verb} di ${formatCount(times)} website${here}`;
    const what = `${actor} ${verb} ${formatCount(rows)} ${auditCopy.entities[entity]}`;
    return rows === times ? what + here : `${what} dalam ${formatCount(times)} perubahan${here}`;
  },
  versions: 'Versi FAQ',
  noVersions: 'Belum ada perubahan FAQ ini yang tercatat.',
  versionsOf: 'Semua versi dari',
  wholeTrail: 'Lihat semua riwayat',
  faqWithId: (id: number) => `FAQ #${id}`,
  faqDeleted: 'FAQ ini sudah dihapus.',
  deletedRestorable:
    'FAQ ini sudah dihapus. Pulihkan terlebih dahulu penghapusannya di bawah, lalu versi yang diinginkan.',
  deletedForGood:
    'FAQ ini sudah dihapus dan tidak dapat dipulihkan lagi. Isinya masih dapat dibaca di sini.',
  restoreVersion: 'Pulihkan versi ini',
} as const;

interface GroupWords {
  actor: string;
  action: AuditAction;
  entity: AuditEntity;
  /** The number of entries; `rows` is the number of rows that they changed, undefined for a write of several websites. */
  times: number;
  rows: number | undefined;
  /** Whether other pages of the list may have more entries of the group. */
  isCut: boolean;
  /** The website whose settings were used in the others. */
  copiedFrom?: AuditFields[string] | undefined;
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
