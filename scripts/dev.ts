import { type ChildProcess, spawn } from 'node:child_process';
import { repositoryRoot } from '../build/repository-root.ts';
import { run } from '../build/run.ts';

/**
 * One command for development. The server restarts when its code or the widget changes, the widget is rebuilt when its
 * sources change, and Vite serves the admin app with hot reload on the address that it prints.
 */
await run('npx', ['tsx', 'scripts/ensure-built.ts']);

const children: ChildProcess[] = [
  start(['vite', 'build', '--config', 'vite.widget.config.ts', '--watch', '--logLevel', 'warn']),
  start([
    ...['vite', 'build', '--config', 'vite.widget.config.ts', '--mode', 'page'],
    ...['--watch', '--logLevel', 'warn'],
  ]),
  start([
    ...['tsx', 'watch', '--clear-screen=false', '--include', 'dist/widget/*.js'],
    ...['--include', 'dist/phone-page/*.js', 'api/server.ts'],
  ]),
  start(['vite', '--config', 'vite.admin.config.ts']),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

function start(command: readonly string[]): ChildProcess {
  const child = spawn('npx', command, { cwd: repositoryRoot, stdio: 'inherit' });
  // If one process ends, end all: with only half of them running, errors would be misleading.
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
    stopAll();
  });
  return child;
}

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}
