import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../tools/contrast.ts';

const css = readFileSync('admin/tokens.css', 'utf8');
const themes = {
  light: readColours(/:root \{([^}]*)\}/),
  dark: readColours(/:root\[data-theme="dark"\] \{([^}]*)\}/),
};

/** Text colours and their backgrounds. WCAG requires a contrast of 4.5 to 1. */
const words = [
  ['text', ['canvas', 'surface', 'raised', 'hover', 'pressed', 'accent-soft']],
  ['muted', ['canvas', 'surface', 'raised', 'hover', 'accent-soft']],
  ['accent-text', ['canvas', 'surface', 'raised', 'hover', 'accent-soft']],
  ['success', ['surface', 'raised', 'success-soft']],
  ['warning', ['surface', 'warning-soft']],
  ['danger', ['surface', 'raised', 'danger-soft', 'hover']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger-solid', 'danger-solid-hover']],
] as const;

/** Borders of controls, focus rings and their backgrounds. WCAG requires a contrast of 3 to 1. */
const edges = [
  ['control', ['canvas', 'surface', 'raised']],
  ['accent-text', ['canvas', 'surface', 'raised']],
  ['danger', ['canvas', 'surface', 'raised']],
] as const;

describe.each(Object.entries(themes))('in the %s theme', (_, colours) => {
  it.each(pairs(words))('%s can be read on %s', (front, ground) => {
    expect(contrastOf(colours, front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(edges))('an edge of %s can be seen on %s', (front, ground) => {
    expect(contrastOf(colours, front, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('defines the same colour names in both themes', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()]);
});

function pairs(list: readonly (readonly [string, readonly string[]])[]): [string, string][] {
  return list.flatMap(([front, grounds]) =>
    grounds.map((ground): [string, string] => [front, ground]),
  );
}

function readColours(block: RegExp): Map<string, string> {
  const text = block.exec(css)?.[1] ?? '';
  return new Map(
    [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function contrastOf(colours: Map<string, string>, front: string, ground: string): number {
  const [a = [], b = []] = [front, ground].map((name) => {
    const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(colours.get(name) ?? '')?.slice(1) ?? [];
    return hex.map((channel) => Number.parseInt(channel, 16));
  });
  return contrast(a, b);
}
