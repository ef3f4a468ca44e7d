// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { runQuietly } from '../../build/run-quietly.ts';

it('prints nothing of a command that succeeds', async () => {
  const written = vi.spyOn(process.stdout, 'write');
  await runQuietly('node', ['-e', 'console.log("a line of the build")']);
  expect(written).not.toHaveBeenCalled();
});

it('says what a command printed that fails', async () => {
  const failing = 'console.log("a line of the build"); console.error("a mistake"); process.exit(3)';
  const run = runQuietly('node', ['-e', failing]);
  await expect(run).rejects.toThrow(/^node .* failed\na line of the build\n\na mistake\n$/s);
});
