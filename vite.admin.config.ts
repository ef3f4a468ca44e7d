import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shellCopy } from './admin/copy/shell.ts';

const server = process.env.API_URL ?? 'http://127.0.0.1:8787';
const calls = [
  '/api',
  '/login',
  '/logout',
  '/ip',
  '/faqs',
  '/websites',
  '/faq-chatbot',
  '/mobilefaq',
];

const everyScreens =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](query-core|react-query)|zustand|hono)[\\/]/;
const everyPages =
  /admin[\\/](ui[\\/](page-header|data-table|moment-column|clamped-text|website-select|text-field|form-faults|icon-button|lazy-ahead)|form-drafts|settle-write|create-once|format[\\/](timestamp|website-id)|features[\\/]faqs[\\/](faq-queries|faq-tree))\.tsx?$|lucide-react[\\/].*[\\/](globe|pencil|plus|trash|trash-2|x)\.mjs$/;
/** The FAQ page without its dialogs, which share half of its modules and would part it into a dozen files. */
const faqsPage =
  /admin[\\/]features[\\/]faqs[\\/](faqs-page|faq-table|faq-columns|faq-drafts|faq-fields|faq-writes|add-faq-form|use-faq-form)\.tsx?$/;

/** The package's map of entries leads builds to the files for development, with their checks and warnings. */
const withoutWarnings = {
  find: /^react-router$/,
  replacement: new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)
    .pathname,
};

/** The app's first words stand in the page itself, so that they are there before the app is. */
const firstWords: Plugin = {
  name: 'first-words',
  transformIndexHtml: (html) => html.replace('{{checking-whitelist}}', shellCopy.checkingWhitelist),
};

export default defineConfig(({ command }) => ({
  root: new URL('admin', import.meta.url).pathname,
  plugins: [react(), tailwindcss(), firstWords],
  resolve: { alias: command === 'build' ? [withoutWarnings] : [] },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    // The page's policy allows no data: fonts and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server hints at each screen's files by it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs, and what a new version of ours leaves as it is: browsers keep it.
            { name: 'vendor', test: everyScreens },
            // A dozen files of half a kilobyte each weigh more apart than together.
            { name: 'page', test: everyPages },
            { name: 'faqs-page', test: faqsPage },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5173),
    strictPort: true,
    proxy: {
      ...Object.fromEntries(calls.map((path) => [path, { target: server }])),
      '/whitelist': {
        target: server,
        // A navigation to /whitelist is the app's screen, anything else the server's answer.
        bypass: (request) =>
          request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
      },
    },
  },
}));
