import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

const sources = sourceFiles('admin').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

function filesWith(pattern: RegExp): string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

it('no field of the back-office cuts what is pasted', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(filesWith(/\bmaxLength\s*[=:]/)).toEqual([]);
});

it('no field is one of the browser’s for days, times and numbers, which keep an incomplete one to themselves', () => {
  expect(filesWith(/type=['"](?:date|datetime-local|time|month|week|number)['"]/)).toEqual([]);
});
