import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { findBrowser } from '../../scripts/browser.ts';
import { installedVersions } from './installed.ts';

/** What it was measured on, and with which versions. */
export function describeMachine(): string {
  const hardware = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}`;
  const chromium = findBrowser('chromium');
  const browser = chromium ? versionOf(chromium) : 'none';
  const peers = Object.entries(installedVersions()).map(([name, version]) => `${name} ${version}`);
  return [
    `- Machine: ${hardware}`,
    `- Node ${process.version}, ${browser.replace(/ built on.*/, '').trim()}`,
    `- Beside and with: ${peers.join(', ')}`,
  ].join('\n');
}

/** Debian's start script says things of its own on the way. */
function versionOf(program: string): string {
  return execFileSync(program, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
