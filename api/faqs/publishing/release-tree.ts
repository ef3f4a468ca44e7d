import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip } from 'node:zlib';
import type { PublicFaq } from '../../contract/public-api.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A FAQ of a tree, in tree order, with what tells whether it was edited. */
export interface OutlineEntry {
  id: number;
  parentId: number | null;
  version: number;
  hash: string;
}

type OutlineRow = [id: number, parentId: number | null, version: number, hash: string];

/** What a release stores. */
export interface PackedTree {
  tree: Buffer;
  outline: Buffer;
}

/** @param versions by FAQ, of the same moment as the tree. */
export async function packTree(
  faqs: readonly PublicFaq[],
  versions: ReadonlyMap<number, number>,
): Promise<PackedTree & { entries: OutlineEntry[] }> {
  const entries = faqs.map((faq) => ({
    id: faq.id,
    parentId: faq.parent_id,
    version: versions.get(faq.id) ?? 0,
    hash: hashContent(faq),
  }));
  const rows = entries.map(({ id, parentId, version, hash }): OutlineRow => {
    return [id, parentId, version, hash];
  });
  return {
    tree: await compress(JSON.stringify(faqs)),
    outline: await compress(JSON.stringify(rows)),
    entries,
  };
}

export async function unpackTree(tree: Buffer): Promise<PublicFaq[]> {
  return JSON.parse(String(await decompress(tree)));
}

export function unpackOutline(outline: Buffer): OutlineEntry[] {
  // It is small: the way through another thread would take longer.
  const rows: OutlineRow[] = JSON.parse(String(gunzipSync(outline)));
  return rows.map(([id, parentId, version, hash]) => ({ id, parentId, version, hash }));
}

/** Of everything that visitors read of a FAQ, except for its place. A missing field is the same as `null`. */
export function hashContent({ id, parent_id, ...content }: PublicFaq): string {
  const fields = Object.entries(content).filter(([, value]) => value !== null);
  const text = JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
