import type { Context } from 'hono';
import { z } from 'zod';
import { isFromForeignPage } from '../auth/same-origin.ts';
import { type InsightFact, type InsightReport, unhelpfulReasons } from '../contract/insights.ts';
import { messages } from '../copy/messages.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { parseId } from '../http/validation.ts';
import { faqIdOf, type HelpRequest } from './find-help-page.ts';
import { botAddress } from './help-layout.ts';
import { type HelpSite, locationOf } from './help-site.ts';
import { votePages, voteWordsFor } from './vote-pages.ts';

/** The body of a vote. */
export const voteBodyMaxBytes = 1024;

export interface VoteOptions {
  /** Counts what a visitor did, as the bot's reports. */
  receiveReport: (c: Context<AppEnv>, readReport: () => Promise<InsightReport>) => Promise<void>;
  findSite(websiteId: number): Promise<HelpSite | undefined>;
}

const voteBody = z.union([
  z.object({ helpful: z.enum(['yes', 'no']) }),
  z.object({ reason: z.enum(unhelpfulReasons) }),
]);

/** Counts a vote on an answer, and leads to the page after it: a reload does not vote again. */
export function createReceiveVote({ receiveReport, findSite }: VoteOptions) {
  return async (c: Context<AppEnv>, { website, page = '' }: HelpRequest): Promise<Response> => {
    const site = await findSite(parseId(website) ?? 0);
    // Its own host is another origin than `PUBLIC_URL`.
    if (site && isFromForeignPage(c, site.origin)) throw new ApiError(403, messages.foreignOrigin);
    const faq = site?.faqs.get(faqIdOf(page) ?? 0);
    if (!site || !faq || !voteWordsFor(site, faq)) return c.notFound();
    c.header('Cache-Control', 'no-store');
    // The page was switched off while somebody read it.
    if (!site.isOn) return c.redirect(botAddress(site, faq.id), 303);
    const vote = voteBody.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
    if (!vote.success) throw new ApiError(400, messages.badRequest);
    const fact = factOf(faq.id, vote.data);
    await receiveReport(c, async () => ({ website_id: site.id, facts: [fact] }));
    const isUnhelpful = fact.type === 'voted' && !fact.helpful;
    const next = isUnhelpful ? votePages.reasons : votePages.thanks;
    return c.redirect(locationOf(site, `${faq.path}/${next}`), 303);
  };
}

function factOf(faq_id: number, vote: z.infer<typeof voteBody>): InsightFact {
  if ('reason' in vote) return { type: 'explained', faq_id, reason: vote.reason };
  return { type: 'voted', faq_id, helpful: vote.helpful === 'yes' };
}
