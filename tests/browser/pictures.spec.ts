import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';
import { fillForPictures, pictures, readTexts, usualSize } from '../tools/pictures.ts';
import { expect, test } from './fixtures.ts';
import { slowTag } from './slow-tag.ts';

const file = join(repositoryRoot, 'docs/screenshots/texts.json');
const taken: Readonly<Record<string, string[]>> = JSON.parse(readFileSync(file, 'utf8'));

test.use({ reducedMotion: 'reduce' });

test('the pictures of the documents show the texts of today: `npm run screenshots` takes them again', {
  tag: slowTag,
}, async ({ page, server, hostPages, signIn }) => {
  test.setTimeout(120_000);
  await signIn(page);
  await fillForPictures(page, server.url, server.dataDir);
  expect(Object.keys(taken)).toEqual(pictures.map(({ name }) => name));
  for (const { name, size = usualSize, open } of pictures) {
    await page.setViewportSize(size);
    await open(page, { url: server.url, hostUrl: hostPages.url });
    await expect.poll(() => readTexts(page), { message: name }).toEqual(taken[name]);
  }
});
