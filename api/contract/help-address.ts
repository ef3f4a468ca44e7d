/** In characters. Longer addresses are cut in chats, and the id alone decides. */
const slugMaxLength = 60;

/** The path of a website's help page. */
export function helpPath(websiteId: number): string {
  return `/bantuan/${websiteId}`;
}

/** The path of an answer's help page: `/bantuan/1/12-cara-deposit`. Without a slug it leads to the page, too. */
export function answerPath(websiteId: number, faq: { id: number; question: string }): string {
  const slug = slugOf(faq.question);
  return `${helpPath(websiteId)}/${faq.id}${slug && `-${slug}`}`;
}

/** A question's words for an address, in small letters and digits; empty for other scripts. */
export function slugOf(question: string): string {
  const words = question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, slugMaxLength) : `${slug}-${word}`;
    if (longer.length > slugMaxLength) break;
    slug = longer;
  }
  return slug;
}
