import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';

/** Returns the text of a file of the repository. */
export function read(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8');
}

/** Returns the text of a document in one line, so that a sentence is found wherever its line breaks. */
export function readLine(file: string): string {
  return read(file).replace(/\s+/g, ' ');
}
