import { html } from 'hono/html';
import { unhelpfulReasons } from '../contract/insights.ts';
import { checkKindOf } from '../contract/ticket.ts';
import type { Html } from './answer-html.ts';
import { writePage } from './help-layout.ts';
import type { HelpFaq, HelpSite } from './help-site.ts';

/** The pages after a vote, by the last part of their path. */
export const votePages = { reasons: 'alasan', thanks: 'terima-kasih' } as const;
export type VotePage = keyof typeof votePages;

/** The page of the last part of a path; undefined for any other. */
export function votePageOf(part: string | undefined): VotePage | undefined {
  if (part === votePages.reasons) return 'reasons';
  return part === votePages.thanks ? 'thanks' : undefined;
}

/** The words of the vote on an answer. As in the bot there is none where more questions or a ticket check follow. */
export function voteWordsFor({ voteWords }: HelpSite, faq: HelpFaq): HelpSite['voteWords'] {
  const { answer, image, children } = faq;
  const isAnswered = Boolean(answer) || image !== null;
  const isLast = children.length === 0 && checkKindOf(faq) === undefined;
  return isAnswered && isLast ? voteWords : undefined;
}

/** Asks whether an answer helped. Without a script, each step is a page of its own. */
export function voteForm(site: HelpSite, faq: HelpFaq): Html | undefined {
  const words = voteWordsFor(site, faq);
  if (words === undefined) return undefined;
  const { ask, yes, no } = words;
  return html`<form class="vote" method="post" action="${faq.path}"><h2>${ask}</h2>
<p class="choices"><button type="submit" name="helpful" value="yes">${yes}</button><button type="submit" name="helpful" value="no">${no}</button></p></form>`;
}

/** Writes the page after a vote: the reasons why an answer did not help, or the thanks. */
export function writeVotePage(
  site: HelpSite,
  faq: HelpFaq,
  { page, words }: { page: VotePage; words: NonNullable<HelpSite['voteWords']> },
): string {
  const { why, thanks, reasons } = words;
  const title = page === 'reasons' ? why : thanks;
  const main = html`<h1>${title}</h1>
<p dir="auto"><a href="${faq.path}">${faq.question}</a></p>
${
  page === 'reasons' &&
  html`<form method="post" action="${faq.path}"><p class="choices">${unhelpfulReasons.map(
    (reason) =>
      html`<button type="submit" name="reason" value="${reason}">${reasons[reason]}</button>`,
  )}</p></form>`
}`;
  const content = {
    title: `${title} - ${site.words.siteTitle(site.name)}`,
    description: faq.question,
    path: `${faq.path}/${votePages[page]}`,
    picture: `/faqs/${faq.id}/preview.png`,
    isListed: false,
    main,
  };
  return writePage(site, content);
}
