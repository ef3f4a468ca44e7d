import type { AuditAction, AuditFields } from '../../api/contract/audit.ts';
import type { Warning } from '../../api/contract/warnings.ts';

type Described = Pick<Warning, 'action' | 'entity' | 'label' | 'before' | 'after' | 'undo'>;

const verbs: Partial<Record<AuditAction, string>> = {
  create: 'menambah',
  delete: 'menghapus',
  restore: 'mengembalikan',
};
const factorFields = ['totp', 'passkey', 'passkeys', 'recovery_codes'];

export const warningsCopy = {
  title: (count: number) => (count === 1 ? 'Satu perubahan penting' : `${count} perubahan penting`),
  lead: 'Periksa apakah Anda mengenalinya.',
  /** 'siti mengubah whitelist 203.0.113.7'. */
  what: (who: string, warning: Described) =>
    warning.after?.passkey_copied
      ? `Passkey akun ${warning.label} mungkin telah disalin`
      : `${who} ${verbs[warning.action] ?? 'mengubah'} ${subject(warning)}`,
  /** Why there is no button that undoes it. */
  notUndone: ({ entity, action, before, after, undo }: Described, isOwn: boolean) => {
    if (undo === 'done') return 'Sudah diurungkan.';
    const fields = { ...before, ...after };
    if (factorFields.some((field) => field in fields))
      return after?.totp || after?.passkey
        ? isOwn
          ? 'Bila ini bukan Anda, hapus faktor itu di Profil dan ganti password Anda.'
          : 'Bila ini bukan pemiliknya, hapus faktor itu di Cara masuk akun ini.'
        : 'Faktor kedua tidak dapat dikembalikan: pemiliknya memasangnya lagi di Profil.';
    if ('password_changed' in fields || 'reset_link' in fields)
      return 'Password lama tidak dapat dikembalikan: buat tautan atur ulang di User.';
    if (entity === 'user' && action === 'delete')
      return 'Akun tidak dapat dikembalikan: tambahkan lagi di User.';
    return undefined;
  },
  you: 'Anda',
  console: 'Konsol server',
  from: (address: string) => `dari ${address}`,
  seen: 'Sudah saya lihat',
  seenFailed: 'Gagal menandai sudah dilihat.',
} as const;

function subject({ entity, label, before, after }: Described): string {
  const fields: AuditFields = { ...before, ...after };
  if (entity === 'whitelist') return `whitelist ${label}`;
  if (entity === 'link') return `link ${label}`;
  if (entity === 'security') return 'aturan keamanan';
  if (entity === 'website') {
    const isChanged = (field: string) => before?.[field] !== after?.[field];
    const parts = [
      isChanged('embed') && 'izin memasang bot',
      isChanged('contact') && 'cara menghubungi',
      isChanged('livechat_link') && 'tautan live chat',
    ].filter(Boolean);
    const next = isChanged('livechat_link') ? ` menjadi ${after?.livechat_link}` : '';
    return `${parts.join(' dan ')} ${label}${next}`;
  }
  if (factorFields.some((field) => field in fields)) return `faktor kedua akun ${label}`;
  if ('reset_link' in fields) return `tautan atur ulang akun ${label}`;
  if (after?.password_changed) return `password akun ${label}`;
  if (before && after && before.status !== after.status)
    return `status akun ${label} menjadi ${after.status ? 'Active' : 'Inactive'}`;
  return `akun ${label}`;
}
