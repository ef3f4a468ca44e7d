import { describe, expect, it } from 'vitest';
import { attributeDocs } from '../../embed/attribute-docs.ts';
import { attributeNames, attributes } from '../../embed/attributes.ts';
import { customProperties, elementEvents, elementMethods, parts } from '../../embed/element-api.ts';

describe('the attribute table', () => {
  it('has a row for every attribute, and for nothing else', () => {
    expect(attributes.map(({ name }) => name).sort()).toEqual([...attributeNames].sort());
  });

  it('lists the attributes of the embed', () => {
    expect([...attributeNames].sort()).toEqual([
      'accent',
      'api-host',
      'chat-host',
      'insights',
      'lang',
      'launcher',
      'live-agent',
      'mode',
      'offset-x',
      'offset-y',
      'position',
      'theme',
      'topic',
      'website-id',
      'z-index',
    ]);
  });

  it('has a valid default for each choice', () => {
    for (const { name, values, default: fallback } of attributes) {
      if (typeof values !== 'string') expect(values, name).toContain(fallback);
    }
  });
});

it('explains everything, attributes in both languages', () => {
  for (const list of [attributes, elementMethods, elementEvents, customProperties, parts])
    for (const { name, doc } of list) expect(doc, name).toMatch(/^\S.*\.$/);
  for (const { name, doc } of attributes) {
    expect(attributeDocs[name], name).toMatch(/^\S.*\.$/);
    expect(attributeDocs[name], name).not.toBe(doc);
  }
});

it('lists the methods and events', () => {
  expect(elementMethods.map(({ name }) => name)).toEqual([
    'open()',
    'open({ faqId })',
    'close()',
    'toggle()',
  ]);
  expect(elementEvents.map(({ name }) => name)).toEqual([
    'faq-open',
    'faq-close',
    'faq-question',
    'faq-check',
    'faq-handover',
  ]);
});
