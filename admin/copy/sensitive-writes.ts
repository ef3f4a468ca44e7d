import type { AuditAction, AuditEntity, AuditFields, UndoState } from '../../api/contract/audit.ts';
import type { SensitiveWrite } from '../../api/contract/warnings.ts';
import { formatCount } from '../format/number.ts';
import { timestamp } from '../format/timestamp.ts';
import { auditCopy } from './audit.ts';
import { auditDetailsCopy } from './audit-details.ts';
import { usersCopy } from './users.ts';

/** What a write did, in the parts of a sentence: '(siti) menambah link toko.example di website Toko'. */
interface Deed {
  /** 'menambah' */
  act: string;
  /** 'link', and its name; without them, the act says it all. */
  thing?: string | undefined;
  name?: string | undefined;
  /** ' di website Toko': writes of different websites are not told in one sentence. */
  where?: string;
  /** What is only about this one. */
  rest?: string;
}

const factorFields = ['totp', 'passkey', 'passkeys', 'recovery_codes'];

/** The fields of a website that admins are warned of, in their words. */
const waysOfWebsite = {
  embed: 'izin memasang bot',
  contact: 'cara menghubungi',
  livechat_link: 'tautan live chat',
  fill_words: 'nilai kata isian',
  privacy: 'tautan kebijakan privasi',
  help_host: 'host halaman bantuan',
} as const;

/** What every admin must know about, and no act of anybody. */
const signs: Readonly<Record<string, (account: string) => string>> = {
  passkey_copied: (account) => `Passkey akun ${account} mungkin telah disalin`,
  ends_soon: (program) =>
    `Token program ${program} segera berakhir: buat penggantinya di Akses program`,
};

/** What was refused to somebody who may be the owner, counted within an hour. */
const refusals: Partial<
  Record<AuditAction, { what: (account: string) => string; advice: string }>
> = {
  'sign-in-unfinished': {
    what: (account) =>
      `Seseorang mengisi password akun ${account} dengan benar, tetapi tidak menyelesaikan langkah berikutnya`,
    advice: 'Bila ini bukan Anda, orang lain mengetahui password Anda. Ganti di Akun saya.',
  },
  'sign-proof-refused': {
    what: (account) => `Konfirmasi untuk akun ${account} salah`,
    advice: 'Bila ini bukan Anda, akhiri semua sesi lain di Akun saya dan ganti password Anda.',
  },
};

const deeds: Readonly<Record<AuditEntity, (write: SensitiveWrite) => Deed>> = {
  user: deedOfAccount,
  website: deedOfWebsite,
  announcement: (write) => ({
    act: verbOf(write),
    thing: 'pengumuman',
    name: `“${write.label}”`,
    ...placeAndLink(write),
  }),
  link: (write) => ({
    act: verbOf(write),
    thing: 'link',
    name: changedName(write, 'link'),
    where: write.website_id === null ? '' : ` di website ${nameOf(write, write.website_id)}`,
  }),
  whitelist: (write) => ({
    act: actOnEntry(write),
    thing: write.after?.by_passkey ? 'whitelist sementara' : 'whitelist',
    name: changedName(write, 'ip'),
    rest: write.after?.by_passkey
      ? ` dengan passkey, sampai ${timestamp(`${write.after.until}`)}`
      : '',
  }),
  security: (write) => ({ act: `${verbOf(write)} aturan keamanan` }),
  machine: deedOfMachine,
  faq: plainDeed,
  release: deedOfSchedule,
  wording: plainDeed,
};

