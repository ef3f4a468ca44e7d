import { defineConfig } from 'vite';

/**
 * These packages load files of their own at run time, so they cannot be bundled. `pg` is here because SQLite does not
 * need it.
 */
const external = ['@node-rs/argon2', '@zxcvbn-ts/language-common', 'better-sqlite3', 'pg', 'sharp'];

/**
 * Bundles the server and its commands into a few files. Otherwise, loading 400 modules would take most of the time of each
 * start (record 005).
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/api',
    target: 'node20',
    // With `node --enable-source-maps`, stack traces name the source files.
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        server: 'api/server.ts',
        'cli/main': 'api/cli/main.ts',
        'image-process': 'api/images/image-process.ts',
        'import-process': 'api/faqs/transfer/reading/import-process.ts',
        'import-worker': 'api/faqs/transfer/reading/import-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
});
