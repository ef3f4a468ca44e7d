import { expect } from 'vitest';
import { atConsole } from '../api/at-console.ts';

/** Runs a command like `runCommand`, without a process of its own: starting one takes longer than a refusal. */
export async function runHere(name: string, dataDir: string, ...args: string[]) {
  const { code, out, err } = await atConsole({ DATA_DIR: dataDir }, name, ...args);
  const folder = `Data folder: ${dataDir}\n`;
  expect(err.startsWith(folder)).toBe(true);
  return { code, out, err: err.slice(folder.length) };
}
