import type { AuditAction, AuditEntity, AuditFields } from '../../api/contract/audit.ts';

interface Described {
  action: AuditAction;
  entity: AuditEntity;
  label: string;
  before: AuditFields | null;
  after: AuditFields | null;
}

const verbs: Partial<Record<AuditAction, string>> = {
  create: 'menambah',
  update: 'mengubah',
  delete: 'menghapus',
  restore: 'memulihkan',
};

export const warningsCopy = {
  title: (count: number) => (count === 1 ? 'Satu perubahan penting' : `${count} perubahan penting`),
  lead: 'Periksa apakah Anda mengenalinya.',
  /** 'siti mengubah whitelist 203.0.113.7'. */
  what: (who: string, warning: Described) =>
    warning.after?.passkey_copied
      ? `Passkey akun ${warning.label} mungkin disalin: penghitungnya mundur`
      : `${who} ${verbs[warning.action] ?? 'mengubah'} ${subject(warning)}`,
  console: 'Konsol server',
  from: (address: string) => `dari ${address}`,
  undo: 'Kembalikan',
  undoFailed: 'Perubahan gagal dikembalikan.',
  seen: 'Sudah saya lihat',
  seenFailed: 'Gagal menandai sudah dilihat.',
} as const;

function subject({ entity, label, before, after }: Described): string {
  const fields = { ...before, ...after };
  const isChanged = (field: string) => before?.[field] !== after?.[field];
  if (entity === 'whitelist') return `whitelist ${label}`;
  if (entity === 'link') return `link ${label}`;
  if (entity === 'security') return 'aturan keamanan';
  if (entity === 'website') {
    if (isChanged('embed')) return `izin memasang bot ${label}`;
    return isChanged('contact') ? `cara menghubungi ${label}` : `link live chat ${label}`;
  }
  if (['totp', 'passkey', 'passkeys', 'recovery_codes'].some((field) => field in fields)) {
    return `faktor kedua akun ${label}`;
  }
  if ('reset_link' in fields) return `tautan atur ulang akun ${label}`;
  if ('password_changed' in fields) return `password akun ${label}`;
  return `akun ${label}`;
}
