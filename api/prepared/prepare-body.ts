import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Ready to send: nothing is left to do per request but to choose. */
export interface PreparedVariant {
  body: Buffer;
  etag: string;
  /** Headers of a 200. */
  headers: Readonly<Record<string, string>>;
  /** Headers of a 304. */
  notModifiedHeaders: Readonly<Record<string, string>>;
}

/** One answer in every encoding it is kept in. */
export interface PreparedBody {
  identity: PreparedVariant;
  br?: PreparedVariant;
  gzip?: PreparedVariant;
}

export interface PrepareOptions {
  headers: Readonly<Record<string, string>>;
  /** Brotli quality, 1 to 11; without one the body is kept as it is, as for images. */
  brotliQuality?: number;
}

const entityHeaders = new Set(['content-type', 'content-length', 'content-encoding']);

/** Compresses an answer once, for every request until it changes. */
export async function prepareBody(body: Buffer, options: PrepareOptions): Promise<PreparedBody> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const { brotliQuality, headers } = options;
  if (brotliQuality === undefined) return { identity: variant(body, `"${hash}"`, headers) };

  const varied = { ...headers, Vary: joinVary(headers.Vary, 'Accept-Encoding') };
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(body, { level: 9 }),
  ]);
  const prepared: PreparedBody = { identity: variant(body, `"${hash}"`, varied) };
  // Strong tags name bytes, and each encoding has its own. A tiny body may grow: then it is not worth it.
  if (br.length < body.length) {
    prepared.br = variant(br, `"${hash}-br"`, { ...varied, 'Content-Encoding': 'br' });
  }
  if (gz.length < body.length) {
    prepared.gzip = variant(gz, `"${hash}-gz"`, { ...varied, 'Content-Encoding': 'gzip' });
  }
  return prepared;
}

function variant(
  body: Buffer,
  etag: string,
  headers: Readonly<Record<string, string>>,
): PreparedVariant {
  const full = { ...headers, 'Content-Length': String(body.length), ETag: etag };
  const kept = Object.entries(full).filter(([name]) => !entityHeaders.has(name.toLowerCase()));
  return { body, etag, headers: full, notModifiedHeaders: Object.fromEntries(kept) };
}

function joinVary(existing: string | undefined, name: string): string {
  return existing === undefined ? name : `${existing}, ${name}`;
}
