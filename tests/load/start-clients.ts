import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../../build/repository-root.ts';
import type { ClientsOptions, ClientsReport } from './clients.ts';

export interface Clients {
  /** The latest report; undefined before the first. */
  report(): ClientsReport | undefined;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts all simulated clients in a separate process, so that they do not slow the measurement. */
export function startClients(options: ClientsOptions): Clients {
  const args = ['--import', 'tsx', 'tests/load/clients.ts', JSON.stringify(options)];
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let newest: ClientsReport | undefined;
  createInterface(child.stdout).on('line', (line) => {
    newest = JSON.parse(line) as ClientsReport;
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
