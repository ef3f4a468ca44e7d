import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readScreenFiles } from '../../../api/pages/screen-files.ts';
import { repositoryRoot } from '../../../build/repository-root.ts';
import { expect, test } from '../fixtures.ts';

const adminFolder = join(repositoryRoot, 'dist/admin');

/** Bytes of scripts and style sheets, compressed with gzip, until a screen can be used. */
const budget = 220 * 1024;
/** The FAQ page loads more code than the others, so its budget is larger. */
const faqPageBudget = 280 * 1024;
/** All files together, which nobody loads. */
const wholeBudget = 498 * 1024;

test('all files of the back-office are within their budget of bytes', () => {
  const code = readdirSync(join(adminFolder, 'assets')).filter((file) => /\.(js|css)$/.test(file));
  expect(sum(code.map((file) => bytesOf(join('assets', file))))).toBeLessThanOrEqual(wholeBudget);
});

for (const [screen, hinted] of Object.entries(readScreenFiles(adminFolder)))
  test(`${screen} can be used within its budget of bytes`, () => {
    // `screen-files.spec.ts` shows that these are the files that a page loads.
    const html = readFileSync(join(adminFolder, 'index.html'), 'utf8');
    const own = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    const files = new Set([...own.map(([, file = '']) => file), ...hinted]);
    expect([...files].some((file) => file.endsWith('.css'))).toBe(true);
    const code = sum([...files].map((file) => bytesOf(file)));
    expect(code).toBeLessThanOrEqual(screen === '/' ? faqPageBudget : budget);
  });

function bytesOf(file: string): number {
  return gzipSync(readFileSync(join(adminFolder, file)), { level: 9 }).length;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
