import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { findBrowser } from '../tools/browser.ts';
import { installedVersions } from './installed.ts';

/** Describes the machine, and the versions of the programs. */
export function describeMachine(): string {
  const hardware = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}`;
  const chromium = findBrowser('chromium');
  const browser = chromium ? versionOf(chromium) : 'none';
  const peers = Object.entries(installedVersions()).map(([name, version]) => `${name} ${version}`);
  return [
    `- Machine: ${hardware}`,
    `- Node ${process.version}, ${browser.replace(/ built on.*/, '').trim()}`,
    `- Compared products and tools: ${peers.join(', ')}`,
  ].join('\n');
}

/** Reads the version of a program. Standard error is ignored: Debian's start script writes other lines to it. */
function versionOf(program: string): string {
  return execFileSync(program, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
