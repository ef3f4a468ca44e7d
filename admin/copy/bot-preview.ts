/** Texts of the live preview of the bot. */
export const botPreviewCopy = {
  title: 'Pratinjau',
  note: 'Bot yang sebenarnya, dengan teks yang belum disimpan. Di sini tiket tidak dicek dan live chat tidak dibuka.',
  loadFailed: 'Pratinjau tidak dapat dimuat.',
  theme: 'Tema pratinjau',
  themes: { light: 'Terang', dark: 'Gelap' },
  width: 'Lebar pratinjau',
  widths: { desktop: 'Komputer', phone: 'Ponsel' },
} as const;
