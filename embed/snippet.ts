import { defaultWebsiteId } from '../api/contract/limits.ts';

export interface SnippetOptions {
  /** Origin the script is served from, without a trailing slash: `https://faq.example.com`. */
  host: string;
  websiteId: number;
}

/** The whole installation: one tag that loads the script and lets it mount one `<faq-chatbot>` by itself. */
export function scriptTag({ host, websiteId }: SnippetOptions): string {
  return `<script src="${escapeAttribute(host)}/faq-chatbot.js" data-website-id="${websiteId}" async></script>`;
}

/** The second way: the page places the element itself, where and with the attributes it wants. */
export function elementSnippet({ host, websiteId }: SnippetOptions): string {
  return [
    `<faq-chatbot website-id="${websiteId}"></faq-chatbot>`,
    `<script src="${escapeAttribute(host)}/faq-chatbot.js" async></script>`,
  ].join('\n');
}

/** The address of the phone page, for links and QR codes. */
export function mobileFaqAddress({ host, websiteId }: SnippetOptions): string {
  const query = websiteId === defaultWebsiteId ? '' : `?website-id=${websiteId}`;
  return `${host}/mobilefaq${query}`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
