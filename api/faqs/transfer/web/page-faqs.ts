import type { FaqElement, PagePart } from './page-parts.ts';

/** A FAQ of a page, as the source of its parts. */
export interface PageFaq {
  question: string;
  html: string[];
  topic: string;
}

type Reading = FaqElement | 'headings';
type Heading = Extract<PagePart, { type: 'heading' }>;

const readings: readonly Reading[] = ['details', 'dl', 'headings'];

/** The FAQs of a page by the reading that finds most of them. */
export function findPageFaqs(parts: readonly PagePart[]): PageFaq[] {
  let best: PageFaq[] = [];
  for (const reading of readings) {
    const faqs = readParts(parts, reading);
    if (faqs.length > best.length) best = faqs;
  }
  return best;
}

function readParts(parts: readonly PagePart[], reading: Reading): PageFaq[] {
  const faqs: PageFaq[] = [];
  const level = reading === 'headings' ? questionLevel(parts) : 0;
  const topics: Heading[] = [];
  let open: PageFaq | undefined;
  const begin = (question: string) => {
    open = { question, html: [], topic: topics.map(({ html }) => html).join(' &gt; ') };
    faqs.push(open);
  };
  for (const part of parts) {
    if (part.type === 'text') open?.html.push(part.html);
    else if (part.type === 'end') {
      if (part.of === reading) open = undefined;
    } else if (part.type === 'question' && part.of === reading) begin(part.html);
    else if (part.type === 'heading' && part.level === level) begin(part.html);
    else if (part.type === 'heading' && (level > 0 ? part.level < level : open === undefined)) {
      open = undefined;
      while ((topics.at(-1)?.level ?? 0) >= part.level) topics.pop();
      // The heading of the first level is the title of the page.
      if (part.level > 1) topics.push(part);
    } else open?.html.push(`<p><b>${part.html}</b></p>`);
  }
  const hasText = ({ html }: PageFaq) => html.some((each) => withoutTags(each).trim() !== '');
  return reading === 'headings' ? faqs.filter(hasText) : faqs;
}

/** The level of most headings that are questions, or of most headings. */
function questionLevel(parts: readonly PagePart[]): number {
  const headings = parts.filter((part) => part.type === 'heading');
  const asked = headings.filter(({ html }) => withoutTags(html).trim().endsWith('?'));
  const counts = new Map<number, number>();
  for (const { level } of asked.length > 0 ? asked : headings)
    counts.set(level, (counts.get(level) ?? 0) + 1);
  let found = 0;
  for (const [level, count] of counts) {
    const most = counts.get(found) ?? 0;
    if (count > most || (count === most && level > found)) found = level;
  }
  return found;
}

function withoutTags(html: string): string {
  const parts = html.split('<').map((part) => part.slice(part.indexOf('>') + 1));
  return parts.join(' ');
}
