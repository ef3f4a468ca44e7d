import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { recognizeLivechat, type VendorId } from '../contract/bot/livechat-vendors.ts';
import { defaultWebsiteId } from '../contract/well-known-ids.ts';
import type { Database } from '../db/database.ts';
import { websites } from '../db/schema.ts';
import type { CachedBody } from '../response-cache/encode-body.ts';
import type { Pages } from './load-pages.ts';

/** The public pages that contain the bot. */
const botPaths: readonly string[] = ['/widget', '/not-found', '/notfound'];

/** Finds the document of an admin page for this caller. */
export type FindPage = (c: Context, path: string) => Promise<CachedBody>;

/**
 * On the public pages with the bot, the live chat opens in the page: the policy allows the vendor of website 1's link.
 * It does not if the caller has a session, because the vendor's script could use the session.
 *
 * @param asksForPasskey whether this caller's page asks for a passkey. The vendor's script could ask for one, too. The
 * app shows that page in the document of the path that was opened, so it may be any of these.
 */
export function createFindPage(
  pages: Pages,
  db: Database,
  asksForPasskey: (c: Context) => Promise<boolean>,
): FindPage {
  return async (c, path) => {
    const isOpen = botPaths.includes(path) && getCookie(c, 'token') === undefined;
    return await pages.loadAdmin(
      path,
      isOpen && !(await asksForPasskey(c)) ? await findVendor(db) : undefined,
    );
  };
}

async function findVendor(db: Database): Promise<VendorId | undefined> {
  const [row] = await db.read
    .select({ link: websites.livechatLink })
    .from(websites)
    .where(eq(websites.id, defaultWebsiteId));
  return (row && recognizeLivechat(row.link)?.vendor) ?? undefined;
}
