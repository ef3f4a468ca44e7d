import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

import { repositoryRoot } from '../../build/repository-root.ts';

export interface FoundRegex {
  file: string;
  /** The source text of the expression; `new RegExp` if it is built at run time. */
  source: string;
  pattern?: string;
  flags?: string;
}

/** Returns all regular expressions of one file. */
export function regexesOf(file: string): FoundRegex[] {
  const found: FoundRegex[] = [];
  const { program, errors } = parseSync(file, readFileSync(join(repositoryRoot, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  visit(program);
  return found;

  function visit(node: unknown): void {
    if (Array.isArray(node)) for (const child of node) visit(child);
    else if (typeof node === 'object' && node !== null) {
      add(node);
      for (const child of Object.values(node)) visit(child);
    }
  }

  function add(node: object): void {
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push({ file, source: `/${pattern}/${flags}`, pattern, flags });
    } else if ('callee' in node && isRegExp(node.callee)) {
      found.push({ file, source: 'new RegExp' });
    }
  }
}

function isRegExp(callee: unknown): boolean {
  return (
    typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'RegExp'
  );
}
