import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readmeTables } from '../../build/readme-tables.ts';
import { oldestBrowsers } from '../../embed/oldest-browsers.ts';
import { elementSnippet, scriptTag } from '../../embed/snippet.ts';
import packageJson from '../../package.json' with { type: 'json' };

const root = new URL('../..', import.meta.url).pathname;
const readme = read('README.md');
const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

describe('the README', () => {
  it.each(Object.keys(readmeTables))('contains the %s as the code defines it', (name) => {
    expect(readme).toContain(`<!-- ${name}:start -->\n${readmeTables[name]}\n<!-- ${name}:end -->`);
  });

  it('shows the embed tag that the Script page offers', () => {
    expect(readme).toContain(scriptTag({ host: 'https://HOST', websiteId: 1 }));
    expect(readme).toContain(elementSnippet({ host: 'https://HOST', websiteId: 1 }));
  });

  it('names the oldest browsers that the script is built for', () => {
    const { chrome, safari, firefox } = oldestBrowsers;
    expect(readme).toContain(`Chrome ${chrome}, Safari ${safari} and Firefox ${firefox}.`);
  });

  it('names the command that the continuous integration runs', () => {
    expect(readme).toContain('npm ci && npm test');
    expect(readme).toContain('npm ci && npm start');
    expect(read('.ci/run')).toMatch(/npm ci\nnpm test\n/);
  });

  it('names every environment variable that the server reads, and no other', () => {
    const documented = [...readme.matchAll(/^\| `([A-Z][A-Z_]+)`/gm)].map((match) => match[1]);
    const parsed = [...read('api/env.ts').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
      (match) => match[1],
    );
    expect(parsed.length).toBeGreaterThan(0);
    expect(documented.toSorted()).toEqual([...new Set(parsed)].toSorted());
  });
});

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names only commands that exist', () => {
    const scripts: Record<string, string> = packageJson.scripts;
    const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1] ?? '');
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !/^https?:/.test(link));
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });
});
