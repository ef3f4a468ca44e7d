import type { PublicBot } from '../../api/contract/bot/public-bot.ts';
import type { PublicFaq, PublicSearchWords } from '../../api/contract/public-api.ts';
import { defaultLanguage, type Language } from '../../embed/languages/names.ts';
import { defaultBot } from '../flow/default-bot.ts';
import type { FaqSource } from '../flow/faq-source.ts';
import type { BotReader, Clock, FaqReader, LivechatReader, WordsReader } from '../ports.ts';
import { HttpError, requestJson } from './request-json.ts';
import { warnOwner } from './warn-owner.ts';

/**
 * Ten minutes. A cached response has an old `Date`, up to six minutes ago, so smaller differences into the past are
 * ignored. No `Date` is in the future, so a clock that is behind the server's is always corrected.
 */
const ignoredSkewMs = 600_000;

/**
 * The server's calls for visitors. There is no cache here: the browser's HTTP cache serves several elements of one page.
 *
 * @param installFacts returns the query of the request for the questions
 * @param language returns the bot's language; the words of another than the default are loaded with the settings
 */
export function visitorApi(
  clock: Clock,
  installFacts: () => string,
  language: () => Language,
): FaqReader & BotReader & WordsReader & LivechatReader {
  let skewMs = 0;
  const noteDate = (date: string | null) => {
    const ms = Date.parse(`${date}`) - Date.now();
    skewMs = ms > 0 || ms < -ignoredSkewMs ? ms : 0;
  };
  return {
    now: () => Date.now() + skewMs,

    async readFaqs({ apiHost, websiteId }, signal) {
      // No request: the element has already warned the site owner.
      if (apiHost === '') return null;
      const path = `/faqs/${websiteId}${installFacts()}`;
      try {
        return await requestJson(apiHost, path, isTree, { signal, clock, noteDate });
      } catch (error) {
        if (error instanceof TypeError) {
          // A lost connection is one, too. A request that needs no permission tells which of the two it is.
          fetch(apiHost + path, { mode: 'no-cors' }).then(
            () => warnOwner(`a script that adds credentials to fetch must except ${apiHost}`),
            () => {},
          );
        }
        if (!(error instanceof HttpError) || !isRefusal(error.response)) throw error;
        const { status } = error.response;
        const reason = await readMessage(error.response);
        warnOwner(`${apiHost} refuses website ${websiteId} on this page: ${status}${reason}`);
        return null;
      }
    },

    readBot({ apiHost, websiteId }, known, signal) {
      const lang = language();
      const isDefault = lang === defaultLanguage;
      if (known !== defaultBot && (isDefault || known.words?.lang === lang)) return undefined;
      const path = `/websites/${websiteId}/bot${isDefault ? '' : `/${lang}`}`;
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

/** Checks the links, because other schemes such as `javascript:` would run code. The server validates the rest. */
function isBot(bot: unknown): bot is PublicBot {
  const { channels = [], notices = [] }: PublicBot = Object(bot);
  const links = [...channels.map(({ href }) => href), ...notices.map(({ link }) => link)];
  return bot === Object(bot) && links.every((link = 'tel:') => /^(https?|tel|mailto):/.test(link));
}

/** Checks that all fields are texts. The search would throw on anything else. */
function isWords(words: unknown): words is PublicSearchWords {
  return Object.values(Object(words)).every((text) => typeof text === 'string');
}

/** True if the website is unknown (404) or this page may not embed it (403). */
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
  // The bot may navigate the page to this link. Other schemes, such as `javascript:`, would run code.
  return link === null || (typeof link === 'string' && /^https?:\/\//i.test(link));
}
