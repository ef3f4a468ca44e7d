import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPromises, apiDocument, listPromises, promisesFile } from '../../build/api-tables.ts';
import { read } from './read.ts';

const document = apiDocument();

describe('what programs may rely on', () => {
  it('has every promise in the file, also new ones', () => {
    // If this fails, run `npm run docs`.
    expect(readFileSync(promisesFile, 'utf8')).toBe(allPromises());
  });

  it('is kept, unless the changelog names what goes away', () => {
    const changelog = read('CHANGELOG.md');
    const unreleased = changelog.split(/^## /m)[1] ?? '';
    const kept = new Set(listPromises(document));
    const made = readFileSync(promisesFile, 'utf8').split('\n').filter(Boolean);
    // To break one, write its line in the changelog, and remove it from the file after the release.
    expect(made.filter((line) => !kept.has(line) && !unreleased.includes(line))).toEqual([]);
  });

  it.each<[string, string, (tree: Record<string, object>, items: { required?: string[] }) => void]>(
    [
      ['a field goes away', '.depth: integer', (properties) => delete properties.depth],
      [
        'a field changes its type',
        '.id: integer',
        (properties) => {
          properties.id = { type: 'string' };
        },
      ],
      [
        'a field may be missing',
        '.depth: integer',
        (_, items) => items.required?.splice(items.required.indexOf('depth'), 1),
      ],
      [
        'a field may be null',
        '.question: string',
        (properties) => {
          properties.question = { type: ['string', 'null'] };
        },
      ],
    ],
  )('is broken if %s of a response', (_, end, change) => {
    const changed = structuredClone(document);
    const tree = changed.paths['/api/faqs/{websiteId}/tree']?.get?.responses[200] as {
      content: {
        'application/json': {
          schema: { items: { properties: Record<string, object>; required?: string[] } };
        };
      };
    };
    const { items } = tree.content['application/json'].schema;
    change(items.properties, items);
    const now = listPromises(changed);
    expect(listPromises(document).filter((line) => !now.includes(line))).toEqual([
      `GET /api/faqs/{websiteId}/tree answers 200 application/json []${end}`,
    ]);
  });

  it('is broken if a field of a request becomes required', () => {
    const changed = structuredClone(document);
    const body = changed.paths['/api/faqs']?.post?.requestBody?.content['application/json'];
    body?.schema.required?.push('answer');
    const now = listPromises(changed);
    expect(listPromises(document).filter((line) => !now.includes(line))).toEqual([
      'POST /api/faqs needs of application/json only: question, website_id',
    ]);
  });
});

it('the description says what it is, without words for the server’s own code', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', security: [{ token: [] }] });
  const text = JSON.stringify(document);
  // zod's names for what JSON Schema does not know.
  expect(text).not.toContain('"~standard"');
  for (const [, reference] of text.matchAll(/"\$ref":"#\/components\/(\w+\/[\w-]+)"/g)) {
    const [kind = '', name = ''] = (reference ?? '').split('/');
    expect(document.components).toHaveProperty([kind, name]);
  }
});
