/** Texts for the notes that only the team reads. */
export const faqNotesCopy = {
  help: 'Hanya dibaca tim, tidak pernah oleh pengunjung.',
  ofLibrary: 'Catatan tim di FAQ bersama',
  ownHelp: 'Hanya untuk website ini. Pengunjung tidak pernah membacanya.',
  own: 'Catatan website ini...',
  ownTitle: 'Catatan website ini',
  mark: (note: string) => `Catatan tim: ${note}`,
} as const;
