import type {
  AuditAction,
  AuditEntity,
  RemovedCounts,
  VersionSide,
} from '../../api/contract/audit.ts';
import type { EmbedMode } from '../../api/contract/embedding.ts';
import type { PublishingMode } from '../../api/contract/faqs/publishing-mode.ts';
import type { HandledState } from '../../api/contract/unanswered.ts';
import { formatCount } from '../format/number.ts';
import { faqFieldCopy } from './faqs/faq-field-names.ts';
import { faqReviewCopy } from './faqs/faq-review.ts';
import { profileCopy } from './profile.ts';
import { securityCopy } from './security.ts';
import { usersCopy } from './users.ts';
import { looksCopy } from './website-looks.ts';

// A FAQ has a field 'position', too.
const { position: positionName, ...looksNames } = looksCopy.names;
const { position: positions, ...looksValues } = looksCopy.values;

/**
 * Texts of the audit trail's dialogs, some shared with other pages. The code of the dialogs is loaded only when needed.
 */
export const auditDetailsCopy = {
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
    role: 'Peran',
    website_id: 'Website',
    website_ids: 'Semua website',
    may_publish: 'Boleh menerbitkan',
    password_changed: 'Password',
    name: 'Website Name',
    livechat_link: 'Livechat Link',
    server_ip: 'Server IP',
    ip: 'IP Address',
    until: 'Berlaku sampai',
    by_passkey: 'Didaftarkan dengan passkey',
    link: 'Link',
    ...faqFieldCopy.labels,
    parent_id: 'Parent',
    review: faqReviewCopy.name,
    review_every: faqReviewCopy.name,
    confirmed_by: 'Dipastikan oleh',
    words: 'Kata',
    questions: 'FAQ',
    copied: 'Jumlah FAQ',
    copied_from: 'Dari website',
    shared: 'Dari FAQ bersama',
    copied_settings: 'Tampilan, kontak & jam, kata isian',
    added: 'Ditambahkan',
    changed: 'Diubah',
    removed: 'Dihapus',
    publishing: 'Penerbitan',
    handled: 'Penanganan',
    changes: 'Jumlah perubahan',
    note: 'Catatan',
    restored_from: 'Isi dari rilis',
    scheduled_at: 'Waktu terbit',
    scheduled_by: 'Dijadwalkan oleh',
    taken_from: 'Diambil alih dari',
    reason: 'Alasan',
    embed: 'Boleh memasang bot',
    position: 'Urutan',
    ...looksNames,
    bot_position: positionName,
    contact: 'Cara menghubungi',
    hours: 'Jam layanan',
    fill_words: 'Kata isian',
    privacy: 'Kebijakan privasi',
    privacy_label: 'Teks tautan kebijakan privasi',
    help_on: 'Halaman bantuan',
    help_indexed: 'Boleh diindeks mesin pencari',
    help_host: 'Host sendiri halaman bantuan',
    method: 'Masuk dengan',
    browser: 'Browser',
    factor: 'Yang ditunjukkan',
    passkey_copied: 'Passkey disalin',
    totp: profileCopy.totp,
    passkey: profileCopy.passkeys,
    passkeys: profileCopy.passkeys,
    recovery_codes: profileCopy.recoveryCodes,
    reset_link: 'Tautan atur ulang',
    sessions_ended: 'Sesi yang diakhiri',
    begun_ended: 'Tautan dan proses masuk yang dibatalkan',
    times: 'Berapa kali',
    last_at: 'Terakhir',
    factor_rule: 'Wajib faktor kedua',
    factor_roles: 'Peran yang wajib',
    temporary_passwords: 'Password sementara',
    text: 'Teks',
    starts_at: 'Mulai',
    ends_at: 'Sampai',
    shown_on: 'Ditampilkan di',
    addresses: 'Alamat IP',
    token: 'Token',
    last_four: 'Empat karakter terakhir',
    expires_on: 'Hari terakhir',
    ends_soon: 'Segera berakhir',
  } as Readonly<Record<string, string>>,
  /** Texts for the fixed values of settings. */
  settings: {
    role: labelsOf(usersCopy.roles),
    may_publish: { true: 'Ya', false: 'Tidak' },
    copied_settings: { true: 'Disalin' },
    shared: { true: 'Ya', false: 'Tidak' },
    reason: {
      deleted: 'Akunnya dihapus',
      inactive: 'Akunnya dinonaktifkan',
      rights: 'Akunnya tidak boleh lagi menerbitkan',
      refused: 'Drafnya tidak dapat diterbitkan, misalnya karena teksnya terlalu banyak',
    },
    publishing: {
      direct: 'Terbitkan langsung',
      draft: 'Kumpulkan sebagai draf',
    } satisfies Record<PublishingMode, string>,
    handled: {
      open: 'Belum terjawab',
      answered: 'Terjawab',
      ignored: 'Diabaikan',
    } satisfies Record<HandledState | 'open', string>,
    embed: { any: 'Semua situs', links: 'Hanya situs di Link' } satisfies Record<EmbedMode, string>,
    // Entries have no field for a FAQ that follows the website.
    review: { ...faqReviewCopy.rules, undefined: faqReviewCopy.website },
    review_every: faqReviewCopy.rules,
    ...looksValues,
    bot_position: positions,
    method: profileCopy.methods,
    factor: { code: 'Kode', passkey: profileCopy.passkeys },
    passkey_copied: { true: 'Mungkin' },
    help_on: { true: 'Aktif', false: 'Tidak aktif' },
    help_indexed: { true: 'Ya', false: 'Tidak' },
    totp: { true: profileCopy.on, false: profileCopy.off },
    reset_link: { made: 'Dibuat', used: 'Dipakai' },
    factor_rule: labelsOf(securityCopy.rules),
    ends_soon: { true: 'Ya' },
    temporary_passwords: { true: 'Wajib diganti', false: 'Boleh dipakai terus' },
    shown_on: { null: 'Semua website' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  pixels: (value: number) => `${formatCount(value)} px`,
  /** Shown for a setting that has the bot's default. */
  botsOwn: 'Bawaan',
  noShortcuts: 'Tidak ada',
  inJakarta: (time: string) => `${time} WIB`,
  active: 'Active',
  inactive: 'Inactive',
  blank: 'Kosong',
  topTier: 'Tier 0',
  severalParents: 'Beberapa pertanyaan induk',
  deletedParent: (id: string) => `FAQ #${id} (sudah dihapus)`,
  passwordUnchanged: 'Tidak ditampilkan',
  passwordChanged: 'Diganti',
  image: 'Gambar FAQ',
  avatar: 'Foto bot',
  noImage: 'Tanpa gambar',
  imageGone: 'Gambar ini sudah tidak disimpan.',
  close: 'Tutup',
  undoOtherPages: 'Juga di website lain dari perubahan ini yang ada di halaman sebelah.',
  undoTogether: 'Urungkan juga di website lain yang diubah bersamaan',
  undoneWith: (action: AuditAction, isOfMany: boolean, entity: AuditEntity) => {
    if (isOfMany && action === 'move') return 'Semua FAQ ini kembali ke tempatnya semula.';
    if (action === 'replace') return 'Isi semua FAQ ini dikembalikan seperti sebelum diganti.';
    if (action === 'create')
      return entity === 'faq'
        ? 'Pertanyaan yang ditambahkan ini dihapus.'
        : 'Yang ditambahkan ini dihapus.';
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
      return `Semua FAQ hasil salinan ini dihapus, dan ${formatCount(removed.faqs)} FAQ yang tadinya diganti dipulihkan.`;
    if (isOfMany) return `${formatCount(removed.faqs)} FAQ kembali ke tempatnya.`;
    if (entity === 'link') return 'Link ini kembali ke daftar link website-nya.';
    if (entity === 'faq') {
      const below = removed.faqs - 1;
      return below > 0
        ? `Pertanyaan ini kembali bersama ${formatCount(below)} pertanyaan di bawahnya.`
        : 'Pertanyaan ini kembali ke tempatnya.';
    }
    const parts = [
      removed.faqs > 0 && `${formatCount(removed.faqs)} FAQ`,
      removed.links > 0 && `${formatCount(removed.links)} link`,
    ].filter(Boolean);
    return parts.length > 0
      ? `Website ini kembali bersama ${parts.join(' dan ')} miliknya.`
      : 'Website ini kembali tanpa FAQ dan link: tidak ada yang ikut terhapus.';
  },
  accountsRestored: (users: number) =>
    `${formatCount(users)} akun yang belum mendapat website lain kembali ke website ini.`,
  removedWith: (
    removed: RemovedCounts,
    entity: AuditEntity,
    { action, isOfMany }: { action: AuditAction; isOfMany: boolean },
  ) => {
    if (action === 'copy') return `${formatCount(removed.faqs)} FAQ`;
    // The label of a deletion of several rows already contains the number.
    if (isOfMany) return undefined;
    const faqs = entity === 'faq' ? removed.faqs - 1 : removed.faqs;
    const links = entity === 'link' ? removed.links - 1 : removed.links;
    const parts = [
      faqs > 0 && `${formatCount(faqs)} FAQ`,
      links > 0 && `${formatCount(links)} link`,
      removed.users > 0 && `website dari ${formatCount(removed.users)} akun`,
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : undefined;
  },
  removedWithLabel: (action: AuditAction) => (action === 'copy' ? 'Diganti' : 'Ikut terhapus'),
  allVersions: 'Semua versi FAQ ini',
  versionsOfDeleted:
    'FAQ ini sudah dihapus. Versinya baru dapat dipulihkan setelah penghapusannya dipulihkan.',
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

function labelsOf(choices: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(choices).map(([name, { label }]) => [name, label]));
}
