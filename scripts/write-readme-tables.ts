import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './build-fingerprint.ts';
import { withReadmeTables } from './readme-tables.ts';

/** Prints the attribute, method, event and styling tables into README.md. */
const file = join(repositoryRoot, 'README.md');
writeFileSync(file, withReadmeTables(readFileSync(file, 'utf8')));
