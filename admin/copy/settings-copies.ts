import type { SettingsSection } from '../../api/contract/settings-copies.ts';
import { formatCount } from '../format/number.ts';

/** Texts of the dialog that uses a website's settings in other websites. */
export const settingsCopiesCopy = {
  title: 'Pakai di website lain',
  unsaved: 'Simpan terlebih dahulu perubahan di halaman ini.',
  sections: 'Bagian',
  section: {
    appearance: {
      label: 'Tampilan',
      help: 'Pertanyaan pilihan tetap milik tiap website.',
    },
    ways: {
      label: 'Cara menghubungi',
      help: 'Menggantikan semua cara di website yang dipilih. Live chat membuka tautan website itu.',
    },
    hours: {
      label: 'Jam layanan',
      help: 'Jam dan hari libur untuk cara menghubungi di website yang dipilih.',
    },
    embed: {
      label: 'Boleh memasang bot',
      help: 'Daftar Link tetap milik tiap website.',
    },
    words: {
      label: 'Kata isian',
      help: 'Hanya kata yang terisi di website ini.',
    },
    privacy: {
      label: 'Kebijakan privasi',
      help: 'Alamat dan teks tautannya.',
    },
    help: {
      label: 'Halaman bantuan',
      help: 'Aktif atau tidak, dan boleh diindeks atau tidak. Host sendiri tetap milik tiap website.',
    },
  } satisfies Record<SettingsSection, { label: string; help: string }>,
  chooseSection: 'Pilih bagian untuk melihat perbedaannya.',
  same: 'Sudah sama',
  differences: (fields: number) => `${formatCount(fields)} perbedaan`,
  loadFailed: 'Perbedaannya tidak dapat dimuat.',
  submit: (websites: number) =>
    websites === 0 ? 'Pakai' : `Pakai di ${formatCount(websites)} website`,
  failed: 'Pengaturan gagal dipakai di website lain.',
} as const;
