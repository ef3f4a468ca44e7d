import { type SpawnOptions, spawn } from 'node:child_process';
import { repositoryRoot } from './repository-root.ts';

/** Runs a command in the repository's root, with this terminal's input and output. Rejects unless it exits with 0. */
export async function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  const code = await exitCodeOf(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${code}`);
}

/** Runs a command like `run` and returns its exit code; 1 if a signal ended it. */
export function exitCodeOf(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: repositoryRoot, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
