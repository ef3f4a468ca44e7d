import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { responseHeaders } from '../../../api/http/response-headers.ts';
import { formerFilesDays, keepFormerFiles } from '../../../api/pages/former-files.ts';
import { createTestApi, temporaryFolder } from '../test-api.ts';

function build(folder: string, names: Readonly<Record<string, string>>) {
  return keepFormerFiles({
    folder,
    files: new Map(Object.entries(names).map(([path, text]) => [path, Buffer.from(text)])),
    headers: responseHeaders({ secure: false }),
    logError: (error) => {
      throw error;
    },
  });
}

it('each of two builds serves the files of the other, also of one that started later', async () => {
  const folder = join(temporaryFolder(), 'new', 'former-files');
  const old = build(folder, { '/assets/a-1.js': 'a' });
  const next = build(folder, { '/assets/b-2.js': 'b' });
  const onOld = await createTestApi({ findFormerFile: old });
  const onNext = await createTestApi({ findFormerFile: next });
  for (const [api, path, text] of [
    [onNext, '/assets/a-1.js', 'a'],
    [onOld, '/assets/b-2.js', 'b'],
  ] as const) {
    const response = await api.call(path);
    expect({ path, status: response.status, text: await response.text() }).toEqual({
      path,
      status: 200,
      text,
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it.each([
  ...['/assets/c-3.js', '/assets/..%2Fsecret', '/assets/../secret', '/assets/.a-1.js.7'],
  ...['/assets/x/a-1.js', '/former-files/a-1.js', '/a-1.js'],
])('%s is not found', async (path) => {
  const folder = join(temporaryFolder(), 'former-files');
  const findFormerFile = build(folder, { '/assets/a-1.js': 'a' });
  writeFileSync(join(folder, '../secret'), 'secret');
  writeFileSync(join(folder, '.a-1.js.7'), 'partial');
  const api = await createTestApi({ findFormerFile });
  expect((await api.call(path)).status).toBe(404);
});

it('deletes files of builds that no server has started for a month, and keeps its own', () => {
  const folder = temporaryFolder();
  build(folder, { '/assets/a-1.js': 'a', '/assets/both.js': 'x' });
  const before = new Date(Date.now() - (formerFilesDays + 1) * 86_400_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), before, before);
  build(folder, { '/assets/b-2.js': 'b', '/assets/both.js': 'x' });
  expect(readdirSync(folder).toSorted()).toEqual(['b-2.js', 'both.js']);
});

it('keeps the files of a build that has run for more than a month', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    const folder = temporaryFolder();
    build(folder, { '/assets/a-1.js': 'a' });
    vi.advanceTimersByTime((formerFilesDays + 1) * 86_400_000);
    build(folder, { '/assets/b-2.js': 'b' });
    expect(readdirSync(folder).toSorted()).toEqual(['a-1.js', 'b-2.js']);
  } finally {
    vi.useRealTimers();
  }
});

it('a folder that cannot be written to is logged, and the server starts', () => {
  const errors: Error[] = [];
  keepFormerFiles({
    folder: '/proc/former-files',
    files: new Map([['/assets/a-1.js', Buffer.from('a')]]),
    headers: responseHeaders({ secure: false }),
    logError: (error) => errors.push(error),
  });
  expect(errors).toHaveLength(1);
});
