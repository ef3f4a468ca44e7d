import { defineConfig, type Plugin } from 'vite';
import { oldestBrowsers } from './embed/oldest-browsers.ts';

const browsers = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

const reactOnPreact = new URL('widget/react-on-preact.ts', import.meta.url).pathname;
const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': reactOnPreact,
  react: reactOnPreact,
};

/** r2wc imports React's default export, which would keep every unused part of it in the script (1.3 KB gzip). */
const importReactByName: Plugin = {
  name: 'import-react-by-name',
  transform: {
    filter: { id: /@r2wc\/react-to-web-component/ },
    handler: (code) => code.replace(/import (\w+) from "react"/, 'import * as $1 from "react"'),
  },
};

/** One self-contained classic script. `--mode react` builds the same source on React itself, for comparison and tests. */
export default defineConfig(({ mode }) => ({
  resolve: { alias: mode === 'react' ? {} : preact },
  plugins: [importReactByName],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  build: {
    outDir: mode === 'react' ? 'dist/widget-react' : 'dist/widget',
    target: browsers,
    reportCompressedSize: false,
    lib: {
      entry: 'widget/main.ts',
      formats: ['iife'],
      name: 'faqChatbot',
      fileName: () => 'faq-chatbot.js',
    },
  },
}));
