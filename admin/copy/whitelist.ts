import { describeNetwork, type IpNetwork } from '../../api/contract/ip-network.ts';
import { sentences } from '../../api/contract/texts/sentences.ts';
import { formatShortDay } from '../format/day.ts';
import { formatCount } from '../format/number.ts';

export const whitelistCopy = {
  title: 'Whitelist',
  table: 'Table Whitelist',
  search: 'Cari alamat IP atau catatan',
  add: 'Add WL',
  empty: 'Belum ada alamat IP. Hanya alamat di daftar ini yang dapat membuka panel admin.',
  ip: 'IP Address',
  isNetwork: 'Jaringan atau IPv6',
  network: 'Jaringan atau alamat IPv6',
  networkHelp: 'Misalnya 103.10.20.0/24, 2001:db8:1::/48, atau satu alamat IPv6.',
  badNetwork: 'Bukan alamat atau jaringan, misalnya 103.10.20.0/24 atau 2001:db8:1::/48.',
  tooWide: 'Terlalu luas. Paling luas /16 untuk IPv4 dan /32 untuk IPv6.',
  /** '256 alamat, 103.10.20.0 sampai 103.10.20.255' */
  admitted: (network: IpNetwork) => {
    const { first, last, count, sites } = describeNetwork(network);
    if (count === 1) return `Hanya alamat ${first}`;
    return `${countOf(count, sites)}, ${first} sampai ${last}`;
  },
  hostBitsCleared: (stored: string) =>
    `Yang disimpan ${stored}: angka sesudah awalan jaringan dinolkan.`,
  askAgain: (typed: string) =>
    `${typed.trim()} sangat luas. Bila memang dimaksud, tekan Submit sekali lagi.`,
  useOwn: 'Alamat saya sekarang',
  proposed: (ip: string) =>
    `Alamat Anda ${ip}. Perangkat mengganti alamat IPv6 di dalam /64 ini setiap hari, jadi /64-nya yang diusulkan.`,
  note: 'Catatan',
  noteHelp: 'Milik siapa alamat ini, misalnya Kantor Bandung. Boleh kosong.',
  ipHelp: (example: string) => `Hanya angka dan titik, misalnya ${example}.`,
  dropped: (characters: readonly string[], left: string) =>
    `Karakter yang dihapus: ${characters.map((one) => (one === ' ' ? 'spasi' : one)).join(' ')}. Yang tersisa: ${left}`,
  readAgain: (left: string) =>
    `Ada karakter yang dihapus. Bila ${left} memang alamatnya, tekan Submit sekali lagi.`,
  badIp: (example: string) => `❌ IP format is invalid. Please use format like ${example}`,
  badIpShort: 'Harus empat kelompok berisi satu sampai tiga angka.',
  addFailed: 'Alamat IP gagal ditambahkan.',
  edit: 'Edit',
  editTitle: (ip: string) => `Catatan ${ip}`,
  save: 'Simpan',
  noteFailed: 'Catatan gagal disimpan.',
  statusFailed: (ip: string) => `Status ${ip} gagal diubah.`,
  removeFailed: 'Alamat IP gagal dihapus.',
  columns: {
    ip: 'IP Address',
    status: 'Status',
    createdAt: 'Created At',
    createdBy: 'Created By',
    action: 'Action',
  },
  active: 'Active',
  inactive: 'Inactive',
  neverMatches: 'Tidak pernah cocok: alamat tidak sah.',
  lastUsed: (day: string | null) =>
    day === null ? 'Belum tercatat dipakai' : `Dipakai ${formatShortDay(day)}`,
  unused: (days: number) => `Tidak dipakai ${days} hari`,
  filter: 'Saring menurut pemakaian',
  all: 'Semua',
  noneUnused: (days: number) =>
    `Tidak ada alamat yang tidak dipakai selama ${days} hari. Pemakaian baru tercatat sejak versi ini dipasang.`,
  showAll: 'Tampilkan semua',
  until: (time: string) => `Sampai ${time}`,
  ended: 'Berakhir',
  switchOf: (ip: string) => `Status ${ip}`,
  inUse: sentences.cannotLockSelfOut,
  yours: 'Alamat Anda',
  yourAddress: (ip: string) => `Alamat Anda: ${ip}`,
  listed: 'Sudah terdaftar',
  addYours: 'Tambahkan alamat ini',
  addYourNetwork: (network: string) => `Tambahkan jaringannya, ${network}`,
  remove: 'Remove',
  confirmTitle: 'Confirm Action',
  removeQuestion: (ip: string) => `Are you sure you want to remove whitelist entry for ${ip}?`,
  removeEffect: 'Siapa pun dari alamat ini tidak dapat lagi membuka panel admin.',
  removeNetworkEffect: (admitted: string) =>
    `${admitted}: siapa pun dari sana tidak dapat lagi membuka panel admin, kecuali lewat alamat lain di daftar ini.`,
  removeOfDayEffect:
    'Penghapusan ini tidak dapat diurungkan. Pemiliknya dapat masuk lagi dengan passkey.',
  confirmRemove: 'Yes, Remove',
} as const;

/** IPv6 is counted in networks of one office: nobody can imagine the number of its addresses. */
function countOf(count: number, sites: number | undefined): string {
  if (sites !== undefined)
    return sites === 1 ? 'Satu jaringan /64' : `${formatCount(sites)} jaringan /64`;
  return count > 2 ** 32 ? 'Lebih dari 4 miliar alamat' : `${formatCount(count)} alamat`;
}
