import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildInputs, computeFingerprint } from '../../build/fingerprint.ts';
import { repositoryRoot } from '../../build/repository-root.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { importsOf } from '../architecture/imports.ts';

/** One file of each folder and of each kind that the build reads. */
const inputs = [
  ...['admin/main.tsx', 'api/server.ts', 'api/copy/messages.ts', 'build/element-types.ts'],
  ...[
    'docs/panduan-admin.md',
    'embed/mobilefaq.html',
    'scripts/build.ts',
    'widget/styles.css',
    'package-lock.json',
  ],
  ...['tsconfig.json', 'vite.admin.config.ts', 'vite.api.config.ts', 'vite.widget.config.ts'],
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  for (const file of [...inputs, 'README.md', 'tests/vitest.config.ts']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repositoryRoot, file), join(root, file));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the fingerprint of the build', () => {
  it.each(inputs)('changes with %s', (file) => {
    const before = computeFingerprint(root);
    appendFileSync(join(root, file), ' ');
    expect(computeFingerprint(root)).not.toBe(before);
  });

  it('changes with a new file and with a name', () => {
    const before = computeFingerprint(root);
    cpSync(join(root, 'widget/styles.css'), join(root, 'widget/other.css'));
    const added = computeFingerprint(root);
    rmSync(join(root, 'widget/styles.css'));
    expect(new Set([before, added, computeFingerprint(root)]).size).toBe(3);
  });

  it.each(['README.md', 'tests/vitest.config.ts'])('does not change with %s', (file) => {
    const before = computeFingerprint(root);
    appendFileSync(join(root, file), ' ');
    expect(computeFingerprint(root)).toBe(before);
  });

  it('follows every file that the build’s commands import', () => {
    const commands = Object.entries(packageJson.scripts).filter(([name]) => /^build/.test(name));
    const files = new Set(commands.flatMap(([, command]) => command.match(/\S+\.ts/g) ?? []));
    for (const file of files)
      for (const { to, isPackage } of importsOf(file)) if (!isPackage) files.add(to);
    expect(files.size).toBeGreaterThan(10);
    expect([...files].filter((file) => !buildInputs().includes(file))).toEqual([]);
  });
});
