import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import type { CachedBody, CachedVariant } from './encode-body.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send only a few different headers, so each is parsed once. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The smallest encoding of the body that the client accepts. */
export function pickVariant(body: CachedBody, acceptEncoding: string | undefined): CachedVariant {
  if (body.br === undefined && body.gzip === undefined) return body.identity;
  return body[pickEncoding(acceptEncoding)] ?? body.identity;
}

/** The best encoding that the client accepts (RFC 9110, section 12.5.3): brotli, else gzip, else none. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const before = known.get(acceptEncoding);
  if (before !== undefined) return before;
  const encoding = readEncoding(acceptEncoding);
  known.set(acceptEncoding, encoding);
  return encoding;
}

/** Whether `If-None-Match` contains the ETag: `*`, one tag or a list, compared weakly (RFC 9110, section 13.1.2). */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = parseAccept(acceptEncoding.toLowerCase());
  const qualityOf = (coding: string) => accepted.find(({ type }) => type === coding)?.q;
  const accepts = (coding: string) => (qualityOf(coding) ?? qualityOf('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
