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
}

export interface EncodeOptions {
  headers: Readonly<Record<string, string>>;
  /** Brotli quality, 1 to 11; without one the body is not compressed, as for images. */
  brotliQuality?: number;
  /** The body as the build has compressed it. */
  compressed?: CompressedBody | undefined;
}

const entityHeaders = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
]);

/** Compresses a body once, for every request until it changes. */
export async function encodeBody(body: Buffer, options: EncodeOptions): Promise<CachedBody> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const { brotliQuality, headers } = options;
  const compressed = options.compressed ?? (brotliQuality && (await compress(body, brotliQuality)));
  if (!compressed) return { identity: variant(body, `"${hash}"`, headers) };

  const varied = { ...headers, Vary: joinVary(headers.Vary, 'Accept-Encoding') };
  const { br, gzip } = compressed;
  const encoded: CachedBody = { identity: variant(body, `"${hash}"`, varied) };
  // A strong ETag names bytes, so each encoding has its own. A tiny body may grow when compressed.
  if (br.length < body.length) {
    encoded.br = variant(br, `"${hash}-br"`, { ...varied, 'Content-Encoding': 'br' });
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
