import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsTable, errorsTable } from './api-tables.ts';
import { comparisonTable } from './comparison-table.ts';
import { attributesTable, eventsTable, methodsTable, stylingTable } from './element-tables.ts';
import { headersTable } from './headers-table.ts';
import { repositoryRoot } from './repository-root.ts';
import { rightsTable } from './rights-table.ts';
import { settingsTable } from './settings-table.ts';

/** The generated parts of each document, by the names of their markers: `<!-- rights:start -->`, `<!-- rights:end -->`. */
export const generatedParts: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'README.md': { comparison: () => comparisonTable('en') },
  'README.id.md': { comparison: () => comparisonTable('id') },
  'docs/api.md': { errors: errorsTable, calls: callsTable },
  'docs/element.md': {
    attributes: () => attributesTable('en'),
    methods: methodsTable,
    events: eventsTable,
    styling: stylingTable,
  },
  'docs/import-export.md': { headers: headersTable },
  'docs/panduan-pemasangan.md': { attributes: () => attributesTable('id') },
  'docs/security.md': { rights: rightsTable },
  'docs/settings.md': { settings: settingsTable },
};

/** The text of a document of the repository with its generated parts written anew. Throws when a marker is missing. */
export function withGeneratedParts(file: string): string {
  const written = readFileSync(join(repositoryRoot, file), 'utf8');
  return Object.entries(generatedParts[file] ?? {}).reduce((text, [name, generate]) => {
    const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [before, rest] = text.split(start);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined)
      throw new Error(`${file} has no part between ${start} and ${end}.`);
    return `${before}${start}\n${generate()}\n${end}${after}`;
  }, written);
}
