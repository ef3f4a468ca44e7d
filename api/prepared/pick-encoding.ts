import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of texts. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding the client takes (RFC 9110, section 12.5.3): brotli, else gzip, else none. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === '') return 'identity';
  const before = known.get(acceptEncoding);
  if (before !== undefined) return before;
  const encoding = readEncoding(acceptEncoding);
  known.set(acceptEncoding, encoding);
  return encoding;
}

function readEncoding(acceptEncoding: string): Encoding {
  let br = false;
  let gzip = false;
  let any = false;
  const refused = new Set<string>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) refused.add(coding);
    else if (coding === 'br') br = true;
    else if (coding === 'gzip' || coding === 'x-gzip') gzip = true;
    else if (coding === '*') any = true;
  }
  if (br || (any && !refused.has('br'))) return 'br';
  return gzip || (any && !refused.has('gzip')) ? 'gzip' : 'identity';
}
