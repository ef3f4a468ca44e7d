// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { settingsCopiesCopy } from '../../admin/copy/settings-copies.ts';
import { sectionAnchor } from '../../admin/format/section-anchor.ts';
import { envSchema } from '../../api/env.ts';
import { generatedParts, withGeneratedParts } from '../../build/generated-parts.ts';
import { repositoryRoot } from '../../build/repository-root.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { read } from './read.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const documents = tracked.filter(
  (file) => file.endsWith('.md') && existsSync(join(repositoryRoot, file)),
);
/** Records and releases name what was there at their time. */
const isHistory = (file: string) => /^(docs\/decisions\/\d|CHANGELOG)/.test(file);
const scripts: Readonly<Record<string, string>> = packageJson.scripts;
const source = tracked
  .filter((file) => /\.(ts|tsx|json|css|html|yml|yaml|conf|cfg)$|^deploy\/|^\.ci\//.test(file))
  .filter((file) => !file.startsWith('tests/docs/'))
  .map(read)
  .join('\n');

/** The anchors of a document: its headings as GitHub writes them. */
function anchorsOf(file: string): string[] {
  const slugger = new GithubSlugger();
  const text = withoutCode(read(file));
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    slugger.slug(title.replaceAll(/\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1')),
  );
}

function withoutCode(text: string): string {
  return text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
}

describe.each(documents)('%s', (file) => {
  const text = read(file);
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

  it('links only to files and headings that exist', () => {
    const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter((link) => !/^(https?:|tel:|mailto:|data:)/.test(link));
    const missing = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(repositoryRoot, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
    expect(missing).toEqual([]);
  });

  it('names only commands, files and settings that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
    if (isHistory(file)) return;
    const paths = code.filter((words) =>
      /^(\.ci|admin|api|build|deploy|docs|embed|scripts|tests|widget)\/[\w./-]*$/.test(words),
    );
    const roots = [repositoryRoot, join(repositoryRoot, 'tests/browser')];
    const exists = (path: string) => roots.some((root) => existsSync(join(root, path)));
    expect(paths.filter((path) => !exists(path))).toEqual([]);
    const settings = code.filter((words) => /^[A-Z]+(_[A-Z]+)+$/.test(words));
    expect(settings.filter((name) => !(name in envSchema.shape) && !source.includes(name))).toEqual(
      [],
    );
    const names = code.filter((words) => /^[a-z]+([A-Z][a-z]+)+$/.test(words));
    expect(names.filter((name) => !source.includes(name))).toEqual([]);
  });
});

it.each(Object.keys(generatedParts))(
  '%s has its generated tables as the code defines them',
  (file) => {
    expect(withGeneratedParts(file)).toBe(read(file));
  },
);

it('each picture of the documents is shown in one', () => {
  const folders = ['docs/screenshots', 'docs/benchmarks'];
  const pictures = folders.flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(webp|svg|png)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const shown = documents.flatMap((file) =>
    [...read(file).matchAll(/[\w./-]+\.(?:webp|svg|png)/g)].map(([path]) =>
      join(dirname(file), path),
    ),
  );
  expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
});

it.each(['docs/panduan-admin.md', 'docs/panduan-pemasangan.md'])(
  '%s quotes the labels of the product',
  (file) => {
    const copy = tracked
      .filter((path) => /^(admin|api|widget)\/copy\/|^embed\/languages\/|^admin\/ui\//.test(path))
      .map(read)
      .join('\n');
    const labels = [...read(file).matchAll(/(?<=[\s(])'([^'\n]+)'/g)].map(
      ([, label = '']) => label,
    );
    const pages = [...read(file).matchAll(/\*\*([A-Z][\w ]+)\*\*,/g)].map(([, name = '']) => name);
    expect(labels.length).toBeGreaterThan(5);
    expect([...labels, ...pages].filter((label) => !copy.includes(label))).toEqual([]);
  },
);

it('the guide lists every part of the settings that other websites can use', () => {
  const [, sentence = ''] = /Pilih bagiannya \(([^)]+)\)/.exec(read('docs/panduan-admin.md')) ?? [];
  const parts = sentence.replaceAll(/\s+/g, ' ').split(', ');
  const labels = Object.values(settingsCopiesCopy.section).map(({ label }) => label.toLowerCase());
  expect(parts).toEqual(labels);
});

it('a section of the guide has the same anchor on a code host and in the back-office', () => {
  const titles = [...read('docs/panduan-admin.md').matchAll(/^## (.+)$/gm)].map(
    ([, title = '']) => title,
  );
  expect(titles.length).toBeGreaterThan(5);
  expect(anchorsOf('docs/panduan-admin.md').slice(1)).toEqual(titles.map(sectionAnchor));
});
