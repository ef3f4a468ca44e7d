import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex, decisionIndexFile } from '../build/decision-index.ts';
import { generatedParts, withGeneratedParts } from '../build/generated-parts.ts';
import { repositoryRoot } from '../build/repository-root.ts';

/** Writes the generated tables of the documents, and the list of decision records. */
for (const file of Object.keys(generatedParts))
  writeFileSync(join(repositoryRoot, file), withGeneratedParts(file));
writeFileSync(decisionIndexFile, decisionIndex());
