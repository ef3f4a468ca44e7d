import { and, eq, gt, gte, isNull, or } from 'drizzle-orm';
import { handledWords, insightWords } from '../db/schema.ts';
import { answeredWordsMinCount } from './insight-limits.ts';

/** The join condition of wordings and handled wordings. */
export const onHandled = and(
  eq(handledWords.websiteId, insightWords.websiteId),
  eq(handledWords.words, insightWords.words),
);

/**
 * The SQL condition for the open wordings of a website. Handling a wording sets its count to 0. An answered wording is
 * open again after it was counted `answeredWordsMinCount` times; an ignored one is never open again.
 */
export function stillOpen(websiteId: number) {
  const { count } = insightWords;
  return and(
    eq(insightWords.websiteId, websiteId),
    gt(count, 0),
    or(
      isNull(handledWords.state),
      and(eq(handledWords.state, 'answered'), gte(count, answeredWordsMinCount)),
    ),
  );
}
