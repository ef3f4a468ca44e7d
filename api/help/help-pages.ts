import { gzipSync } from 'node:zlib';
import { html } from 'hono/html';
import { imageSizeOf } from '../contract/image-name.ts';
import { answerHtml, firstWords, type Html } from './answer-html.ts';
import { botAddress, type HelpPageContent, writePage } from './help-layout.ts';
import type { HelpFaq, HelpSite } from './help-site.ts';
import { voteForm } from './vote-pages.ts';

/** FAQs of one list in a page; more are in parts. */
export const partRows = 100;
/** A home page with every FAQ is no larger than this, compressed. */
const wholeMaxGzipBytes = 15 * 1024;
/** With more FAQs no home page is that small. */
const wholeMaxFaqs = 300;
/** Characters of an answer in a list, and in a description. */
const rowWordsMax = 110;
const descriptionMax = 160;
/** Questions of a topic on a home page that has not all of them. */
const topicRows = 5;
/** Siblings around an answer. */
const siblingsMax = 8;

/** The number of parts of a list. */
export function countParts(rows: readonly unknown[]): number {
  return Math.max(1, Math.ceil(rows.length / partRows));
}

/** The path of a part of a page; the first one is the page itself. The home page of an own host has the path ''. */
export function partPath(path: string, part: number): string {
  return part === 1 ? path || '/' : `${path}/bagian-${part}`;
}

/** Writes the home page: every topic with its questions, or with a few of them if the page would be too large. */
export function writeHome(site: HelpSite, part: number): string {
  const write = (main: Html) => writePage(site, homeContent(site, part, main));
  if (site.faqs.size <= wholeMaxFaqs) {
    const whole = write(html`${greeting(site)}${topics(site, site.roots, true)}`);
    if (gzipSync(whole).length <= wholeMaxGzipBytes) return whole;
  }
  const rows = partOf(site.roots, part);
  const links = partLinks(site, site.base, part, countParts(site.roots));
  return write(html`${greeting(site)}${topics(site, rows, false)}${links}`);
}

/** Writes the page of one FAQ: its answer and the questions below it. */
export function writeAnswer(site: HelpSite, faq: HelpFaq, part: number): string {
  const { words } = site;
  const { question, answer, image, children } = faq;
  const parts = countParts(children);
  const main = html`${breadcrumb(site, faq)}
<article>
<h1 dir="auto">${question}</h1>
${answer !== null && part === 1 && html`<div class="answer" dir="auto">${answerHtml(answer)}</div>`}
${image !== null && part === 1 && picture(image, words.imageOf(question))}
${
  answer === null &&
  image === null &&
  children.length === 0 &&
  html`<p><a href="${botAddress(site, faq.id)}">${words.noAnswer}</a></p>`
}
</article>
${part === 1 && voteForm(site, faq)}
${
  children.length > 0 &&
  html`<section aria-labelledby="children"><h2 id="children">${words.inThisTopic}</h2>${rowList(
    partOf(children, part),
  )}${partLinks(site, faq.path, part, parts)}</section>`
}
${siblings(site, faq)}`;
  const asked = part === 1 ? question : `${question} (${words.part(part, parts)})`;
  const page = {
    title: `${asked} - ${words.siteTitle(site.name)}`,
    description: describe(faq) || words.description(site.name),
    path: partPath(faq.path, part),
    picture: `/faqs/${faq.id}/preview.png`,
    isArticle: true,
    main,
  };
  return writePage(site, page);
}

/** Writes the page for addresses of deleted and unknown FAQs, with the topics. It is the same for all of them. */
export function writeGone(site: HelpSite): string {
  const { words } = site;
  const main = html`<h1>${words.goneTitle}</h1>
<p class="lead">${words.gone}</p>
${topics(site, partOf(site.roots, 1), false)}`;
  const content = { ...homeContent(site, 1, main), title: words.goneTitle, isListed: false };
  return writePage(site, content);
}

/** Writes the sitemap, with all pages. */
export function writeSitemap(site: HelpSite): string {
  const lists: [string, readonly HelpFaq[]][] = [[site.base, site.roots]];
  for (const { path, children } of site.faqs.values()) lists.push([path, children]);
  const paths = lists.flatMap(([path, rows]) =>
    Array.from({ length: countParts(rows) }, (_, index) => partPath(path, index + 1)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => html`<url><loc>${site.toCanonical(path)}</loc></url>`)}
</urlset>`}\n`;
}

function homeContent(site: HelpSite, part: number, main: Html): HelpPageContent {
  const { words, name } = site;
  const title = words.siteTitle(name);
  return {
    title: part === 1 ? title : `${title} (${words.part(part, countParts(site.roots))})`,
    description: site.greeting?.replace(/\s+/g, ' ') ?? words.description(name),
    path: partPath(site.base, part),
    picture: `/websites/${site.id}/preview.png`,
    main,
  };
}

