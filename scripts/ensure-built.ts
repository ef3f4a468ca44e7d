import { computeFingerprint, readBuiltFingerprint } from './build-fingerprint.ts';
import { run } from './run.ts';

/** Runs before `npm start`: builds when there is no build or when it is out of date. */
if (readBuiltFingerprint() !== computeFingerprint()) {
  console.log('Building Tanya Kami (only when its sources have changed)...');
  await run('npm', ['run', 'build']);
}
