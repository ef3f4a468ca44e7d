import { minify } from 'terser';
import type { Plugin } from 'vite';
import { namesInStrings, privateNames } from './vite.widget.names.ts';

/** Terser after Vite's minifier: together they save more than either alone. Terser also shortens the names of properties that only the script itself uses. */
export const minifyWithTerser: Plugin = {
  name: 'minify-with-terser',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = await minified(file.code);
    }
  },
};

async function minified(code: string): Promise<string> {
  const names = privateNames();
  for (const name of namesInStrings(code)) names.delete(name);
  const { code: result = '' } = await minify(code, {
    ecma: 2019,
    toplevel: true,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
    mangle: { properties: { regex: new RegExp(`^(${[...names].join('|')})$`) } },
  });
  return result;
}
