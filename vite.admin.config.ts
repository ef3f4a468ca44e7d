import { join } from 'node:path/posix';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shellCopy } from './admin/copy/shell.ts';

const server = process.env.API_URL ?? 'http://127.0.0.1:8787';
const apiPaths = [
  '/api',
  '/login',
  '/logout',
  '/ip',
  '/faqs',
  '/websites',
  '/faq-chatbot',
  '/mobilefaq',
];

/** What every screen needs. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](query-core|react-query)|zustand|hono)[\\/]/;
/** The text that the page shows while the app is loading. */
const loadingText: Plugin = {
  name: 'loading-text',
  transformIndexHtml: (html) => html.replace('{{checking-whitelist}}', shellCopy.checkingWhitelist),
};

/**
 * Writes `.vite/screens.json`: by path, the page's source file as Vite's manifest names it. The server preloads each
 * page's files by it, and knows which paths are pages.
 */
const screens: Plugin = {
  name: 'screens',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/admin/app/pages.ts')) return;
    const entries = [...code.matchAll(/path: '([^']+)'[^}]*?(?:import\('([^']+)'\)|eagerPage\()/g)];
    if (entries.length !== [...code.matchAll(/import\('|eagerPage\(/g)].length)
      this.error(
        'Each import() and eagerPage() of pages.ts must belong to one entry, after its `path`.',
      );
    // An eager page has no file of its own: its code is in the app's.
    const files = entries.map(([, path, file]) => [path, file ? join('app', file) : 'index.html']);
    this.emitFile({
      type: 'asset',
      fileName: '.vite/screens.json',
      source: JSON.stringify(Object.fromEntries(files)),
    });
  },
};

export default defineConfig({
  root: new URL('admin', import.meta.url).pathname,
  plugins: [react(), tailwindcss(), loadingText, screens],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    // The page's policy allows no data: fonts and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads which files each page needs.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A new version of the admin does not change this file, so browsers still have it in their cache.
            { name: 'vendor', test: vendor, priority: 2 },
            // With all that it imports. Otherwise each module that pages import too is a file of its own, and every screen
            // asks for twenty of them.
            { name: 'app', test: /[\\/]admin[\\/]app[\\/]app-routes\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5173),
    strictPort: true,
    proxy: {
      ...Object.fromEntries(apiPaths.map((path) => [path, { target: server }])),
      '/whitelist': {
        target: server,
        // A navigation to /whitelist gets the app's page, any other request the server's data.
        bypass: (request) =>
          request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
      },
    },
  },
});
