// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditDays } from '../../api/audit/purge-audit.ts';
import { idempotencyHours } from '../../api/config/server-limits.ts';
import { clientIpHeader } from '../../api/contract/client-ip.ts';
import { insightDays, outdatedDays, undoDays } from '../../api/contract/limits.ts';
import { Sqlite } from '../../api/db/sqlite/driver.ts';
import { migrationsFolder } from '../../api/db/sqlite/open-data-folder.ts';
import { restoreDatabase } from '../../api/db/sqlite/restore-database.ts';
import { originDays } from '../../api/embedding/origin-limits.ts';
import { parseEnv } from '../../api/env.ts';
import {
  handledWordsDays,
  insightWordsDays,
  searchTestDays,
} from '../../api/insights/insight-limits.ts';
import { endedTokenDays } from '../../api/machines/token-writes.ts';
import packageJson from '../../package.json' with { type: 'json' };
import packageLock from '../../package-lock.json' with { type: 'json' };
import { temporaryFolder } from '../api/test-api.ts';
import { sourceFiles } from '../architecture/imports.ts';
import { read } from './read.ts';

const operating = read('docs/operating.md');

/** The row of the guide for each table from which the server deletes by age. */
const rows: Readonly<Record<string, string>> = {
  sessions: '| sessions | after they have ended |',
  challenges: 'challenges of passkeys',
  pendingSignIns: '| unfinished steps of sign-ins',
  resetLinks: 'links for a new password | after they have expired |',
  whitelists: '| addresses of the day | after they have ended |',
  idempotencyKeys: `| responses saved for \`Idempotency-Key\` | after ${idempotencyHours} hours |`,
  machineTokens: `| tokens of programs | ${endedTokenDays} days after their last day |`,
  auditSnapshots: `| what undoing a write needs, and images that only the undo needed | after ${undoDays} days |`,
  auditFaqs: 'with the FAQs that they name',
  auditEntries: `| entries of the audit trail, with the FAQs that they name | after ${auditDays} days |`,
  insightCounts: `| sums of what visitors did | after ${insightDays} days |`,
  outdatedReports: `| who said that an answer is outdated, as groups of addresses | after ${outdatedDays} days |`,
  insightWords: `| wordings of visitors | ${insightWordsDays} days after they were last searched |`,
  rareWords: `| hashes of rare words | ${insightWordsDays} days after they were first sent |`,
  handledWords: `| ${handledWordsDays} days after that |`,
  searchTests: `| ${searchTestDays} days after they were last chosen |`,
  announcements: `| announcements | ${undoDays} days after they have ended |`,
  seenOrigins: `| origins of pages with the bot | ${originDays} days after they were last seen |`,
};

it('names all that is deleted by age, with the periods of the code', () => {
  const purging = sourceFiles('api')
    .map(read)
    .filter((source) => /export async function (?:purge|endExpired)/.test(source));
  const tables = purging.flatMap((source) =>
    [...source.matchAll(/\btime: (\w+)\.|\.delete\((\w+)\)/g)].map(
      ([, one, other]) => one ?? other,
    ),
  );
  // The functions for single sessions are in the same file.
  expect([...new Set(tables)].toSorted()).toEqual(Object.keys(rows).toSorted());
  const section = operating.split('## What is deleted by age\n')[1]?.split('\n## ')[0];
  for (const row of Object.values(rows)) expect(section).toContain(row);
});

it('names the messages of a restore that refuses a file', async () => {
  const folder = temporaryFolder();
  const from = join(folder, 'backup.db');
  const refusal = async () => {
    const options = { from, to: join(folder, 'tanya-kami.db'), migrationsFolder, now: new Date() };
    const error: Error = await restoreDatabase(options).then(
      () => new Error('It was restored.'),
      (error) => error,
    );
    return error.message;
  };
  const expectNamed = (message: string, end: string) => {
    expect(message).toContain(`${from} ${end}`);
    expect(operating).toContain(`\`... ${end}\``);
  };
  writeFileSync(from, 'not a database at all, whatever its name');
  expectNamed(await refusal(), 'is damaged or not a database');
  writeFileSync(from, '');
  new Sqlite(from).exec('create table notes (text)').close();
  expectNamed(await refusal(), 'is not a database of Tanya Kami');
  writeFileSync(`${from}-wal`, 'x');
  expectNamed(await refusal(), 'is a database in use, not a backup');
});

it('names the header with the address, and the setting that it needs', () => {
  const source = { CLIENT_IP_SOURCE: 'header' };
  expect(() => parseEnv(source)).toThrow('IP_LOOKUP_URL');
  expect(parseEnv({ ...source, IP_LOOKUP_URL: 'https://ip.example' })).toBeDefined();
  const paragraph = operating.split('With `CLIENT_IP_SOURCE=header` ')[1]?.split('\n\n')[0];
  expect(paragraph).toContain('`IP_LOOKUP_URL`, which must be set');
  expect(paragraph).toContain(`\`${clientIpHeader}\``);
});

it('only the README names the versions of Node, and they are those of package.json', () => {
  const { node } = packageJson.engines;
  expect(packageLock.packages[''].engines.node).toBe(node);
  const versions = [...node.matchAll(/(\d+)\.(\d+)\.0/g)].map(([, major, minor]) =>
    minor === '0' ? `${major}` : `${major}.${minor}`,
  );
  expect(versions).toHaveLength(3);
  for (const version of versions) expect(read('README.md')).toMatch(new RegExp(`\\b${version}\\b`));
  for (const file of ['CONTRIBUTING.md', 'docs/operating.md']) {
    expect(read(file)).not.toMatch(/\b(20\.19|22\.14)\b/);
    expect(read(file)).toMatch(/\[README\]\([./]*README\.md\) names/);
  }
});
