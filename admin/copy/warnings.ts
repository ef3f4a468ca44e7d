/** Texts of the header's button. Those of the list are in `sensitive-writes.ts`, which is loaded later. */
export const warningsCopy = {
  title: 'Perlu Anda periksa',
  titleWithCount: (count: string) => `${warningsCopy.title}: ${count}`,
  lead: 'Periksa apakah Anda mengenalinya.',
} as const;
