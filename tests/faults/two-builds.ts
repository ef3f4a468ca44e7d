import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { builtApi } from './built-api.ts';
import type { StartOptions } from './running-server.ts';

/** Creates two builds. Each has a script of the admin app, `/assets/NAME.js`, that the other does not have. */
export function twoBuilds(): Record<'old' | 'next', NonNullable<StartOptions['other']>> {
  const build = (name: string) => {
    const root = `${builtApi()}-${name}-${process.pid}`;
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync(builtApi(), root, { recursive: true });
    mkdirSync(join(root, 'dist/admin/assets'));
    writeFileSync(join(root, `dist/admin/assets/${name}.js`), `'${name}'`);
    return { node: process.execPath, root };
  };
  return { old: build('old'), next: build('next') };
}
