import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './build-fingerprint.ts';
import { withReadmeTables } from './readme-tables.ts';

/** Writes the tables of attributes, methods, events and styling into README.md. */
const file = join(repositoryRoot, 'README.md');
writeFileSync(file, withReadmeTables(readFileSync(file, 'utf8')));
