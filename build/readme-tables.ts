import { attributes } from '../embed/attributes.ts';
import {
  customProperties,
  elementEvents,
  elementMethods,
  eventDetails,
  parts,
} from '../embed/element-api.ts';
import { markdownTable } from './markdown-table.ts';

/** The generated parts of the README, by the names of their markers. */
export const readmeTables: Readonly<Record<string, string>> = {
  attributes: markdownTable(
    ['Attribute', 'Takes', 'Default', 'What it does'],
    attributes.map(({ name, values, default: fallback, doc }) => [
      `\`${name}\``,
      typeof values === 'string' ? values : values.map((value) => `\`${value}\``).join(', '),
      fallback.includes(' ') ? fallback : `\`${fallback}\``,
      doc.en,
    ]),
  ),
  methods: markdownTable(
    ['Method', 'What it does'],
    elementMethods.map(({ name, doc }) => [`\`${name}\``, doc.en]),
  ),
  events: markdownTable(
    ['Event', '`detail`', 'When'],
    elementEvents.map(({ name, doc }) => [
      `\`${name}\``,
      `\`{ ${Object.keys(eventDetails[name]).join(', ')} }\``,
      doc.en,
    ]),
  ),
  styling: markdownTable(
    ['Hook', 'Default', 'What it styles'],
    [
      ...customProperties.map(({ name, default: fallback, doc }) => [
        `\`${name}\``,
        fallback,
        doc.en,
      ]),
      ...parts.map(({ name, doc }) => [`\`::part(${name})\``, '', doc.en]),
    ],
  ),
};

/** Replaces each generated part. Throws when a marker is missing. */
export function withReadmeTables(readme: string): string {
  return Object.entries(readmeTables).reduce((text, [name, printed]) => {
    const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [before, rest] = text.split(start);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined)
      throw new Error(`README.md has no part between ${start} and ${end}.`);
    return `${before}${start}\n${printed}\n${end}${after}`;
  }, readme);
}
