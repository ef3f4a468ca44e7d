import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import packageJson from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

it('the guide to PostgreSQL names commands, settings and metrics that exist', () => {
  const guide = read('docs/postgresql.md');
  const commands = [...guide.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(commands).toContain('move-to-postgres');
  for (const command of commands) expect(Object.keys(packageJson.scripts)).toContain(command);
  const settings = guide.match(/\b(DATABASE_URL|JWT_SECRET\w*)\b/g) ?? [];
  for (const setting of settings) expect(read('api/env.ts')).toContain(`    ${setting}:`);
  for (const [, name] of guide.matchAll(/tanya_kami_(database_\w+)/g)) {
    expect(read('api/operations/metrics.ts')).toContain(`\${prefix}${name}`);
  }
});
