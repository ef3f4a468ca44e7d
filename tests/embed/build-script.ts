import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Builds the script that visitors get, so that no stale build can pass. Returns the names of its files and its text.
 *
 * @param mode `page` for the script of the phone page
 */
export function buildScript(mode = 'production'): { files: readonly string[]; script: string } {
  const outDir = mkdtempSync(join(tmpdir(), 'faq-chatbot-'));
  try {
    execFileSync(
      'npx',
      [
        ...['vite', 'build', '--config', 'vite.widget.config.ts', '--mode', mode],
        ...['--outDir', outDir, '--emptyOutDir'],
      ],
      { env: { ...process.env, NODE_ENV: 'production' }, stdio: 'pipe' },
    );
    return {
      files: readdirSync(outDir),
      script: readFileSync(join(outDir, 'faq-chatbot.js'), 'utf8'),
    };
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
