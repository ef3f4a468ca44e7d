import { defineConfig, type Plugin } from 'vite';
import { oldestBrowsers } from './embed/oldest-browsers.ts';
import { elementManifest } from './scripts/element-manifest.ts';
import { elementTypes } from './scripts/element-types.ts';
import { minifyWithTerser } from './vite.widget.minify.ts';
import { functionComponentsOnly } from './vite.widget.preact.ts';

const browsers = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

const reactOnPreact = new URL('widget/react-on-preact.ts', import.meta.url).pathname;
const preact = {
  'react/jsx-runtime': reactOnPreact,
  'react-dom/client': reactOnPreact,
  react: reactOnPreact,
};

/** r2wc imports React's default export, so the script would contain all unused parts of it (1.3 KB gzip). */
const importReactByName: Plugin = {
  name: 'import-react-by-name',
  transform: {
    filter: { id: /@r2wc\/react-to-web-component/ },
    handler: (code) => code.replace(/import (\w+) from "react"/, 'import * as $1 from "react"'),
  },
};

/**
 * Removes r2wc's events and all its attribute types except strings, also functions that are looked up on `window`. The
 * element does not need them (0.6 KB gzip).
 */
const stringAttributesOnly: Plugin = {
  name: 'string-attributes-only',
  transform: {
    filter: { id: /@r2wc\/core/ },
    handler(code) {
      const replacements: [RegExp, string][] = [
        // Use attributes as they are, without the table of types.
        [/, \w+ = \{\s*string: [^{}]+\}/, ''],
        [
          /const (\w+) = (\w+\[\w+\]),[^;]+;\s+\1 in \w+[^(]+\((\w+) \|\| [^)]+\) && \((this\[\w+\])\[\1\] = [^)]+\)/,
          '$3 && ($4[$2] = $3',
        ],
        [
          /const (\w+) = \w+ \? \w+\[\w+\] : null;\s+if \(\1\?\.stringify\) \{\s+const (\w+) = [^(]+\((\w+), [^;]+;([^;]+;)\s+\} else[^;]+;/,
          'const $2 = $3;$4',
        ],
        [/(const \w+ = \w+\[\w+\]), \w+ = \w+\[\w+\];/, '$1;'],
        [/\w+\[\w+\] = Array\.isArray\(\w+\.props\) \? "string"[^;]+;/, ''],
        // `attributeChangedCallback` is also called for the initial attributes.
        [/for \(const \w+ of \w+\) \{\s+const [^;]+getAttribute[^}]+\}/, ''],
        // Fields that are assigned in the constructor need no helper.
        [
          /\[(\w+)\] = !0;\s+\[\w+\];\s+\[(\w+)\] = \{\};\s+container;(\s+constructor\(\) \{\s+super\(\))/,
          '$3, this[$1] = !0, this[$2] = {}',
        ],
        // The attributes' names are always a list.
        [/Array\.isArray\((\w+\.props)\) \? [^,]+/, '$1'],
        [/\w+\.props \|\| \([^,]+, /, ''],
        [/for \(const \w+ of \w+\)\s+this(\[\w+\]){2} = [^;]+;\s+[^;]+;\s+\};/, ''],
        [/for \(const \w+ of \w+\)\s+\w+\[\w+\] = [^;]+\.events\[\w+\];/, ''],
        [/, \w+ = Array\.isArray\(\w+\.events\)[^,]+/, ''],
        [/\w+\.events \|\| \(\w+\.events = \[\]\);/, ''],
      ];
      for (const [part, replacement] of replacements) {
        if (!part.test(code)) this.error(`${part} is not in r2wc as it was in 2.1.`);
        code = code.replace(part, replacement);
      }
      return code;
    },
  },
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
 * Builds one self-contained classic script. `--mode react` builds the same source with React, for comparison and tests.
 */
export default defineConfig(({ mode }) => ({
  resolve: { alias: mode === 'react' ? {} : preact },
  plugins: [
    importReactByName,
    stringAttributesOnly,
    functionComponentsOnly,
    describeElement,
    mode !== 'react' && minifyWithTerser,
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  // We do not use `light-dark()`. Lightning CSS would add variables for it wherever `color-scheme` is set.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    outDir: mode === 'react' ? 'dist/widget-react' : 'dist/widget',
    target: browsers,
    reportCompressedSize: false,
    // Reading a property has no side effect here, so tables that the script does not use are removed.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
    lib: {
      entry: 'widget/main.ts',
      formats: ['iife'],
      name: 'faqChatbot',
      fileName: () => 'faq-chatbot.js',
    },
  },
}));
