import { parseId } from '../http/validation.ts';
import { countParts, partPath, writeAnswer, writeHome, writeSitemap } from './help-pages.ts';
import type { HelpSite } from './help-site.ts';
import { votePageOf, votePages, voteWordsFor, writeVotePage } from './vote-pages.ts';

/** The parts of a help page's path. */
export interface HelpRequest {
  website: string;
  page?: string | undefined;
  part?: string | undefined;
}

/** A page that exists. */
export interface FoundPage {
  /** The one path under which it is sent. */
  path: string;
  /** Its headers. */
  kind: 'helpPage' | 'helpStyle' | 'sitemap';
  /** The FAQ of an answer's page. */
  faqId?: number;
  write: () => string;
}

const styleName = /^style-[\da-f]+\.css$/;
const partName = /^bagian-([1-9]\d{0,3})$/;

/** Finds the page of a path, also of one with another slug; undefined when there is none. It writes nothing. */
export function findHelpPage(site: HelpSite, { page, part }: HelpRequest): FoundPage | undefined {
  const { base } = site;
  if (page === undefined || partName.test(page)) {
    if (part !== undefined) return undefined;
    const number = page === undefined ? 1 : partOf(page);
    if (number > countParts(site.roots)) return undefined;
    const write = () => writeHome(site, number);
    return { path: partPath(base, number), kind: 'helpPage', write };
  }
  if (part === undefined && styleName.test(page)) {
    // An older page asks for an older sheet: it is redirected to the present one.
    return { path: `${base}/${site.style.name}`, kind: 'helpStyle', write: () => site.style.css };
  }
  if (part === undefined && page === 'sitemap.xml') {
    if (site.origin === undefined || !site.isIndexed) return undefined;
    const write = () => writeSitemap(site);
    return { path: `${base}/sitemap.xml`, kind: 'sitemap', write };
  }
  const faq = site.faqs.get(faqIdOf(page) ?? 0);
  const votePage = votePageOf(part);
  if (votePage !== undefined) {
    const words = faq && voteWordsFor(site, faq);
    if (!words) return undefined;
    const write = () => writeVotePage(site, faq, { page: votePage, words });
    return { path: `${faq.path}/${votePages[votePage]}`, kind: 'helpPage', faqId: faq.id, write };
  }
  const number = part === undefined ? 1 : partName.test(part) && partOf(part);
  if (!faq || !number || number > countParts(faq.children)) return undefined;
  const write = () => writeAnswer(site, faq, number);
  return { path: partPath(faq.path, number), kind: 'helpPage', faqId: faq.id, write };
}

/** The id in `12-cara-deposit` or `12`: it alone decides, so that a link still works when a question was edited. */
export function faqIdOf(page: string): number | undefined {
  return parseId(page.split('-', 1)[0] ?? '');
}

function partOf(name: string): number {
  return Number(partName.exec(name)?.[1] ?? 0);
}
