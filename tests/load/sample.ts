import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readMetrics } from './read-metrics.ts';

export type Sample = Record<
  'rss' | 'heap' | 'handles' | 'connections' | 'database' | 'wal',
  number
>;

/** Measures the server's memory, handles and file sizes. Sizes are in bytes. */
export async function takeSample(url: string, dataDir: string): Promise<Sample> {
  const metrics = await readMetrics(url);
  return {
    rss: metrics('process_resident_memory_bytes'),
    heap: metrics('nodejs_heap_size_used_bytes') + metrics('nodejs_external_memory_bytes'),
    handles: metrics('process_open_fds'),
    connections: metrics('connections'),
    database: sizeOf(join(dataDir, 'tanya-kami.db')),
    wal: sizeOf(join(dataDir, 'tanya-kami.db-wal')),
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
