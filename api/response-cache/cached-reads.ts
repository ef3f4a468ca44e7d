import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../http/caller.ts';
import type { CachedBody } from './encode-body.ts';
import { etagMatches } from './etag-matches.ts';
import { pickVariant } from './pick-variant.ts';

/** A response that is the same for everybody who requests its address. */
export interface CachedRead {
  body: CachedBody;
  /** The route pattern, for metrics. */
  route: string;
}

export interface CachedReadsOptions {
  /** The caches, in the order in which they are searched. */
  sources: readonly ((address: string) => CachedRead | undefined)[];
  /** False while the server is stopping. */
  isOpen(): boolean;
  onResponse(route: string, status: number): void;
  /** Called for every response, so it must be fast. `address` is the path and query. */
  onRequest?(address: string, caller: Caller): void;
}

/** Responds if the request is a cached read; false leaves the request to the app. */
export type HandleCachedRead = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Serves visitors' reads directly from Node's request and response, without a router and without objects per request.
 * Other requests go to the app, which caches their responses.
 */
export function createCachedReads({
  sources,
  isOpen,
  onResponse,
  onRequest,
}: CachedReadsOptions): HandleCachedRead {
  return (incoming, outgoing) => {
    const address = incoming.url;
    if (incoming.method !== 'GET' || address === undefined || !isOpen()) return false;
    const read = find(sources, address);
    if (read === undefined) return false;
    const variant = pickVariant(read.body, headerOf(incoming, 'accept-encoding'));
    const status = etagMatches(headerOf(incoming, 'if-none-match'), variant.etag) ? 304 : 200;
    if (status === 304) outgoing.writeHead(304, variant.notModifiedHeaders).end();
    else outgoing.writeHead(200, variant.headers).end(variant.body);
    onResponse(read.route, status);
    onRequest?.(address, {
      header: (name) => headerOf(incoming, name),
      get remoteAddress() {
        return incoming.socket.remoteAddress;
      },
    });
    return true;
  };
}

/** Reads the raw list of headers: `incoming.headers` would create an object for every request. */
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
