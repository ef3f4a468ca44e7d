import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPromises, promisesFile } from '../build/api-tables.ts';
import { decisionIndex, decisionIndexFile } from '../build/decision-index.ts';
import { generatedParts, withGeneratedParts } from '../build/generated-parts.ts';
import { licencesPage } from '../build/licences.ts';
import { repositoryRoot } from '../build/repository-root.ts';

/** Writes the generated tables of the documents, the list of decision records and the list of licences. */
for (const file of Object.keys(generatedParts))
  writeFileSync(join(repositoryRoot, file), withGeneratedParts(file));
writeFileSync(promisesFile, allPromises());
writeFileSync(decisionIndexFile, decisionIndex());
writeFileSync(join(repositoryRoot, 'docs/licences.md'), licencesPage());
