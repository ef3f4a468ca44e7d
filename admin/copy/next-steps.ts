/** What is left to do for a new website. */
export const nextStepsCopy = {
  title: 'Langkah berikutnya',
  fill: 'Isi FAQ',
  import: 'Impor',
  looks: 'Tampilan',
  install: 'Pasang',
  done: '(selesai)',
} as const;
