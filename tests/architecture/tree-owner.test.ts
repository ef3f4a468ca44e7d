import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import { sourceFiles } from './imports.ts';

const sources = sourceFiles('api').map((file) => ({
  file,
  text: readFileSync(join(repositoryRoot, file), 'utf8'),
}));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('only api/faqs/tree inserts and deletes FAQs and writes their parent, position and path', () => {
  expect(filesWith(/\b(insert|delete)\(faqs\)/)).toEqual(['api/faqs/tree/save-tree.ts']);
  const updating = filesWith(/\bupdate\(faqs\)|\bedit\w*\(\s*tx,\s*faqs\b/);
  const ofContent = ['api/faqs/writes/edit-faqs.ts', 'api/insights/outdated-answers.ts'];
  expect(updating.sort()).toEqual(['api/faqs/tree/save-tree.ts', ...ofContent]);
  for (const { file, text } of sources)
    if (ofContent.includes(file)) expect(text).not.toMatch(/\b(parentId|position|path)\b/);
});

it('only the forest refuses a tree', () => {
  const limits = /messages\.(tooManyFaqs|treeTooDeep|parentMakesCircle)/;
  expect(filesWith(limits)).toEqual(['api/faqs/tree/forest.ts']);
});
