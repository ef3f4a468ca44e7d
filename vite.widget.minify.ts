import { minify } from 'terser';
import type { Plugin } from 'vite';
import { privateNames } from './vite.widget.names.ts';
import { nodesIn, parse, patternOf, textOf } from './vite.widget.syntax.ts';

/** Names that Preact and its hooks share only with each other. */
const preactNames = [
  'shouldComponentUpdate',
  'componentWillUpdate',
  'componentWillUnmount',
  'getChildContext',
];

/**
 * Lets Chromium compile all functions on another thread while the script arrives (record 025). Otherwise it compiles them
 * on the main thread, a fifth of the work until the launcher shows.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Runs Terser after Vite's minifier, because both together save more than either alone. Private names become short. */
export const minifyWithTerser: Plugin = {
  name: 'minify-with-terser',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = compileHint + (await minifyScript(file.code));
    }
  },
};

export async function minifyScript(script: string): Promise<string> {
  const { properties, types } = privateNames();
  for (const name of preactNames) properties.add(name);
  const code = shortenStrings(script, types);
  for (const name of namesInStrings(code)) properties.delete(name);
  const { code: result = '' } = await minify(code, {
    ecma: 2019,
    toplevel: true,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
    // Terser has a list of the DOM's names and does not change them.
    mangle: { properties: { regex: new RegExp(`^(${[...properties].join('|')})$`) } },
  });
  return result;
}

/** Names that may access a property without being written as `a.name`: whole strings, and `data-` attributes. */
export function namesInStrings(code: string): Set<string> {
  const names = new Set<string>();
  for (const node of nodesIn(parse('script.js', code))) {
    const text = textOf(node) ?? '';
    names.add(text);
    for (const [, name = ''] of text.matchAll(/data-([\w-]+)/g)) {
      names.add(name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
    }
  }
  return names;
}

/**
 * Shortens the types of events, effects and messages, and custom CSS properties except `--faq-...`, which pages may
 * set.
 */
function shortenStrings(code: string, types: ReadonlySet<string>): string {
  const nodes = [...nodesIn(parse('script.js', code))];
  const patterns = nodes.flatMap((node) => patternOf(node) ?? []);
  const shortNames = new Map<string, string>();
  const shorten = (name: string) => {
    const short =
      shortNames.get(name) ??
      `${String.fromCharCode(97 + (shortNames.size % 26))}${Math.floor(shortNames.size / 26) || ''}`;
    shortNames.set(name, short);
    return short;
  };
  let result = '';
  let end = 0;
  for (const node of nodes) {
    const text = textOf(node);
    if (text === undefined) continue;
    const isType = types.has(text) && !patterns.some((pattern) => pattern.test(text));
    const written = code.slice(node.start, node.end);
    const short = isType
      ? `"${shorten(text)}"`
      : written.replace(/--(?!faq-)([a-z][\w-]+)/g, (_, name: string) => `--${shorten(name)}`);
    result += code.slice(end, node.start) + short;
    end = node.end;
  }
  return result + code.slice(end);
}
