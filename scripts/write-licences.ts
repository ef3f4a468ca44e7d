import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesPage } from '../build/licences.ts';
import { repositoryRoot } from '../build/repository-root.ts';

/** Writes `docs/licences.md`. */
writeFileSync(join(repositoryRoot, 'docs/licences.md'), licencesPage());
