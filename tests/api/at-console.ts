import { vi } from 'vitest';
import { runCommandLine } from '../../api/cli/run-command-line.ts';

/** Runs the console's program with these settings; returns its exit code and output. */
export async function atConsole(settings: Readonly<Record<string, string>>, ...args: string[]) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await runCommandLine(args);
    const text = (spy: typeof stdout) => spy.mock.calls.map(([chunk]) => chunk).join('');
    return { out: text(stdout), err: text(stderr), code };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
    vi.unstubAllEnvs();
  }
}