export const sensitiveWritesCopy = {
  /** 'siti menambah whitelist 203.0.113.7'. */
  one: (who: string, write: SensitiveWrite) => {
    const sign = signOf(write);
    if (sign !== undefined) return sign + timesOf([write]);
    const { act, thing, name, where = '', rest = '' } = deeds[write.entity](write);
    return sentence(who, act, thing, name) + where + rest;
  },
  /** 'siti menambah 205 link di website Toko', for writes with the same `kind`. */
  several: (who: string, writes: readonly [SensitiveWrite, ...SensitiveWrite[]]) => {
    const [write] = writes;
    const sign = signOf(write);
    if (sign !== undefined) return sign + timesOf(writes);
    const { act, thing = 'kali', where = '' } = deeds[write.entity](write);
    return sentence(who, act, `${formatCount(writes.length)} ${thing}`) + where;
  },
  /** The same for writes that one sentence can tell. */
  kind: (write: SensitiveWrite) => {
    const { act, thing = '', where = '' } = deeds[write.entity](write);
    return [signOf(write) ?? act, thing, where].join('\n');
  },
  /** Why there is no button that undoes it. */
  notUndone: (
    { entity, action, before, after }: SensitiveWrite,
    undo: UndoState,
    isOwn: boolean,
  ) => {
    if (undo === 'possible') return undefined;
    if (undo === 'done') return 'Sudah diurungkan.';
    const advice = refusals[action]?.advice;
    if (advice !== undefined) return advice;
    const fields = { ...before, ...after };
    if (after?.by_passkey)
      return isOwn
        ? 'Bila ini bukan Anda, hapus passkey itu di Akun saya: alamat ini ikut terhapus.'
        : 'Bila ini bukan pemiliknya, hapus faktor keduanya di Cara masuk akun ini: alamat ini ikut terhapus.';
    if (after?.recovery_codes)
      return 'Kode pemulihan yang lama tidak berlaku lagi: pemiliknya dapat membuat yang baru di Akun saya.';
    if (factorFields.some((field) => field in fields))
      return after?.totp || after?.passkey
        ? isOwn
          ? 'Bila ini bukan Anda, hapus faktor itu di Akun saya dan ganti password Anda.'
          : 'Bila ini bukan pemiliknya, hapus faktor itu di Cara masuk akun ini.'
        : 'Faktor kedua tidak dapat dikembalikan: pemiliknya memasangnya lagi di Akun saya.';
    if (fields.reset_link === 'made')
      return 'Siapa pun yang memegang tautan itu dapat mengganti password akun ini selama satu jam.';
    if ('password_changed' in fields)
      return 'Password lama tidak dapat dikembalikan: buat tautan atur ulang di User.';
    if (fields.ends_soon) return 'Tanpa token baru, pekerjaan yang memakainya akan berhenti.';
    if (entity === 'machine')
      return action === 'delete'
        ? 'Buat lagi di Akses program bila masih diperlukan.'
        : 'Ubah lagi, atau cabut tokennya, di Akses program.';
    if (entity === 'user' && action === 'delete')
      return 'Akun tidak dapat dikembalikan: tambahkan lagi di User.';
    return undefined;
  },
  /** A write of another session of one's own account. */
  ownAccount: 'Akun Anda',
  console: auditCopy.console,
  from: (address: string) => `dari ${address}`,
  /** When the first and the last of several were written. */
  period: (first: string, last: string) => `${first} sampai ${last}`,
  onlyNewest: (shown: number, all: number) =>
    `Ditampilkan ${formatCount(shown)} yang terbaru dari ${formatCount(all)}.`,
  seen: 'Sudah saya lihat',
  seenFailed: 'Gagal menandai sudah dilihat.',
} as const;

function verbOf({ action, before, after }: SensitiveWrite): string {
  if (action === 'create') return 'menambah';
  if (action === 'delete') return 'menghapus';
  if (action !== 'restore') return 'mengubah';
  return before && !after ? 'mengurungkan penambahan' : 'mengembalikan';
}

function actOnEntry(write: SensitiveWrite): string {
  if (isChanged(write, 'status')) return statusVerb(write);
  return write.action === 'update' ? 'mengubah catatan' : verbOf(write);
}

function statusVerb({ after }: SensitiveWrite): string {
  return after?.status ? 'mengaktifkan' : 'menonaktifkan';
}

function plainDeed(write: SensitiveWrite): Deed {
  return { act: verbOf(write), thing: auditCopy.entities[write.entity], name: write.label };
}

function deedOfMachine(write: SensitiveWrite): Deed {
  const { action, before, after, label } = write;
  const program = { thing: 'program', name: label };
  const token = (after ?? before)?.token;
  if (token !== undefined)
    return {
      act: `${action === 'create' ? 'membuat' : 'mencabut'} token ${token} untuk`,
      ...program,
    };
  if (action === 'create') return { act: 'menambah', ...program, rest: rightsIn(write, after) };
  const changes = changesOfRights(write);
  return {
    act: verbOf(write),
    ...program,
    rest: changes.length === 0 ? '' : `: ${changes.join(', ')}`,
  };
}

function deedOfWebsite(write: SensitiveWrite): Deed {
  const ways = Object.entries(waysOfWebsite)
    .filter(([field]) => write.before && write.after && isChanged(write, field))
    .map(([, words]) => words);
  const next = isChanged(write, 'livechat_link') ? ` menjadi ${write.after?.livechat_link}` : '';
  const act = [verbOf(write), listOf(ways)].filter(Boolean).join(' ');
  return { act, thing: 'website', name: write.label, rest: next };
}

