// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const budgetBytes = 5 * 1024;

it('the search is at most 5 KB, minified and compressed', async () => {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2019',
      minify: true,
      lib: {
        entry: new URL('../../widget/flow/search/faq-search.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'search',
      },
    },
  });
  const [built] = [bundle].flat();
  if (!built || !('output' in built)) throw new Error('the search was not built');
  const [{ code }] = built.output;

  expect(built.output).toHaveLength(1);
  expect(gzipSync(code).byteLength).toBeLessThanOrEqual(budgetBytes);
});
