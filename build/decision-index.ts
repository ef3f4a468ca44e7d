import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';

const folder = join(repositoryRoot, 'docs/decisions');

export const decisionIndexFile = join(folder, 'README.md');

/** The list of all decision records with their status. @throws Error when a record has no title or no status. */
export function decisionIndex(): string {
  const rows = readdirSync(folder)
    .filter((file) => /^\d{3}-/.test(file))
    .sort()
    .map((file) => {
      const [title, , status] = readFileSync(join(folder, file), 'utf8').split('\n');
      const [, number, name] = /^# (\d{3}): (.+)$/.exec(title ?? '') ?? [];
      if (!name || number !== file.slice(0, 3)) throw new Error(`${file}: its title is not valid`);
      if (!/^(Accepted|Reversed)/.test(status ?? '')) throw new Error(`${file} has no status`);
      return `| [${number}](${file}) | ${name} | ${status} |`;
    });
  const head = '# Decisions\n\nWritten by `npm run docs` from the records.\n';
  return `${[head, '| record | decision | status |', '| --- | --- | --- |', ...rows].join('\n')}\n`;
}
