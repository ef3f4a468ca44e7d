import { html } from 'hono/html';
import { defaultWebsiteId } from '../contract/well-known-ids.ts';
import { type Html, typedLink } from './answer-html.ts';
import type { HelpSite } from './help-site.ts';
import { hoursLines } from './hours-lines.ts';
import { previewTags } from './preview-tags.ts';

/** A page of a website's help. */
export interface HelpPageContent {
  title: string;
  description: string;
  path: string;
  picture: string;
  isArticle?: boolean;
  /** Whether search engines may list it, where the website allows it. */
  isListed?: boolean;
  main: Html;
}

/** Writes a whole document. It has no script, and its only style sheet is the website's. */
export function writePage(
  site: HelpSite,
  { main, isListed = true, path, picture, ...page }: HelpPageContent,
): string {
  const { words, name, avatar, lang, origin } = site;
  const isIndexed = site.isIndexed && isListed;
  const url = site.toCanonical(path);
  return `${html`<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${previewTags({ ...page, site: name, lang, url, picture: origin && origin + picture })}
${isIndexed ? '' : html`<meta name="robots" content="noindex">`}
${url && isListed && html`<link rel="canonical" href="${url}">`}
<link rel="stylesheet" href="${site.base}/${site.style.name}">
</head>
<body>
<header class="top"><div class="frame">
<a class="brand" href="${site.home}">${
    avatar !== null && html`<img src="/faqs/image/${avatar}" width="36" height="36" alt="">`
  }<span dir="auto">${name}</span></a>
<a class="to-bot" href="${botAddress(site)}">${words.openBot}</a>
</div></header>
<main class="frame">
${site.notices.map(
  ({ text, link }) =>
    html`<aside class="notice"><p dir="auto">${text} ${link && typedLink(link, words.details)}</p></aside>`,
)}
${main}
${contact(site)}
</main>
${footer(site)}
</body>
</html>`}\n`;
}

/** The phone page, at one of its answers. */
export function botPath(websiteId: number, faqId?: number): string {
  const query = websiteId === defaultWebsiteId ? '' : `?website-id=${websiteId}`;
  return `/mobilefaq${query}${faqId === undefined ? '' : `#tanya=${faqId}`}`;
}

/** The phone page of a website, at one of its answers: for links in its help pages. */
export function botAddress({ id, botOrigin }: HelpSite, faqId?: number): string {
  return botOrigin + botPath(id, faqId);
}

function contact({ ways, words, lang }: HelpSite): Html | undefined {
  if (ways.length === 0) return undefined;
  return html`<section class="contact" aria-labelledby="contact"><h2 id="contact">${words.contact}</h2>
<ul class="ways">${ways.map(
    ({ type, label, href, hours }) =>
      html`<li>${typedLink(href, label ?? words.ways[type])}${(
        hours ? hoursLines(hours, words, lang) : []
      ).map((line) => html`<span>${line}</span>`)}</li>`,
  )}</ul></section>`;
}

function footer({ privacy, words }: HelpSite): Html | undefined {
  if (privacy === null) return undefined;
  return html`<footer class="foot"><div class="frame">${typedLink(
    privacy.url,
    privacy.label ?? words.privacy,
  )}</div></footer>`;
}
