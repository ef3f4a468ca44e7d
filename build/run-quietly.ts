import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from './repository-root.ts';

const outputMaxBytes = 64 * 1024 ** 2;

/** Runs a command in the repository's root. Its output is only in the error, if it fails. */
export async function runQuietly(command: string, args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(command, args, { cwd: repositoryRoot, maxBuffer: outputMaxBytes });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const failed = `${command} ${args.join(' ')} failed`;
    throw new Error([failed, stdout, stderr].filter(Boolean).join('\n'), { cause: error });
  }
}
