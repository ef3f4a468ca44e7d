import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import { oldestBrowsers } from '../../embed/oldest-browsers.ts';
import { elementSnippet, scriptTag } from '../../embed/snippet.ts';
import { read } from './read.ts';

const example = { host: 'https://HOST', websiteId: 1 };

it.each(['README.md', 'README.id.md', 'docs/element.md', 'docs/panduan-pemasangan.md'])(
  '%s has the embed tag that the Script page offers',
  (file) => {
    expect(read(file)).toContain(scriptTag(example));
  },
);

it('no document has a tag that Blogger refuses', () => {
  for (const file of ['README.md', 'README.id.md', ...readdirSync(join(repositoryRoot, 'docs'))]) {
    const path = file.startsWith('README') ? file : `docs/${file}`;
    if (path.endsWith('.md')) expect(read(path), path).not.toMatch(/<script[^>]* async>/);
  }
});

it('the description of the element has the snippet of the Script page', () => {
  expect(read('docs/element.md')).toContain(elementSnippet(example));
});

it('the description of the element names the oldest browsers that the script is built for', () => {
  const { chrome, safari, firefox } = oldestBrowsers;
  expect(read('docs/element.md')).toContain(
    `Chrome ${chrome}, Safari ${safari} and Firefox ${firefox}.`,
  );
});

it.each(['README.md', 'README.id.md'])('%s names the commands', (file) => {
  expect(read(file)).toContain('npm ci && npm start');
  // The continuous integration runs this one.
  expect(read(file)).toContain('npm ci && npm test');
  expect(read('.ci/run')).toMatch(/npm ci\nnpm test\n/);
});

it.each(['README.md', 'README.id.md'])('%s is short', (file) => {
  const text = read(file).trimEnd();
  expect(text.split(/\s+/).length).toBeLessThan(900);
  expect(text.split('\n').length).toBeLessThanOrEqual(110);
});
