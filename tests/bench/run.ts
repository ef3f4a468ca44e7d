import { writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../scripts/build-fingerprint.ts';
import { run } from '../../scripts/run.ts';
import { benchAdminApp } from './admin-app.ts';
import { benchPublicApi } from './public-api.ts';
import { measureWeights } from './weights.ts';

/** Measures everything side by side in one run, and writes `docs/benchmarks.md`. */
await run('npx', ['tsx', 'scripts/ensure-built.ts']);

const sections = [measureWeights(), await benchPublicApi(), await benchAdminApp()];
const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.version}`;
const report = [
  '# Benchmarks',
  'Written by `npm run bench`. Machines are noisy: compare the ratios within one run, not the figures of two runs.',
  `Machine: ${machine}.`,
  ...sections,
].join('\n\n');

writeFileSync(join(repositoryRoot, 'docs/benchmarks.md'), `${report}\n`);
console.log(report);
