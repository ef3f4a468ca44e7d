import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../api/config/package-root.ts';

it('names files and folders that exist', () => {
  const text = readFileSync(join(packageRoot, 'CONTRIBUTING.md'), 'utf8');
  const paths = [
    ...text.matchAll(/`((?:\.ci|admin|api|deploy|embed|scripts|tests|widget)\/[^`*]*)`/g),
  ];
  expect(paths.length).toBeGreaterThan(20);
  for (const [, path = ''] of paths) expect(existsSync(join(packageRoot, path)), path).toBe(true);
});
