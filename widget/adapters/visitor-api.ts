import type { PublicFaq } from '../../api/contract/public-api.ts';
import type { FaqSource } from '../flow/chat-types.ts';
import type { Clock, FaqReader, LivechatReader } from '../ports.ts';
import { requestJson } from './request-json.ts';

/** The product's calls for visitors. What was read lately, by whichever element of the page, the browser's cache has. */
export function visitorApi(clock: Clock): FaqReader & LivechatReader {
  return {
    async readFaqs({ apiHost, websiteId }, signal) {
      const answer = await requestJson(`${apiHost}/faqs/${websiteId}`, { signal, clock });
      if (!Array.isArray(answer) || !answer.every(isFaq)) throw new Error('Not a list of FAQs.');
      return answer;
    },

    async readLivechatLink({ apiHost, websiteId }: FaqSource, signal: AbortSignal) {
      const address = `${apiHost}/websites/${websiteId}/livechat`;
      const answer = await requestJson(address, { signal, clock });
      const link = (answer as { livechat_link?: unknown } | null)?.livechat_link;
      if (link === null) return null;
      // The page is about to be sent there: nothing but the web may pass, whatever the server says.
      if (typeof link !== 'string' || !/^https?:\/\//i.test(link)) throw new Error('Not a link.');
      return link;
    },
  };
}

function isFaq(row: Partial<PublicFaq> | null): row is PublicFaq {
  return typeof row?.id === 'number' && typeof row.question === 'string';
}
