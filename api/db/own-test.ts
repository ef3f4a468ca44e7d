/** Later than every day, so that the row is not deleted because of its age. */
const noDay = '9999-12-31';

/** The columns of a test of the search that an admin added. */
export function ownTest(faqId: number) {
  return { faqId, state: 'own' as const, lastOn: noDay };
}
