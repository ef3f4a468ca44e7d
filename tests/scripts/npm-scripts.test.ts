import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { importsOf, sourceFiles } from '../architecture/imports.ts';

it('scripts/ contains only files that npm scripts and the build of the widget use, and their imports', () => {
  const commands = Object.values(packageJson.scripts).join('\n');
  const files = new Set([
    'vite.widget.config.ts',
    ...(commands.match(/scripts\/[\w-]+\.ts/g) ?? []),
  ]);
  for (const file of files)
    for (const { to } of importsOf(file)) if (to.startsWith('scripts/')) files.add(to);
  const scripts = [...files].filter((file) => file.startsWith('scripts/'));
  expect(scripts.toSorted()).toEqual(sourceFiles('scripts').toSorted());
});
