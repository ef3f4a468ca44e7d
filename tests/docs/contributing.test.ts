import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../api/config/package-root.ts';
import { read } from './read.ts';

it('uses one Indonesian word for one thing', () => {
  const section = read('CONTRIBUTING.md').split('## Indonesian words')[1];
  const words = (section ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .flatMap((line) => line.split('|')[3]?.trim().split(', ') ?? [])
    .filter((word) => word !== '');
  expect(words.length).toBeGreaterThan(15);
  const unwanted = new RegExp(`\\b(?:${words.join('|')})(?:nya)?\\b`, 'i');
  const texts = [
    ...textsIn('admin/copy', 'api/copy'),
    ...textsOf('embed/languages/id.ts'),
    ...textsOf('api/contract/texts/sentences.ts'),
  ];
  expect(texts.length).toBeGreaterThan(800);
  expect(texts.filter((text) => unwanted.test(text))).toEqual([]);
});

it('has each sentence in one place: of the back-office, of the server, or of both', () => {
  const sentences = (...folders: string[]) =>
    textsIn(...folders).filter((text) => / .*[.!?]$/.test(text));
  const ofServer = new Set(sentences('api'));
  expect(ofServer.size).toBeGreaterThan(200);
  expect(sentences('admin').filter((text) => ofServer.has(text))).toEqual([]);
});

function textsIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => textsOf(join(folder, name))),
  );
}

/** The texts with several words in a file, without the values in them. */
function textsOf(file: string): string[] {
  const source = read(file);
  return [...source.matchAll(/'([^'\n]* [^'\n]*)'|`([^`]*)`/g)].map(([, text, template]) =>
    (text ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ''),
  );
}
