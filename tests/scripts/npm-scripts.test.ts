import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { importsOf, sourceFiles } from '../architecture/imports.ts';

it('scripts/ holds only what npm scripts call, and what those import', () => {
  const commands = Object.values(packageJson.scripts).join('\n');
  const called = new Set(commands.match(/scripts\/[\w-]+\.ts/g));
  for (const file of called)
    for (const { to } of importsOf(file)) if (to.startsWith('scripts/')) called.add(to);
  expect([...called].toSorted()).toEqual(sourceFiles('scripts').toSorted());
});
