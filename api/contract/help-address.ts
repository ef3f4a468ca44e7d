/** In characters. Longer addresses are cut in chats, and the id alone decides. */
const slugMaxLength = 60;

/** The path of a website's help page. */
export function helpPath(websiteId: number): string {
  return `/bantuan/${websiteId}`;
}

/** The origin of a website's own host, with the scheme of our public origin: both are behind the same proxy. */
export function ownOrigin(host: string, publicOrigin: string): string {
  return `${new URL(publicOrigin).protocol}//${host}`;
}

/** What the addresses of a website's help page begin with: its own origin, or `https://faq.example.com/bantuan/1`. */
export function helpAddress(
  publicOrigin: string,
  website: { id: number; host?: string | undefined },
): string {
  return website.host === undefined
    ? publicOrigin + helpPath(website.id)
    : ownOrigin(website.host, publicOrigin);
}

/**
 * The page of an answer: `/bantuan/1/12-cara-deposit`. Without a slug it leads to the page, too.
 *
 * @param base what the addresses of its help page begin with.
 */
export function answerPath(base: string, faq: { id: number; question: string }): string {
  const slug = slugOf(faq.question);
  return `${base}/${faq.id}${slug && `-${slug}`}`;
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
