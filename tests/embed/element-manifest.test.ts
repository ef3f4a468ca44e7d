import { expect, it } from 'vitest';
import { elementManifest } from '../../build/element-manifest.ts';
import { elementTypes } from '../../build/element-types.ts';
import { attributeNames, attributes } from '../../embed/attributes.ts';
import { defineElement } from '../../widget/element/element.tsx';

const [declaration] = elementManifest().modules[0]?.declarations ?? [];
if (declaration?.kind !== 'class' || !('customElement' in declaration))
  throw new Error('The manifest describes no element.');

it('names members that the element has, and attributes that it observes', () => {
  defineElement('https://script.example');
  const element = document.createElement('faq-chatbot');
  const names = declaration.members?.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(['websiteId', 'open', 'close', 'toggle']));
  expect(names.filter((name) => !(name in element))).toEqual([]);
  expect(declaration.attributes?.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...attributeNames]),
  );
  const observed = (element.constructor as unknown as { observedAttributes: string[] })
    .observedAttributes;
  expect([...observed].sort()).toEqual(declaration.attributes?.map(({ name }) => name).sort());
});

it('describes members in English, also for TypeScript', () => {
  const described = JSON.stringify(declaration.members) + elementTypes();
  expect(attributes.filter(({ doc }) => described.includes(doc))).toEqual([]);
});

it('describes the detail of each event', () => {
  expect(declaration.events?.map(({ name, type }) => `${name}: ${type.text}`)).toEqual(
    expect.arrayContaining([
      'faq-open: CustomEvent<{ websiteId: number }>',
      expect.stringMatching(/^faq-check: .*kind: 'deposit' \| 'withdraw'; outcome: 'found' \|/),
    ]),
  );
});

it('has only defaults that an attribute can have', () => {
  const defaults = Object.fromEntries(
    declaration.attributes?.map(({ name, default: value }) => [name, value]) ?? [],
  );
  expect(defaults).toMatchObject({ 'website-id': '1', theme: 'host', 'z-index': '1040' });
  expect(defaults['api-host']).toBeUndefined();
});

it('has one member for the calls of `open`', () => {
  expect(declaration.members?.filter(({ name }) => name === 'open')).toEqual([
    expect.objectContaining({
      kind: 'method',
      parameters: [
        { name: 'options', optional: true, type: { text: '{ faqId?: number | undefined }' } },
      ],
    }),
  ]);
});
