// @vitest-environment node
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { readScreenFiles } from '../../api/pages/screen-files.ts';
import { repositoryRoot } from '../../build/repository-root.ts';

const samplePage = "export function SamplePage() { return 'Contoh'; }";
const entry = `{
  path: '/contoh',
  label: 'Contoh',
  linkedFrom: 'sidebar',
  Component: lazyPage(() => import('./sample-page.tsx').then((m) => m.SamplePage)),
},`;

/** Adds a page as a developer does: a file, and an entry in `pages.ts`. */
const newPage: Plugin = {
  name: 'new-page',
  enforce: 'pre',
  resolveId: (id) =>
    id === './sample-page.tsx' ? join(repositoryRoot, 'admin/app/sample-page.tsx') : undefined,
  load(id) {
    if (id.endsWith('/sample-page.tsx')) return samplePage;
    if (!id.endsWith('/admin/app/pages.ts')) return;
    return readFileSync(id, 'utf8').replace('AdminPage[] = [', (start) => `${start}${entry}`);
  },
};

it('serves a new page with its preload hints after one entry in pages.ts', async () => {
  const outDir = join(repositoryRoot, 'node_modules/.cache/tanya-kami-pages-test');
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  await build({
    configFile: join(repositoryRoot, 'vite.admin.config.ts'),
    plugins: [newPage],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false },
  });
  const files = readScreenFiles(outDir);
  expect(files['/contoh']?.some((file) => /^\/assets\/sample-page-.*\.js$/.test(file))).toBe(true);
  expect(files['/user']?.some((file) => /^\/assets\/users-page-.*\.js$/.test(file))).toBe(true);
});
