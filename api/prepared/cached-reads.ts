import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagMatches } from './etag-matches.ts';
import { pickVariant } from './pick-variant.ts';
import type { PreparedBody } from './prepare-body.ts';

/** An answer that is the same for everybody who asks for its address. */
export interface CachedRead {
  prepared: PreparedBody;
  /** The pattern it is counted under. */
  route: string;
}

export interface CachedReadsOptions {
  /** Where to look, in this order. */
  sources: readonly ((address: string) => CachedRead | undefined)[];
  /** Whether calls are taken up at all. */
  isOpen(): boolean;
  onAnswer(route: string, status: number): void;
}

/** Answers the call if it is a cached read; false leaves it to the app. */
export type AnswerCachedRead = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * The short way for what visitors read most: from Node's own request to Node's own answer, without a router and without
 * objects made per call. What is not ready yet the app answers, and makes ready for the next call.
 */
export function createCachedReads({
  sources,
  isOpen,
  onAnswer,
}: CachedReadsOptions): AnswerCachedRead {
  return (incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url === undefined || !isOpen()) return false;
    const read = find(sources, incoming.url);
    if (read === undefined) return false;
    const variant = pickVariant(read.prepared, headerOf(incoming, 'accept-encoding'));
    const status = etagMatches(headerOf(incoming, 'if-none-match'), variant.etag) ? 304 : 200;
    if (status === 304) outgoing.writeHead(304, variant.notModifiedHeaders).end();
    else outgoing.writeHead(200, variant.headers).end(variant.body);
    onAnswer(read.route, status);
    return true;
  };
}

/** From the list as it came: Node makes an object of all the headers only when it is asked for, and for every call anew. */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let value: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const candidate = rawHeaders[at];
    if (candidate?.length !== name.length || candidate.toLowerCase() !== name) continue;
    value = value === undefined ? rawHeaders[at + 1] : `${value}, ${rawHeaders[at + 1]}`;
  }
  return value;
}

function find(sources: CachedReadsOptions['sources'], address: string): CachedRead | undefined {
  for (const source of sources) {
    const read = source(address);
    if (read !== undefined) return read;
  }
  return undefined;
}
