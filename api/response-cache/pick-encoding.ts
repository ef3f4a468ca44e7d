import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send only a few different headers, so each is parsed once. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that the client accepts (RFC 9110, section 12.5.3): brotli, else gzip, else none. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const before = known.get(acceptEncoding);
  if (before !== undefined) return before;
  const encoding = readEncoding(acceptEncoding);
  known.set(acceptEncoding, encoding);
  return encoding;
}

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = parseAccept(acceptEncoding.toLowerCase());
  const qualityOf = (coding: string) => accepted.find(({ type }) => type === coding)?.q;
  const accepts = (coding: string) => (qualityOf(coding) ?? qualityOf('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
