import { parseId } from '../http/validation.ts';

/** What the address of a visitor's request says about the installation. */
export interface InstallRequest {
  websiteId: number;
  /** The build of the script, empty for one from before builds were sent. */
  build: string;
  /** Undefined for the request of the script itself, which does not tell. */
  tag: { isOld: boolean; count: number } | undefined;
}

const scriptPath = '/faq-chatbot.js';
const questionsPath = '/faqs/';
/** More tags on one page are made up. */
const tagsMax = 99;

/** Which header names the page of a request; undefined for requests that are not counted. Called for every cached read. */
export function pageHeader(address: string): 'origin' | 'referer' | undefined {
  if (address.startsWith(scriptPath)) {
    return address[scriptPath.length] === '?' ? 'referer' : undefined;
  }
  const isQuestions =
    address.startsWith(questionsPath) && address.indexOf('/', questionsPath.length) === -1;
  return isQuestions ? 'origin' : undefined;
}

/**
 * Reads `/faq-chatbot.js?website=1` or `/faqs/1?build=HASH&tags=2&old=1`. Undefined for anything else.
 *
 * @param ownBuild the build that the request of the script gets.
 */
export function readInstallRequest(address: string, ownBuild: string): InstallRequest | undefined {
  const [path = '', search] = address.split('?', 2);
  const query = new URLSearchParams(search);
  if (path === scriptPath) {
    const websiteId = parseId(query.get('website') ?? '');
    if (websiteId === undefined) return undefined;
    return { websiteId, build: ownBuild, tag: undefined };
  }
  const websiteId = parseId(path.slice(questionsPath.length));
  if (websiteId === undefined) return undefined;
  const build = query.get('build') ?? '';
  const tags = Number(query.get('tags') ?? 1);
  return {
    websiteId,
    build: /^[\w-]{1,64}$/.test(build) ? build : '',
    tag: {
      isOld: query.get('old') === '1',
      count: Number.isInteger(tags) && tags > 1 ? Math.min(tags, tagsMax) : 1,
    },
  };
}
