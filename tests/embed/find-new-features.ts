import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import postcss from 'postcss';

/** Versions by the names of MDN's data, for example `{ chrome: 79, safari: 14 }`. */
export type Browsers = Readonly<Record<string, number>>;

// Read the data as JSON, because importing it as a module takes seconds.
const bcd = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

const apis = collectApis();
const cssTypes = collectCssTypes();

/** Finds the first syntax in a script that is newer than ES2019, which the oldest browsers support completely. */
export function findNewSyntax(script: string): string | undefined {
  try {
    parse(script, { ecmaVersion: 2019 });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * Finds names of globals and members in a script that one of the browsers lacks. A name is reported only if it is too new
 * on every interface that has it, because a script does not show the type of an object.
 */
export function findNewApis(script: string, browsers: Browsers): string[] {
  const names = new Set<string>();
  const called = new Set<string>();
  /** Minified functions, classes and variables of the script, whose short names may equal an API's name. */
  const own = new Set<string>();
  const constructed = new Set<string>();
  simple(parse(script, { ecmaVersion: 'latest' }), {
    MemberExpression({ computed, property }) {
      if (!computed && property.type === 'Identifier') names.add(property.name);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') constructed.add(callee.name);
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') called.add(callee.name);
    },
    FunctionDeclaration({ id }) {
      if (id) own.add(id.name);
    },
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') own.add(id.name);
    },
  });
  for (const name of [...called, ...constructed]) if (!own.has(name)) names.add(name);
  return [...names].filter((name) => {
    const statements = apis.get(name);
    return statements !== undefined && !statements.some((statement) => isIn(statement, browsers));
  });
}

/** Finds properties, values, functions, units, selectors and at-rules of a style sheet that one of the browsers lacks. */
export function findNewCss(css: string, browsers: Browsers): string[] {
  const found = new Set<string>();
  const check = (name: string, entry: Identifier | undefined) => {
    if (entry?.__compat && !isIn(entry.__compat, browsers)) found.add(name);
  };
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') check(`@${node.name}`, bcd.css['at-rules']?.[node.name]);
    if (node.type === 'rule') {
      if (node.parent?.type === 'rule') check('nesting', bcd.css.selectors?.nesting);
      for (const [, name = ''] of node.selector.matchAll(/:([a-z-]+)/g)) {
        check(`:${name}`, bcd.css.selectors?.[name]);
      }
    }
    // A property with a vendor's prefix is written for the browsers that have it.
    if (node.type !== 'decl' || node.prop.startsWith('-')) return;
    const property = bcd.css.properties?.[node.prop];
    check(node.prop, property);
    // Grids use `grid-gap`, which is older.
    check(node.prop, property?.flex_context);
    if (found.has(node.prop)) return;
    for (const [keyword] of node.value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)) {
      check(`${node.prop}: ${keyword}`, property?.[keyword]);
    }
    for (const [, func, unit] of node.value.matchAll(/([a-z-]+)\(|\d([a-z]+)/g)) {
      const name = func ?? unit ?? '';
      for (const entry of cssTypes.get(name) ?? []) check(name, entry);
    }
  });
  return [...found];
}

/** Maps names to the entries of interfaces and their members. */
function collectApis(): Map<string, CompatStatement[]> {
  const byName = new Map<string, CompatStatement[]>();
  const add = (name: string, { __compat }: Identifier) => {
    if (__compat) byName.set(name, [...(byName.get(name) ?? []), __compat]);
  };
  for (const interfaces of [bcd.api, bcd.javascript.builtins as Identifier]) {
    for (const [name, entry] of children(interfaces)) {
      add(name, entry);
      for (const [member, memberEntry] of children(entry)) {
        add(member.replace(/_(static|event)$/, ''), memberEntry);
      }
    }
  }
  return byName;
}

/** Maps names to the entries of functions and units of values. */
function collectCssTypes(): Map<string, Identifier[]> {
  const byName = new Map<string, Identifier[]>();
  const add = (name: string, entry: Identifier) =>
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  const collect = (parent: Identifier) => {
    for (const [name, entry] of children(parent)) {
      add(name, entry);
      collect(entry);
    }
  };
  collect(bcd.css.types ?? {});
  const { length } = bcd.css.types ?? {};
  for (const [letter, size] of Object.entries({ d: 'dynamic', s: 'small', l: 'large' })) {
    const entry = length?.[`viewport_percentage_units_${size}`];
    for (const unit of ['vh', 'vw', 'vmin', 'vmax']) if (entry) add(letter + unit, entry);
  }
  return byName;
}

function children(parent: Identifier): [string, Identifier][] {
  return Object.entries(parent).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

function isIn({ support }: CompatStatement, browsers: Browsers): boolean {
  return Object.entries(browsers).every(([name, version]) => {
    const statements = [support[name as keyof typeof support] ?? []].flat();
    return statements.some((statement) => isSupported(statement, version));
  });
}

function isSupported(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: number,
): boolean {
  if (flags || prefix || alternative_name || typeof version_added !== 'string') return false;
  const end =
    typeof version_removed === 'string'
      ? Number.parseFloat(version_removed)
      : Number.POSITIVE_INFINITY;
  return Number.parseFloat(version_added.replace('≤', '')) <= version && version < end;
}
