import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex, decisionIndexFile } from '../build/decision-index.ts';
import { withReadmeTables } from '../build/readme-tables.ts';
import { repositoryRoot } from '../build/repository-root.ts';

/** Writes the tables of attributes, methods, events and styling into README.md, and the list of decision records. */
const file = join(repositoryRoot, 'README.md');
writeFileSync(file, withReadmeTables(readFileSync(file, 'utf8')));
writeFileSync(decisionIndexFile, decisionIndex());
