import { and, eq } from 'drizzle-orm';
import { helpWords } from '../../embed/languages/help-page.ts';
import { defaultLanguage } from '../../embed/languages/names.ts';
import type { Reader } from '../db/database.ts';
import { withBot } from '../db/has-website.ts';
import { websiteSettings, websites } from '../db/schema.ts';
import { botPath } from './help-layout.ts';
import { previewTags } from './preview-tags.ts';

/** The title, the description and the preview of a website's phone page, as HTML; undefined when there is no such website. */
export async function findPhonePageHead(
  db: Reader,
  id: number,
  publicOrigin: string | undefined,
): Promise<string | undefined> {
  const [row] = await db
    .select({ name: websites.name, appearance: websiteSettings.appearance })
    .from(websites)
    .leftJoin(websiteSettings, eq(websiteSettings.websiteId, websites.id))
    .where(and(eq(websites.id, id), withBot));
  if (row === undefined) return undefined;
  const { name, appearance } = row;
  const lang = appearance?.lang ?? null;
  const greeting = appearance?.page_greeting ?? appearance?.greeting;
  const page = {
    title: appearance?.title ?? name,
    description: greeting?.replace(/\s+/g, ' ') ?? helpWords(lang).description(name),
    site: name,
    lang: lang ?? defaultLanguage,
    url: publicOrigin && publicOrigin + botPath(id),
    picture: publicOrigin && `${publicOrigin}/websites/${id}/preview.png`,
  };
  return String(previewTags(page));
}
