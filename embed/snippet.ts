import { answerPath } from '../api/contract/help-address.ts';
import { escapeAttribute } from '../api/contract/texts/escape-attribute.ts';
import { defaultWebsiteId } from '../api/contract/well-known-ids.ts';
import type { AttributeName } from './attributes.ts';

export interface SnippetOptions {
  /** The origin that serves the script, without a trailing slash: `https://faq.example.com`. */
  host: string;
  websiteId: number;
  /** Further attributes of the element, in the order in which they are printed. */
  attributes?: Readonly<Partial<Record<AttributeName, string>>>;
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
  const written = writeAttributes(options.attributes ?? {}, 'data-');
  return `<script src="${escapeAttribute(scriptAddress(options))}"${written} async=""></script>`;
}

/** The alternative: the page places the element itself. */
export function elementSnippet(options: SnippetOptions): string {
  const { websiteId, attributes = {} } = options;
  const written = writeAttributes({ 'website-id': `${websiteId}`, ...attributes }, '');
  return [
    `<faq-chatbot${written}></faq-chatbot>`,
    `<script src="${escapeAttribute(scriptAddress(options))}" async=""></script>`,
  ].join('\n');
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
  website: { help?: true | undefined } | undefined,
): string {
  return website?.help
    ? `${options.host}${answerPath(options.websiteId, faq)}`
    : `${phonePageAddress(options)}#tanya=${faq.id}`;
}

function writeAttributes(attributes: Readonly<Record<string, string>>, prefix: string): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${escapeAttribute(value)}"`)
    .join('');
}
