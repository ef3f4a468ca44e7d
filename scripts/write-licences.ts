import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './build-fingerprint.ts';
import { licencesPage } from './licences.ts';

/** Prints `docs/licences.md` anew. */
writeFileSync(join(repositoryRoot, 'docs/licences.md'), licencesPage());
