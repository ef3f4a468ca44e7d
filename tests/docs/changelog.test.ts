// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import packageJson from '../../package.json' with { type: 'json' };
import packageLock from '../../package-lock.json' with { type: 'json' };
import { read } from './read.ts';

const changelog = read('CHANGELOG.md');

it('the newest release has the version of package.json, and begins with what an operator must do', () => {
  const headings = changelog.match(/^## .+$/gm) ?? [];
  const [unreleased, newest, ...older] = headings;
  expect(unreleased).toBe('## Unreleased');
  for (const heading of [newest, ...older])
    expect(heading).toMatch(/^## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
  const { version } = packageJson;
  expect(newest).toContain(`## ${version} `);
  expect([packageLock.version, packageLock.packages[''].version]).toEqual([version, version]);
  const release = changelog.slice(changelog.indexOf(`${newest}`));
  expect(release).toMatch(/^.+\n\n### What an operator must do\n/);
});

it('names the newest migration, which an earlier version refuses', () => {
  const folder = join(repositoryRoot, 'api/db/sqlite/migrations');
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  expect(changelog).toMatch(new RegExp(`migrations \\d{4} to ${newest?.slice(0, 4)} `));
});
