import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex, decisionIndexFile } from '../build/decision-index.ts';
import { withReadmeTables } from '../build/readme-tables.ts';
import { repositoryRoot } from '../build/repository-root.ts';
import { withRightsTable } from '../build/rights-table.ts';

/**
 * Writes the tables of attributes, methods, events and styling into README.md, the rights of each route into
 * docs/security.md, and the list of decision records.
 */
const file = join(repositoryRoot, 'README.md');
writeFileSync(file, withReadmeTables(readFileSync(file, 'utf8')));
const security = join(repositoryRoot, 'docs/security.md');
writeFileSync(security, withRightsTable(readFileSync(security, 'utf8')));
writeFileSync(decisionIndexFile, decisionIndex());
