import { computeFingerprint, readBuiltFingerprint } from './build-fingerprint.ts';
import { run } from './run.ts';

/** Runs before `npm start`: builds when nothing is built yet, or when the sources are newer than what is. */
if (readBuiltFingerprint() !== computeFingerprint()) {
  console.log('Building Tanya Kami (only when its sources have changed)...');
  await run('npm', ['run', 'build']);
}