function greeting({ words, name, greeting, faqs }: HelpSite): Html {
  const text = greeting ?? words.description(name);
  return html`<h1 dir="auto">${words.siteTitle(name)}</h1>
<p class="lead" dir="auto">${faqs.size === 0 ? words.empty : text}</p>`;
}

/** FAQs of the top tier: those with questions below as headings, the others in one list. */
function topics(site: HelpSite, roots: readonly HelpFaq[], isWhole: boolean): Html {
  const { words } = site;
  const headed = roots.filter(({ children }) => children.length > 0);
  const single = roots.filter(({ children }) => children.length === 0);
  return html`${headed.map(
    (faq) => html`<section aria-labelledby="t${faq.id}">
<h2 id="t${faq.id}" dir="auto"><a href="${faq.path}">${faq.question}</a></h2>
${isWhole ? wholeList(faq.children) : rowList(faq.children.slice(0, topicRows))}
${
  !isWhole &&
  faq.children.length > topicRows &&
  html`<p><a href="${faq.path}">${words.all(faq.children.length)}</a></p>`
}
</section>`,
  )}
${
  single.length > 0 &&
  html`<section${headed.length > 0 ? html` aria-labelledby="others"` : ''}>${
    headed.length > 0 && html`<h2 id="others">${words.otherQuestions}</h2>`
  }${rowList(single)}</section>`
}`;
}

function wholeList(faqs: readonly HelpFaq[]): Html {
  return html`<ul class="rows">${faqs.map(
    (faq) =>
      html`<li dir="auto">${row(faq)}${faq.children.length > 0 && wholeList(faq.children)}</li>`,
  )}</ul>`;
}

function rowList(faqs: readonly HelpFaq[]): Html {
  return html`<ul class="rows">${faqs.map((faq) => html`<li dir="auto">${row(faq)}</li>`)}</ul>`;
}

function row({ path, question, answer }: HelpFaq): Html {
  const words = firstWords(answer, rowWordsMax);
  return html`<a href="${path}">${question}</a>${words !== '' && html`<p>${words}</p>`}`;
}

function breadcrumb(site: HelpSite, { parent }: HelpFaq): Html {
  const above: HelpFaq[] = [];
  for (let faq = parent; faq !== undefined; faq = faq.parent) above.unshift(faq);
  return html`<nav class="crumbs" aria-label="${site.words.breadcrumb}"><ol>
<li><a href="${site.home}">${site.words.home}</a></li>
${above.map(({ path, question }) => html`<li><a href="${path}" dir="auto">${question}</a></li>`)}
</ol></nav>`;
}

/** The questions around this one. */
function siblings(site: HelpSite, faq: HelpFaq): Html | undefined {
  const { words } = site;
  const all = faq.parent?.children ?? site.roots;
  const others = all.filter((other) => other !== faq);
  if (others.length === 0) return undefined;
  const start = Math.max(
    0,
    Math.min(all.indexOf(faq) - siblingsMax / 2, others.length - siblingsMax),
  );
  const above = faq.parent?.path ?? site.home;
  const title = faq.parent ? words.alsoIn(faq.parent.question) : words.otherQuestions;
  return html`<nav class="siblings" aria-labelledby="siblings"><h2 id="siblings" dir="auto">${title}</h2>
<ul class="rows">${others
    .slice(start, start + siblingsMax)
    .map(({ path, question }) => html`<li dir="auto"><a href="${path}">${question}</a></li>`)}</ul>
${others.length > siblingsMax && html`<p><a href="${above}">${words.all(all.length)}</a></p>`}</nav>`;
}

function partLinks(site: HelpSite, path: string, part: number, parts: number): Html | undefined {
  if (parts === 1) return undefined;
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  return html`<nav aria-label="${site.words.parts}"><ul class="parts">${numbers.map((number) =>
    number === part
      ? html`<li><span aria-current="page">${number}</span></li>`
      : html`<li><a href="${partPath(path, number)}" aria-label="${site.words.part(number, parts)}">${number}</a></li>`,
  )}</ul></nav>`;
}

function picture(name: string, alt: string): Html {
  const { width, height } = imageSizeOf(name) ?? {};
  return html`<img class="picture" src="/faqs/image/${name}"${
    width && height ? html` width="${width}" height="${height}"` : ''
  } alt="${alt}">`;
}

/** The first words of the answer, or the questions below. */
function describe({ answer, children }: HelpFaq): string {
  const below = children.map(({ question }) => question).join(' · ');
  return firstWords(answer ?? below, descriptionMax);
}

function partOf<Row>(rows: readonly Row[], part: number): Row[] {
  return rows.slice((part - 1) * partRows, part * partRows);
}
