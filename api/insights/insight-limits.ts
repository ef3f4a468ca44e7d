import { bodyMaxBytes } from '../config/server-limits.ts';
import type { InsightFact } from '../contract/insights.ts';
import { insightWordsMaxLength } from '../contract/limits.ts';

/** Limits of what visitors report and search. */

/** The body of one of the bot's reports. */
export const insightBodyMaxBytes = 16 * 1024;

/** Reports from one address. The second limit stops a replayed report from increasing sums all day. */
export const insightAddressLimit = { reports: 120, seconds: 60 };

export const insightDayLimit = { reports: 5000, seconds: 86_400 };

/** Facts of one report that count. A report covers at most a minute, in which a visitor does not do more. */
export const insightFactsPerReport = {
  opened: 2,
  read: 10,
  searched: 10,
  voted: 10,
  explained: 10,
  checked: 10,
  'handed-over': 5,
} as const satisfies Record<InsightFact['type'], number>;

/** How often sums are written. A crash loses the reports since the last write. */
export const insightWriteMs = 2000;

/**
 * Sums in memory that are not written yet. In two seconds only made-up ids cause more; while the database is away, so
 * do many visitors. Further ones are dropped.
 */
export const insightSumsMax = 20_000;

/** An answered wording is listed again after it was counted this often. */
export const answeredWordsMinCount = 3;

/** Different wordings that one address may add in a day, beside those that are stored already. */
export const insightNewWordsPerSender = 20;

/** FAQs of which one address may say in a day that they are outdated. More are only summed. */
export const outdatedPerSender = 20;

/** Wordings that one server has in memory and has not stored yet, and stored ones that it knows. */
export const insightWordsPendingMax = 20_000;

/** Wordings of a website; the rarest and oldest are deleted first. */
export const insightWordsMax = 20_000;

/** How long wordings are stored after they were last searched. */
export const insightWordsDays = 90;

/** Wordings in one response. */
export const insightWordsShown = 500;

/** A request body with all of these wordings: a character has up to three bytes. */
export const wordsBodyMaxBytes = bodyMaxBytes + insightWordsShown * 3 * insightWordsMaxLength;

/** How long tests are stored after visitors last chose them. */
export const searchTestDays = 365;

/** Handled wordings of a website; the oldest are deleted first. */
export const handledWordsMax = 5000;

/** Handled wordings in one response: the newest. */
export const handledWordsShown = 1000;

/** How long handled wordings are stored. */
export const handledWordsDays = 730;
