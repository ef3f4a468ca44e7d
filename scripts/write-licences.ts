import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './build-fingerprint.ts';
import { licencesPage } from './licences.ts';

/** Writes `docs/licences.md`. */
writeFileSync(join(repositoryRoot, 'docs/licences.md'), licencesPage());
