import { html } from 'hono/html';
import type { Html } from './answer-html.ts';

/** What messengers and search engines show of a page. */
export interface PagePreview {
  title: string;
  description: string;
  /** The name of the website. */
  site: string;
  lang: string;
  /** The address of the page; undefined without `PUBLIC_URL`. */
  url: string | undefined;
  /** The address of the picture, see `previewSize`. */
  picture: string | undefined;
  isArticle?: boolean | undefined;
}

/** In pixels. The picture of a link in WhatsApp is at least 300 wide, and is cut unless it is 1.91 times as wide as high. */
export const previewSize = { width: 600, height: 315 } as const;

const localeOf: Readonly<Record<string, string>> = { id: 'id_ID', en: 'en_US' };

/**
 * The title, the description and the tags of a link's preview, for pages that are cached. Absolute addresses come from
 * `PUBLIC_URL` or a stored host only: a page made for a made-up `Host` would otherwise be sent to everybody. Without them,
 * their tags are left out.
 */
export function previewTags(page: PagePreview): Html {
  const { title, description, site, lang, url, picture, isArticle = false } = page;
  const { width, height } = previewSize;
  const shared = html`<title>${title}</title>
<meta name="description" content="${description}">`;
  if (url === undefined || picture === undefined) return shared;
  return html`${shared}
<meta property="og:type" content="${isArticle ? 'article' : 'website'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${site}">
<meta property="og:locale" content="${localeOf[lang] ?? lang}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta name="twitter:card" content="summary_large_image">`;
}
