import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip } from 'node:zlib';
import type { TaughtFaq } from '../../contract/public-api.ts';

// Without a turn among the compressions of responses: the transaction of a write must not wait for readers.
const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A FAQ of a tree, with the version and the hash that show whether it was edited. */
export interface OutlineEntry {
  id: number;
  parentId: number | null;
  version: number;
  hash: string;
}

type OutlineRow = [id: number, parentId: number | null, version: number, hash: string];

/** The compressed columns of a release. */
export interface PackedTree {
  tree: Buffer;
  outline: Buffer;
}

/** @param versions by FAQ id, read at the same time as the tree. */
export async function packTree(
  faqs: readonly TaughtFaq[],
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

export async function unpackTree(tree: Buffer): Promise<TaughtFaq[]> {
  return JSON.parse(String(await decompress(tree)));
}

export function unpackOutline(outline: Buffer): OutlineEntry[] {
  // The outline is small, so using another thread would take longer.
  const rows: OutlineRow[] = JSON.parse(String(gunzipSync(outline)));
  return rows.map(([id, parentId, version, hash]) => ({ id, parentId, version, hash }));
}

/** A hash of all fields of a FAQ that visitors read, except its place. A missing field counts as `null`. */
export function hashContent({ id, parent_id, ...content }: TaughtFaq): string {
  const fields = Object.entries(content).filter(([, value]) => value !== null);
  const text = JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}
