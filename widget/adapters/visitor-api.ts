import type { PublicFaq, PublicSearchWords } from '../../api/contract/public-api.ts';
import type { PublicBot } from '../../api/contract/public-bot.ts';
import { defaultBot } from '../flow/default-bot.ts';
import type { FaqSource } from '../flow/faq-source.ts';
import type { BotReader, Clock, FaqReader, LivechatReader, WordsReader } from '../ports.ts';
import { HttpError, requestJson } from './request-json.ts';
import { warnOwner } from './warn-owner.ts';

/** A response from a cache is up to six minutes old. */
const ignoredSkewMs = 600_000;

/**
 * The server's calls for visitors. The browser's HTTP cache serves several elements of one page.
 *
 * @param installFacts the query of the request for the questions
 * @param language of the bot's words: those in English come with the settings
 */
export function visitorApi(
  clock: Clock,
  installFacts: () => string,
  language: () => string,
): FaqReader & BotReader & WordsReader & LivechatReader {
  let skewMs = 0;
  const noteDate = (date: string | null) => {
    const ms = Date.parse(`${date}`) - Date.now();
    skewMs = Math.abs(ms) > ignoredSkewMs ? ms : 0;
  };
  return {
    now: () => Date.now() + skewMs,

    async readFaqs({ apiHost, websiteId }, signal) {
      // The element has warned the site owner already.
      if (apiHost === '') return null;
      try {
        const path = `/faqs/${websiteId}${installFacts()}`;
        return await requestJson(apiHost, path, isTree, { signal, clock, noteDate });
      } catch (error) {
        if (!(error instanceof HttpError) || !isRefusal(error.response)) throw error;
        const { status } = error.response;
        const reason = await readMessage(error.response);
        warnOwner(`${apiHost} refuses website ${websiteId} on this page: ${status}${reason}`);
        return null;
      }
    },

    readBot({ apiHost, websiteId }, known, signal) {
      const isEnglish = language() === 'en';
      if (known !== defaultBot && (!isEnglish || known.words)) return undefined;
      const path = `/websites/${websiteId}/bot${isEnglish ? '/en' : ''}`;
      return requestJson(apiHost, path, isBot, { signal, clock });
    },

    readWords: ({ apiHost, websiteId }, signal) =>
      requestJson(apiHost, `/faqs/${websiteId}/words`, isWords, { signal, clock }),

    async readLivechatLink({ apiHost, websiteId }: FaqSource, signal: AbortSignal) {
      const path = `/websites/${websiteId}/livechat`;
      return (await requestJson(apiHost, path, isLivechat, { signal, clock })).livechat_link;
    },
  };
}

/** The server's own object. Of what is in it only the links are checked: those of other schemes would run code. */
function isBot(bot: unknown): bot is PublicBot {
  const { channels = [] }: PublicBot = Object(bot);
  return (
    bot === Object(bot) && channels.every(({ href = 'tel:' }) => /^(https?|tel|mailto):/.test(href))
  );
}

/** The fields that a search without a check would fail on. */
function isWords(words: unknown): words is PublicSearchWords {
  return Object.values(Object(words)).every((text) => typeof text === 'string');
}

/** An unknown website, or a page that may not show it. */
function isRefusal({ status }: Response): boolean {
  return status === 403 || status === 404;
}

async function readMessage(response: Response): Promise<string> {
  const body = await response.json().catch(() => null);
  return body?.message ? `, ${body.message}` : '';
}

function isTree(faqs: unknown): faqs is readonly PublicFaq[] {
  return Array.isArray(faqs) && faqs.every(isFaq);
}

function isFaq(row: Partial<PublicFaq> | null): row is PublicFaq {
  return typeof row?.id === 'number' && typeof row.question === 'string';
}

function isLivechat(body: unknown): body is { livechat_link: string | null } {
  const { livechat_link: link } = Object(body);
  // The page may navigate there. Other schemes, such as `javascript:`, would run code.
  return link === null || (typeof link === 'string' && /^https?:\/\//i.test(link));
}
