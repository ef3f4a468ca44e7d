import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../scripts/build-fingerprint.ts';
import type { OutsideOptions, OutsideReport } from './outside.ts';

export interface Outside {
  /** The latest report; undefined before the first. */
  report(): OutsideReport | undefined;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts all simulated clients in their own process, so that they do not slow the measuring down. */
export function startOutside(options: OutsideOptions): Outside {
  const args = ['--import', 'tsx', 'tests/load/outside.ts', JSON.stringify(options)];
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let newest: OutsideReport | undefined;
  createInterface(child.stdout).on('line', (line) => {
    newest = JSON.parse(line) as OutsideReport;
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    report: () => newest,
    isRunning,
    async stop() {
      if (!isRunning()) return;
      child.stdin.end();
      await once(child, 'close');
    },
  };
}
