import { join } from 'node:path/posix';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shellCopy } from './admin/copy/shell.ts';
import { guidePlugin } from './build/guide-plugin.ts';

const server = process.env.API_URL ?? 'http://127.0.0.1:8787';
const apiPaths = [
  '/api',
  '/login',
  '/logout',
  '/gate',
  '/ip',
  '/faqs',
  '/websites',
  '/faq-chatbot',
  '/mobilefaq',
];

/** The packages that every page needs. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|@tanstack[\\/](query-core|react-query)|zustand|hono)[\\/]/;
/**
 * Icons, forms, and our code outside of `features`. Menus, QR codes and passkeys are heavy, and most pages do not need
 * them, so they are files of their own.
 */
const shared =
  /node_modules[\\/](lucide-react|react-hook-form)[\\/]|[\\/](admin[\\/](ui|data|copy|format)|api|embed)[\\/](?!.*(popup-menu|return-focus|qr-code|show-passkey|table[\\/]))/;
/** Pages without a table do not need it. */
const table = /[\\/]admin[\\/]ui[\\/]table[\\/]/;
/** The texts that the page shows while the app is loading, and when its files are missing. */
const loadingText: Plugin = {
  name: 'loading-text',
  transformIndexHtml: (html) =>
    html
      .replace('{{checking-whitelist}}', shellCopy.checkingWhitelist)
      .replace('{{new-version}}', shellCopy.newVersion),
};

/**
 * Writes `.vite/screens.json`: for each path the page's source file, as Vite's manifest names it. The server reads
 * which paths are pages and which files to preload.
 */
const screens: Plugin = {
  name: 'screens',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/admin/app/pages.ts')) return;
    const entries = [
      ...code.matchAll(
        /path: '([^']+)'[^}]*?Component: (?:lazyPage\(\(\) =>\s*import\('([^']+)'\)|\w+)/g,
      ),
    ];
    if (entries.length !== [...code.matchAll(/ Component: [^C]/g)].length)
      this.error(
        'Each page of pages.ts must be `path`, then `Component: lazyPage` with an import.',
      );
    // A page that is imported directly has no file of its own: its code is in the app's file.
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
  plugins: [react(), tailwindcss(), guidePlugin, loadingText, screens],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    // The page's policy allows neither `data:` fonts nor inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads from it which files each page needs.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A new version of our code does not change this file, so browsers can use their cached copy.
            { name: 'vendor', test: vendor, priority: 3 },
            // This group includes all that the file imports. Otherwise each module that pages also import would be a file
            // of its own, and every page would request twenty more files.
            { name: 'app', test: /[\\/]admin[\\/]app[\\/]app-routes\.tsx$/, priority: 2 },
            // What three or more pages and parts share.
            { name: 'shared', test: shared, minShareCount: 3, priority: 1 },
            { name: 'table', test: table, minShareCount: 3 },
            // Each would be a file of its own.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
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
        // A navigation to /whitelist gets the app's page. All other requests get the server's data.
        bypass: (request) =>
          request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
      },
    },
  },
});
