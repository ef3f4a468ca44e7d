import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig({
  root: new URL('admin', import.meta.url).pathname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    // The page's policy allows no data: fonts and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
});
