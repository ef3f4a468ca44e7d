import { createHmac } from 'node:crypto';

/** A code for a website in its exported files. It differs between installations, although the ids may be the same. */
export function websiteCode(secret: string, websiteId: number): string {
  const hash = createHmac('sha256', secret).update(`exported FAQs of website ${websiteId}`);
  return hash.digest('hex').slice(0, 12);
}
