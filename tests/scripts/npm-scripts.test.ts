import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { sourceFiles } from '../architecture/imports.ts';

it('scripts/ contains only what npm scripts call', () => {
  const called = Object.values(packageJson.scripts)
    .join('\n')
    .match(/scripts\/[\w-]+\.ts/g);
  expect(sourceFiles('scripts').toSorted()).toEqual([...new Set(called)].toSorted());
});
