import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReadmeTables } from '../build/readme-tables.ts';
import { repositoryRoot } from '../build/repository-root.ts';

/** Writes the tables of attributes, methods, events and styling into README.md. */
const file = join(repositoryRoot, 'README.md');
writeFileSync(file, withReadmeTables(readFileSync(file, 'utf8')));
