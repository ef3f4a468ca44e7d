import { describe, expect, it } from 'vitest';
import { atConsole } from '../api/at-console.ts';
import { secret, temporaryFolder } from '../api/test-api.ts';
import { createTestSchema, query } from './test-schema.ts';

async function onPostgres(url: string, ...args: string[]) {
  const settings = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), JWT_SECRET: secret };
  return await atConsole(settings, ...args);
}

describe('the program at the console, with DATABASE_URL', () => {
  it('works on that database, and names it without its user', async () => {
    const url = await createTestSchema();
    const { host, pathname } = new URL(url);
    expect(await onPostgres(url, 'whitelist', 'add', '203.0.113.7')).toEqual({
      out: '203.0.113.7 was added to the whitelist.\n',
      err: `Database: ${host}${pathname}\n`,
      code: 0,
    });
    expect(await query(url, 'select ip from whitelists')).toEqual([{ ip: '203.0.113.7' }]);
  });

  it.each([
    [['backup', 'copy.db'], 'pg_dump '],
    [['restore', 'copy.db'], 'pg_restore '],
    [['move-to-postgres', 'postgres://db/name'], 'name the database as the argument'],
  ])('refuses %j, and says what to do instead', async (args, hint) => {
    const { out, err, code } = await onPostgres('postgres://user:geheim@db.internal/faq', ...args);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toContain(hint);
    expect(err).not.toContain('geheim');
  });

  it('says which database cannot be reached', async () => {
    const { err, code } = await onPostgres(
      'postgres://user:geheim@127.0.0.1:1/faq',
      'whitelist',
      'list',
    );
    expect(code).toBe(1);
    expect(err).toMatch(
      /^Database: 127\.0\.0\.1:1\/faq\nThe database 127\.0\.0\.1:1\/faq could not be used: .+\n$/,
    );
  });
});
