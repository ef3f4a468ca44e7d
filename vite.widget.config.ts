import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { elementManifest } from './build/element-manifest.ts';
import { elementTypes } from './build/element-types.ts';
import { oldestBrowsers } from './embed/oldest-browsers.ts';

const browsers = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

/**
 * Lets Chromium compile all functions on another thread while the script arrives (record 025). Otherwise it compiles them
 * on the main thread, a fifth of the work until the launcher shows.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** The shipped script contains Preact instead of React (record 001). */
const preact = {
  'react/jsx-runtime': join(import.meta.dirname, 'build/preact-jsx.ts'),
  'react-dom/client': 'preact/compat/client',
  react: 'preact/compat',
  '@r2wc/react-to-web-component': join(import.meta.dirname, 'build/small-r2wc.ts'),
};

/** The folders of the modes other than the script for websites. */
const folders: Readonly<Record<string, string>> = {
  react: 'dist/widget-react',
  page: 'dist/phone-page',
};

/** Writes the element's description for editors and compilers. It is served beside the script. */
const describeElement: Plugin = {
  name: 'describe-element',
  generateBundle() {
    const manifest = JSON.stringify(elementManifest(), null, 2);
    this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source: manifest });
    this.emitFile({ type: 'asset', fileName: 'faq-chatbot.d.ts', source: elementTypes() });
  },
};

/**
 * Builds one self-contained classic script. `--mode page` builds the script of the phone page, which also copies and shares
 * answers. `--mode react` builds the same source with React, for comparison and tests.
 */
export default defineConfig(({ mode }) => ({
  resolve: { alias: mode === 'react' ? {} : preact },
  plugins: [describeElement],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  // We do not use `light-dark()`. Lightning CSS would add variables for it wherever `color-scheme` is set.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    outDir: folders[mode] ?? 'dist/widget',
    target: browsers,
    reportCompressedSize: false,
    // Written after the minifier has removed all comments.
    rolldownOptions: {
      // No property that the bot reads, and no global, has a side effect.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      // Old browsers have no class fields. Assignments are shorter than definitions, and no class here inherits a setter.
      transform: { assumptions: { setPublicClassFields: true } },
      output: { postBanner: compileHint },
    },
    lib: {
      entry: 'widget/main.ts',
      formats: ['iife'],
      name: 'faqChatbot',
      fileName: () => 'faq-chatbot.js',
    },
  },
}));
