import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../build/repository-root.ts';

/** The folder is below node_modules, so that the compiled files find their packages. */
const cache = join(repositoryRoot, 'node_modules/.cache/tanya-kami-api');

let built: string | undefined;

/**
 * Creates a package folder with the server and the commands, compiled from the current sources, and empty pages. A test
 * then needs no complete build and never runs an old one.
 */
export function builtApi(): string {
  built ??= build();
  return built;
}

function build(): string {
  const folder = join(cache, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'making-'));
  const vite = join(repositoryRoot, 'node_modules/.bin/vite');
  const args = ['build', '--config', 'vite.api.config.ts', '--outDir', join(making, 'dist/api')];
  const { status, stderr } = spawnSync(vite, args, { cwd: repositoryRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The API does not compile:\n${stderr}`);
  for (const part of [
    'package.json',
    'embed/mobilefaq.html',
    'api/db/sqlite/migrations',
    'api/db/postgres/migrations',
    'api/db/seed',
    'api/search-words/lexicon',
  ]) {
    cpSync(join(repositoryRoot, part), join(making, part), { recursive: true });
  }
  const screens = {
    'dist/admin/index.html': '<!doctype html>',
    'dist/admin/.vite/screens.json': '{"/":"a.tsx","/whitelist":"a.tsx","/not-found":"a.tsx"}',
    'dist/admin/.vite/manifest.json': '{"a.tsx":{"file":"assets/a.js"}}',
    'dist/widget/faq-chatbot.js': '0',
    'dist/phone-page/faq-chatbot.js': '0',
    'dist/widget/custom-elements.json': '{}',
    'dist/widget/faq-chatbot.d.ts': 'export {};',
  };
  for (const [name, content] of Object.entries(screens)) {
    mkdirSync(join(making, name, '..'), { recursive: true });
    writeFileSync(join(making, name), content);
  }
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another test file has compiled the same sources meanwhile.
    if (!existsSync(folder)) throw error;
    rmSync(making, { recursive: true });
  }
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const part of ['api', 'embed/mobilefaq.html', 'package.json', 'vite.api.config.ts'])
    add(part);
  return hash.digest('hex').slice(0, 16);

  function add(part: string): void {
    const path = join(repositoryRoot, part);
    hash.update(part);
    try {
      for (const name of readdirSync(path).sort()) add(join(part, name));
    } catch {
      hash.update(readFileSync(path));
    }
  }
}
