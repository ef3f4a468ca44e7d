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
    contact: {
      label: 'Kontak & jam',
      help: 'Live chat tetap memakai tautan tiap website.',
    },
    embed: {
      label: 'Boleh memasang bot',
      help: 'Daftar Link tetap milik tiap website.',
    },
    words: {
      label: 'Kata isian',
      help: 'Hanya kata yang terisi di website ini.',
    },
  } satisfies Record<SettingsSection, { label: string; help: string }>,
  chooseSection: 'Pilih bagian untuk melihat perbedaannya.',
  same: 'Sudah sama',
  differences: (fields: number) => `${formatCount(fields)} perbedaan`,
  differencesOf: (fields: number, name: string) => `${formatCount(fields)} perbedaan: ${name}`,
  loadFailed: 'Perbedaannya tidak dapat dimuat.',
  submit: (websites: number) => `Pakai di ${formatCount(websites)} website`,
  failed: 'Pengaturan gagal dipakai di website lain.',
} as const;
