import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from '../build/compress-assets.ts';
import { computeFingerprint, fingerprintPath } from '../build/fingerprint.ts';
import { repositoryRoot } from '../build/repository-root.ts';
import { run } from '../build/run.ts';

/** Builds the server, the widget and the admin app into `dist`, and saves the hash of their sources. */
const fingerprint = computeFingerprint();
rmSync(join(repositoryRoot, 'dist'), { recursive: true, force: true });
for (const part of ['build:api', 'build:widget', 'build:admin']) await run('npm', ['run', part]);
await run('npm', ['run', 'build:widget', '--', '--mode', 'page']);
await compressAssets(join(repositoryRoot, 'dist/admin/assets'));
mkdirSync(join(repositoryRoot, 'dist'), { recursive: true });
// Write the hash last, so that an incomplete build never counts as complete.
writeFileSync(fingerprintPath, fingerprint);
