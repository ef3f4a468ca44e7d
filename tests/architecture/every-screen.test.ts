import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import { everyScreen } from '../browser/admin/every-screen.ts';
import { sourceFiles } from './imports.ts';

const textOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const dialog = /<(Modal|FormModal|ConfirmDialog|RemoveDialog|ConflictDialog)\b/;

it('every page and every dialog of the back-office is one of the screens that are looked at', () => {
  const pages = [...textOf('admin/app/pages.ts').matchAll(/\bpath: '(.+)'/g)].map(
    ([, path]) => path,
  );
  const dialogs = sourceFiles('admin')
    // The parts that dialogs are made of.
    .filter((file) => !file.startsWith('admin/ui/dialog/'))
    .filter((file) => file.endsWith('-dialog.tsx') || dialog.test(textOf(file)))
    .map((file) => file.replace(/^admin\/(.*)\.tsx$/, '$1'));
  const shown = everyScreen.flatMap(({ shows }) => shows);
  expect(pages.length).toBeGreaterThan(10);
  expect(dialogs.length).toBeGreaterThan(40);
  expect(shown.sort()).toEqual([...pages, ...dialogs].sort());
});
