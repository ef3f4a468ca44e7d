import { defineConfig, type Plugin, transformWithOxc } from 'vite';
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

/**
 * All attributes of the element are strings. The other types of r2wc, functions looked up on `window` among them, would
 * stay in the script (0.5 KB gzip).
 */
const stringAttributesOnly: Plugin = {
  name: 'string-attributes-only',
  transform: {
    filter: { id: /@r2wc\/core/ },
    handler(code, id) {
      const types = /\{\s*string: (\w+),[^{}]*\bjson: \w+\s*\}/;
      if (!types.test(code)) this.error('The table of types is not where it was in r2wc 2.1.');
      // Assigned instead of defined, the class fields need no helper.
      return transformWithOxc(code.replace(types, '{ string: $1 }'), id, {
        target: browsers,
        assumptions: { setPublicClassFields: true },
      });
    },
  },
};

/** One self-contained classic script. `--mode react` builds the same source on React itself, for comparison and tests. */
export default defineConfig(({ mode }) => ({
  resolve: { alias: mode === 'react' ? {} : preact },
  plugins: [importReactByName, stringAttributesOnly],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  build: {
    outDir: mode === 'react' ? 'dist/widget-react' : 'dist/widget',
    target: browsers,
    reportCompressedSize: false,
    // Reading the rows of a table has no effect, so tables that the script does not use are left out.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    lib: {
      entry: 'widget/main.ts',
      formats: ['iife'],
      name: 'faqChatbot',
      fileName: () => 'faq-chatbot.js',
    },
  },
}));
