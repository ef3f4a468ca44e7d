import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from './imports.ts';

it('has no circle of imports, type-only and lazy ones included', () => {
  const files = ['admin', 'api', 'embed', 'scripts', 'tests', 'widget'].flatMap(sourceFiles);
  const imports = new Map(
    files.map((file) => [
      file,
      importsOf(file).flatMap(({ isPackage, to }) => (isPackage ? [] : [to])),
    ]),
  );
  expect(imports.size).toBeGreaterThan(1000);
  const circles: string[] = [];
  const done = new Set<string>();

  function follow(file: string, path: readonly string[]): void {
    const start = path.indexOf(file);
    if (start !== -1) circles.push([...path.slice(start), file].join(' -> '));
    if (start !== -1 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) follow(imported, [...path, file]);
    done.add(file);
  }

  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});
