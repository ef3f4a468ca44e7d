import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { repositoryRoot } from '../../scripts/build-fingerprint.ts';
import { table } from './table.ts';

/** What a browser downloads: the embed's script, and the admin app's files. */
export function measureWeights(): string {
  const assets = join(repositoryRoot, 'dist/admin/assets');
  const files = [
    join(repositoryRoot, 'dist/widget/faq-chatbot.js'),
    ...readdirSync(assets)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => join(assets, name)),
  ];
  const rows = files.map((file) => {
    const body = readFileSync(file);
    const sizes = [
      body.length,
      gzipSync(body, { level: 9 }).length,
      brotliCompressSync(body).length,
    ];
    return [file.slice(repositoryRoot.length), ...sizes.map(String)];
  });
  return `## Weight, in bytes\n\n${table(['file', 'raw', 'gzip', 'brotli'], rows)}`;
}
