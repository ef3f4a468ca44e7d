/** Texts of the fields for days and times. */
export const dateCopy = {
  dayFormat: 'tgl/bln/thn',
  momentFormat: 'tgl/bln/thn jam.menit',
  notDay: 'Tulis tanggal seperti 24/11/2026.',
  notMoment: 'Lengkapi tanggal dan jamnya, seperti 24/11/2026 17.30.',
  inWords: (day: string, time: string) => `${day}, ${time.replace(':', '.')} WIB`,
  openCalendar: 'Pilih di kalender',
  earlierMonth: 'Bulan sebelumnya',
  laterMonth: 'Bulan berikutnya',
} as const;
