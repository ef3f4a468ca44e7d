import { and, eq, gt, gte, isNull, or } from 'drizzle-orm';
import { insightWordsMinReports } from '../config/server-limits.ts';
import { handledWords, insightWords } from '../db/schema.ts';

/** Joins a wording with what was done about it. */
export const isHandled = and(
  eq(handledWords.websiteId, insightWords.websiteId),
  eq(handledWords.words, insightWords.words),
);

/**
 * The wordings of a website that wait for an answer. Handling one sets its count to 0. An answered one comes back when as many
 * reports as a new one needs had it without a sure result since; an ignored one stays away.
 */
export function isOpen(websiteId: number) {
  const { count } = insightWords;
  return and(
    eq(insightWords.websiteId, websiteId),
    gt(count, 0),
    or(
      isNull(handledWords.state),
      and(eq(handledWords.state, 'answered'), gte(count, insightWordsMinReports)),
    ),
  );
}
