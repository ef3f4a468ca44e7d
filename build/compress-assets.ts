import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileType } from '../api/pages/file-type.ts';
import { compress } from '../api/response-cache/compress.ts';

/**
 * Writes `NAME.br` and `NAME.gz` beside each compressible file, and the server sends these files. Without them, it would
 * compress half a megabyte for the first admin after each start.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => fileType(name).compresses);
  await Promise.all(
    names.map(async (name) => {
      const { br, gzip } = await compress(readFileSync(join(folder, name)), 11);
      writeFileSync(join(folder, `${name}.br`), br);
      writeFileSync(join(folder, `${name}.gz`), gzip);
    }),
  );
}
