import { answerPath, helpAddress } from '../api/contract/help-address.ts';
import { escapeAttribute } from '../api/contract/texts/escape-attribute.ts';
import { defaultWebsiteId } from '../api/contract/well-known-ids.ts';

export interface SnippetOptions {
  /** The origin that serves the script, without a trailing slash: `https://faq.example.com`. */
  host: string;
  websiteId: number;
}

/** The URL of the script that contains the website's settings. */
export function scriptAddress({ host, websiteId }: SnippetOptions): string {
  return `${host}/faq-chatbot.js?website=${websiteId}`;
}

/**
 * The whole installation: one tag that loads the script, which then adds one `<faq-chatbot>`. It is also valid XML, because
 * Blogger does not save a theme with an attribute that has no value.
 */
export function scriptTag(options: SnippetOptions): string {
  return `<script src="${escapeAttribute(scriptAddress(options))}" async=""></script>`;
}

/** The alternative: the page places the element itself. */
export function elementSnippet(options: SnippetOptions): string {
  return `<faq-chatbot website-id="${options.websiteId}"></faq-chatbot>\n${scriptTag(options)}`;
}

/** The URL of the phone page, for links and QR codes. */
export function phonePageAddress({ host, websiteId }: SnippetOptions): string {
  const query = websiteId === defaultWebsiteId ? '' : `?website-id=${websiteId}`;
  return `${host}/mobilefaq${query}`;
}

/**
 * The URL of one FAQ's answer: on the website's help page if that is on, otherwise on the phone page, where the same hash
 * opens an embedded bot at that answer.
 *
 * @param website its row of `GET /api/websites/list`; undefined if it is not known.
 */
export function faqAddress(
  faq: { id: number; question: string },
  options: SnippetOptions,
  website: { help?: true | undefined; help_host?: string | undefined } | undefined,
): string {
  return website?.help
    ? answerPath(helpAddress(options.host, { id: options.websiteId, host: website.help_host }), faq)
    : `${phonePageAddress(options)}#tanya=${faq.id}`;
}
