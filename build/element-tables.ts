import { attributeDocs } from '../embed/attribute-docs.ts';
import { type AttributeDoc, attributes } from '../embed/attributes.ts';
import {
  customProperties,
  elementEvents,
  elementMethods,
  eventDetails,
  parts,
} from '../embed/element-api.ts';
import { markdownTable } from './markdown-table.ts';

const attributeHeads = {
  en: ['Attribute', 'Takes', 'Default', 'What it does'],
  id: ['Atribut', 'Nilai', 'Bawaan', 'Arti'],
} as const;

const kinds = {
  en: { number: 'number', pixels: 'pixels', address: 'address', colour: 'colour' },
  id: { number: 'angka', pixels: 'angka (px)', address: 'alamat', colour: 'warna hex' },
} as const;

export function attributesTable(language: 'en' | 'id'): string {
  return markdownTable(
    attributeHeads[language],
    attributes.map((attribute) => [
      `\`${attribute.name}\``,
      typeof attribute.values === 'string'
        ? kinds[language][attribute.values]
        : attribute.values.map((value) => `\`${value}\``).join(', '),
      defaultWords(attribute, language),
      language === 'en' ? attributeDocs[attribute.name] : attribute.doc,
    ]),
  );
}

/** A default that is a description has words, and no `code`. */
function defaultWords(attribute: AttributeDoc, language: 'en' | 'id'): string {
  if (attribute.defaultId === undefined) return `\`${attribute.default}\``;
  return language === 'en' ? attribute.default : attribute.defaultId;
}

export function methodsTable(): string {
  return markdownTable(
    ['Method', 'What it does'],
    elementMethods.map(({ name, doc }) => [`\`${name}\``, doc]),
  );
}

export function eventsTable(): string {
  return markdownTable(
    ['Event', '`detail`', 'When'],
    elementEvents.map(({ name, doc }) => [
      `\`${name}\``,
      `\`{ ${Object.keys(eventDetails[name]).join(', ')} }\``,
      doc,
    ]),
  );
}

export function stylingTable(): string {
  return markdownTable(
    ['Hook', 'Default', 'What it styles'],
    [
      ...customProperties.map(({ name, default: fallback, doc }) => [`\`${name}\``, fallback, doc]),
      ...parts.map(({ name, doc }) => [`\`::part(${name})\``, '', doc]),
    ],
  );
}
