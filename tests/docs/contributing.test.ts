import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../api/config/package-root.ts';

it('uses one Indonesian word for one thing', () => {
  const section = readFileSync(join(packageRoot, 'CONTRIBUTING.md'), 'utf8').split(
    '## Indonesian words',
  )[1];
  const words = (section ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .flatMap((line) => line.split('|')[3]?.trim().split(', ') ?? [])
    .filter((word) => word !== '');
  expect(words.length).toBeGreaterThan(15);
  const unwanted = new RegExp(`\\b(?:${words.join('|')})(?:nya)?\\b`, 'i');
  const files = ['admin/copy', 'api/copy'].flatMap((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(packageRoot, folder, name)),
  );
  files.push(join(packageRoot, 'embed/languages/id.ts'));
  const texts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'[^'\n]* [^'\n]*'|`[^`]*`/g)].map(([text]) =>
      text.replaceAll(/\$\{[^}]*\}/g, ''),
    ),
  );
  expect(texts.length).toBeGreaterThan(800);
  expect(texts.filter((text) => unwanted.test(text))).toEqual([]);
});
