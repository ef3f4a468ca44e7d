export const conflictCopy = {
  title: 'Data ini sudah diubah admin lain',
  changedBy: (username: string, at: string) =>
    `${username} menyimpan perubahan pada ${at}, setelah Anda membuka data ini. Isian Anda belum disimpan.`,
  changed:
    'Admin lain menyimpan perubahan setelah Anda membuka data ini. Isian Anda belum disimpan.',
  same: 'Isi terbarunya sama dengan isian Anda, jadi tidak ada yang perlu disimpan lagi.',
  theirs: 'Versi terbaru',
  mine: 'Isian Anda',
  comparison: 'Perbandingan',
  differs: 'Berbeda',
  /** What a text with marked words compares. */
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  removes: 'Menghapus',
  blank: 'Kosong',
  back: 'Kembali',
  useCurrent: 'Pakai versi terbaru',
  saveMine: 'Simpan isian saya',
  notRemoved:
    'Data ini sudah diubah admin lain sejak Anda membukanya, jadi belum dihapus. Periksa isi terbarunya di daftar lalu coba lagi.',
  notMoved:
    'Data ini sudah diubah admin lain sejak Anda membukanya, jadi belum dipindahkan. Periksa isi terbarunya di daftar lalu coba lagi.',
} as const;
