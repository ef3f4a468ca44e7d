import { createHash } from 'node:crypto';
import { type CompressedBody, compress } from './compress.ts';

/** One encoding of a body, with the headers it is sent with. */
export interface CachedVariant {
  body: Buffer;
  etag: string;
  /** Headers of a 200. */
  headers: Readonly<Record<string, string>>;
  /** Headers of a 304. */
  notModifiedHeaders: Readonly<Record<string, string>>;
}

/** A response body in every encoding it is cached in. */
export interface CachedBody {
  identity: CachedVariant;
  br?: CachedVariant;
  gzip?: CachedVariant;
  /** `true` if the response needs headers that depend on the caller. */
  isPerCaller?: boolean;
  /** The time (ms) from which the body is outdated without a write. */
  changesAt?: number | undefined;
  /** Set if everybody who waited for the body was gone, so it was not compressed yet. */
  compressLater?: ((isNeeded: () => boolean) => Promise<CachedBody>) | undefined;
}

export interface EncodeOptions {
  headers: Readonly<Record<string, string>>;
  /** Brotli quality, 1 to 11. If omitted, the body is not compressed, as for images. */
  brotliQuality?: number;
  isPerCaller?: boolean;
  changesAt?: number | undefined;
  /** Whether somebody still waits for the body, see `compress`. */
  isNeeded?: (() => boolean) | undefined;
  /** The body in the compressed forms of the build. */
  compressed?: CompressedBody | undefined;
  /** An earlier body with the same headers. It is returned if it has the same bytes, which saves the compression. */
  last?: CachedBody | undefined;
}

const entityHeaders = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
]);

/** Compresses a body once, for every request until it changes. */
export async function encodeBody(body: Buffer, options: EncodeOptions): Promise<CachedBody> {
  const { brotliQuality, headers, isPerCaller = false, changesAt, last } = options;
  // After a 304, a cache still sends its old headers, so other headers need another ETag.
  const hash = createHash('sha256')
    .update(body)
    .update(JSON.stringify(headers))
    .digest('base64url')
    .slice(0, 22);
  if (last?.identity.etag === `"${hash}"` && !last.compressLater) {
    return last.changesAt === changesAt ? last : { ...last, changesAt };
  }
  if (!brotliQuality && !options.compressed)
    return { identity: variant(body, `"${hash}"`, headers) };

  const varied = { ...headers, Vary: joinVary(headers.Vary, 'Accept-Encoding') };
  const encoded: CachedBody = {
    identity: variant(body, `"${hash}"`, varied),
    isPerCaller,
    changesAt,
  };
  const compressed =
    options.compressed ?? (await compress(body, brotliQuality ?? 0, options.isNeeded));
  if (compressed === undefined) {
    const again = { ...options, last: undefined };
    return { ...encoded, compressLater: (isNeeded) => encodeBody(body, { ...again, isNeeded }) };
  }
  const { br, gzip } = compressed;
  // A strong ETag identifies bytes, so each encoding and quality has its own. A small body may become larger when
  // compressed.
  if (br.length < body.length) {
    encoded.br = variant(br, `"${hash}-br${brotliQuality ?? ''}"`, {
      ...varied,
      'Content-Encoding': 'br',
    });
  }
  if (gzip.length < body.length) {
    encoded.gzip = variant(gzip, `"${hash}-gz"`, { ...varied, 'Content-Encoding': 'gzip' });
  }
  return encoded;
}

function variant(
  body: Buffer,
  etag: string,
  headers: Readonly<Record<string, string>>,
): CachedVariant {
  const full = { ...headers, 'Content-Length': String(body.length), ETag: etag };
  const ofNotModified = Object.entries(full).filter(
    ([name]) => !entityHeaders.has(name.toLowerCase()),
  );
  return { body, etag, headers: full, notModifiedHeaders: Object.fromEntries(ofNotModified) };
}

function joinVary(existing: string | undefined, name: string): string {
  return existing === undefined ? name : `${existing}, ${name}`;
}
