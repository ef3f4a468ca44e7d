// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const budgetBytes = 4 * 1024;

it('is at most 4 KB with its word list, minified and compressed', async () => {
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
  // The word list is in it, or the figure would say nothing.
  expect(code).toContain('kesbek');
  expect(gzipSync(code).byteLength).toBeLessThanOrEqual(budgetBytes);
});
