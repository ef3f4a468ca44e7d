import { defineConfig } from 'vite';

/** These load files of their own at run time, so they cannot be bundled. Servers on SQLite do not need `pg`. */
const external = ['@node-rs/argon2', '@zxcvbn-ts/language-common', 'better-sqlite3', 'pg', 'sharp'];

/**
 * The server and its commands as a few files. Loading 400 modules one by one would take most of the time of a start
 * (record 005).
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
      input: { server: 'api/server.ts', 'cli/main': 'api/cli/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
    },
  },
});
