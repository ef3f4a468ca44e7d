import type { CachedBody, CachedVariant } from './encode-body.ts';
import { pickEncoding } from './pick-encoding.ts';

/** The smallest encoding of the body that the client accepts. */
export function pickVariant(body: CachedBody, acceptEncoding: string | undefined): CachedVariant {
  if (body.br === undefined && body.gzip === undefined) return body.identity;
  return body[pickEncoding(acceptEncoding)] ?? body.identity;
}
