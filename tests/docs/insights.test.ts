import { expect, it } from 'vitest';
import { searchTestsMax } from '../../api/config/server-limits.ts';
import {
  insightFactsMax,
  insightWordsMaxLength,
  insightWordsMinSenders,
  leastVotes,
  wordingsMax,
} from '../../api/contract/limits.ts';
import { homesPerSite } from '../../api/http/senders.ts';
import {
  answeredWordsMinCount,
  handledWordsMax,
  insightAddressLimit,
  insightDayLimit,
  insightFactsPerReport,
  insightNewWordsPerSender,
  insightSumsMax,
  insightWordsDays,
  insightWordsMax,
  insightWordsPendingMax,
  insightWordsShown,
  insightWriteMs,
} from '../../api/insights/insight-limits.ts';
import { wordingsMaxCharacters } from '../../api/search-words/wording-lines.ts';
import { readLine } from './read.ts';

const text = readLine('docs/insights.md');
const count = (number: number) => number.toLocaleString('en');

it('states the limits of the server', () => {
  const of = insightFactsPerReport;
  const { reports: perMinute } = insightAddressLimit;
  const { reports: perDay } = insightDayLimit;
  for (const sentence of [
    `at most ${insightFactsMax} facts`,
    `after ${insightWordsMaxLength} characters`,
    `at most ${perMinute} reports a minute and ${count(perDay)} a day to one server`,
    `at most ${of.opened} openings, ${of.read} answers, ${of.searched} searches, ${of.voted} votes, ${of.explained} reasons, ${of.checked} ticket checks and ${of['handed-over']} requests for a human`,
    `at most ${count(of.opened * perMinute)} openings a minute and ${count(of.opened * perDay)} a day on each server`,
    `written every ${insightWriteMs / 1000} seconds`,
    `up to ${count(insightSumsMax)} sums (of a website, a day, a kind of fact and a question) and ${count(insightWordsPendingMax)} wordings on each server`,
    `once ${insightWordsMinSenders} different addresses have sent it,`,
    `at most ${insightNewWordsPerSender} new wordings a day, and all addresses of one IPv6 /48 together ${insightNewWordsPerSender * homesPerSite}`,
    `at most ${count(insightWordsMax)} wordings`,
    `listed again once it was counted ${answeredWordsMinCount} times`,
    `at most the ${insightWordsShown} most frequent ones`,
    `${insightWordsDays} days after they were last searched`,
    `A website has at most ${count(handledWordsMax)} handled wordings`,
    `A FAQ has at most ${wordingsMax}; the bot gets the newest ones of each FAQ, up to ${count(wordingsMaxCharacters)} characters`,
    `at most ${count(searchTestsMax)} of a website`,
    `at least ${leastVotes} votes`,
  ])
    expect(text).toContain(sentence);
  expect(readLine('docs/privacy.md')).toContain(
    `once ${insightWordsMinSenders} addresses had sent`,
  );
});
