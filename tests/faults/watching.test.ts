import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../build/repository-root.ts';
import { temporaryFolder } from '../api/test-api.ts';
import { runCommand, startServer } from './running-server.ts';

it('warns of a misspelled setting, and has every metric of the alert rules, including the last backup', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, env: { TRUSTED_PROXY: '10.20.30.40' } });
  expect(server.output()).toContain(
    'WARNING: TRUSTED_PROXY is not a setting: did you mean TRUSTED_PROXIES?\n',
  );
  expect(server.output()).not.toContain('10.20.30.40');

  const readMetrics = async () => await (await fetch(`${server.url}/metrics`)).text();
  const lastBackup = async () =>
    Number(/^tanya_kami_last_backup_timestamp_seconds (\S+)$/m.exec(await readMetrics())?.[1]);
  expect(await lastBackup()).toBe(0);
  const { code } = await runCommand('backup', dataDir, join(temporaryFolder(), 'backup.db'));
  expect(code).toBe(0);
  expect(Math.abs((await lastBackup()) - Date.now() / 1000)).toBeLessThan(60);

  const rules = readFileSync(join(repositoryRoot, 'deploy/alerts.yml'), 'utf8');
  const names = [...rules.matchAll(/tanya_kami_\w+/g)].map(([name]) => name);
  const metrics = await readMetrics();
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(metrics))).toEqual([]);
});