function deedOfSchedule(write: SensitiveWrite): Deed {
  const { before, website_id } = write;
  const reason = auditDetailsCopy.settings.reason?.[`${before?.reason}`];
  return {
    act: 'membatalkan',
    thing: 'penerbitan terjadwal',
    name: `dari ${before?.scheduled_by}`,
    where: website_id === null ? '' : ` di website ${nameOf(write, website_id)}`,
    rest: reason === undefined ? '' : `: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
  };
}

function placeAndLink({ before, after, ...write }: SensitiveWrite): Pick<Deed, 'where' | 'rest'> {
  const side = after ?? before ?? {};
  const ids = idsIn(side.shown_on);
  const names = listOf(ids.map((id) => nameOf(write, id)));
  return {
    where: ids.length === 0 ? ' di semua website' : ` di website ${names}`,
    rest: side.link ? ` dengan tautan ${side.link}` : '',
  };
}

function deedOfAccount(write: SensitiveWrite): Deed {
  const { action, before, after, label, user_id, entity_id, username } = write;
  // 'siti memasang faktor kedua' needs no 'akun siti'.
  const isSelf = user_id === null ? username === label : user_id === entity_id;
  const whose = isSelf ? {} : { thing: 'akun', name: label };
  const fields = { ...before, ...after };
  if (after?.recovery_codes) return { act: 'membuat kode pemulihan baru', ...whose };
  if (factorFields.some((field) => field in fields)) {
    const isAdded = after?.totp || after?.passkey;
    return { act: `${isAdded ? 'memasang' : 'menghapus'} faktor kedua`, ...whose };
  }
  if (fields.reset_link === 'made') return { act: 'membuat tautan atur ulang', ...whose };
  if (fields.reset_link === 'used') return { act: 'mengganti password lewat tautan', ...whose };
  if (fields.password_changed) return { act: 'mengganti password', ...whose };

  const account = { thing: 'akun', name: label };
  if (action === 'create') return { act: 'menambah', ...account, rest: rightsIn(write, after) };
  const changes = changesOfRights(write);
  if (isChanged(write, 'status') && changes.length === 0)
    return { act: statusVerb(write), ...account };
  if (isChanged(write, 'status')) changes.unshift(after?.status ? 'diaktifkan' : 'dinonaktifkan');
  if (changes.length === 0) return { act: verbOf(write), ...account };
  return { act: `${verbOf(write)} hak`, ...account, rest: `: ${changes.join(', ')}` };
}

function changesOfRights(write: SensitiveWrite): string[] {
  const { before, after } = write;
  if (!before || !after) return [];
  const had = websitesIn(before);
  const has = websitesIn(after);
  const given = has.filter((id) => !had.includes(id)).map((id) => nameOf(write, id));
  const taken = had.filter((id) => !has.includes(id)).map((id) => nameOf(write, id));
  const mayPublish = after.may_publish ? 'boleh menerbitkan' : 'tidak boleh menerbitkan';
  return [
    before.role !== after.role && `peran ${roleOf(before)} menjadi ${roleOf(after)}`,
    given.length > 0 && `website ${listOf(given)} diberikan`,
    taken.length > 0 && `website ${listOf(taken)} dicabut`,
    before.role === after.role && before.may_publish !== after.may_publish && mayPublish,
  ].filter((change) => change !== false);
}

function rightsIn(write: SensitiveWrite, side: AuditFields | null): string {
  if (!side?.role) return '';
  const names = websitesIn(side).map((id) => nameOf(write, id));
  // An admin may use all websites.
  const where = side.role === 'admin' || names.length === 0 ? '' : ` di website ${listOf(names)}`;
  return ` sebagai ${roleOf(side)}${where}`;
}

function roleOf({ role }: AuditFields): string {
  return usersCopy.roles[role as keyof typeof usersCopy.roles]?.label ?? `${role}`;
}

function websitesIn({ website_id, website_ids }: AuditFields): number[] {
  return idsIn(website_ids ?? website_id);
}

function idsIn(text: unknown): number[] {
  return `${text ?? ''}`.split(',').map(Number).filter(Boolean);
}

function nameOf({ websites }: Pick<SensitiveWrite, 'websites'>, id: number): string {
  return websites[id] ?? `#${id}`;
}

/** 'a.example menjadi b.example'. */
function changedName(write: SensitiveWrite, field: string): string {
  const { before, after, label } = write;
  return isChanged(write, field) ? `${before?.[field]} menjadi ${after?.[field]}` : label;
}

function isChanged({ before, after }: SensitiveWrite, field: string): boolean {
  return before !== null && after !== null && before[field] !== after[field];
}

function signOf({ action, after, label }: SensitiveWrite): string | undefined {
  const refused = refusals[action]?.what(label);
  if (refused !== undefined) return refused;
  const sign = Object.keys(signs).find((field) => after?.[field]);
  return sign === undefined ? undefined : signs[sign]?.(label);
}

/** How often signs of an attack were seen; an entry of refusals counts several. */
function timesOf(writes: readonly SensitiveWrite[]): string {
  const times = writes.reduce((sum, { after }) => sum + Number(after?.times ?? 1), 0);
  return times > 1 || writes[0]?.after?.times ? ` (${formatCount(times)} kali)` : '';
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('id').format(names);
}

/** Without an actor, it begins with the verb. */
function sentence(who: string, act: string, ...object: (string | undefined)[]): string {
  const start = who === '' ? act.charAt(0).toUpperCase() + act.slice(1) : `${who} ${act}`;
  return [start, ...object].filter(Boolean).join(' ');
}
