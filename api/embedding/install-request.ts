import { parseId } from '../http/validation.ts';

/** The data about the installation in the address of a visitor's request. */
export interface InstallRequest {
  websiteId: number;
  /** The build of the script; empty for an old script that does not send it. */
  build: string;
  /** Undefined for the request of the script itself, which contains no tag data. */
  tag: { isOld: boolean; count: number } | undefined;
}

const scriptPath = '/faq-chatbot.js';
const questionsPath = '/faqs/';
/** Maximum of tags on one page. Larger numbers are made up. */
const tagsMax = 99;

/**
 * The header that contains the page of a request; undefined for requests that are not counted. Called for every cached
 * read, so it must be fast.
 */
export function pageHeader(address: string): 'origin' | 'referer' | undefined {
  if (address.startsWith(scriptPath)) {
    return address[scriptPath.length] === '?' ? 'referer' : undefined;
  }
  const isQuestions =
    address.startsWith(questionsPath) && address.indexOf('/', questionsPath.length) === -1;
  return isQuestions ? 'origin' : undefined;
}

/**
 * Reads `/faq-chatbot.js?website=1` or `/faqs/1?build=HASH&tags=2&old=1`. Returns undefined for anything else.
 *
 * @param ownBuild the server's build, which a request of the script loads.
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

/** Whether a request says that the tag is old, or that the page has several. */
export function hasWarning({ tag }: InstallRequest): boolean {
  return tag !== undefined && (tag.isOld || tag.count > 1);
}
