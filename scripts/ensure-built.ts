import { computeFingerprint, readBuiltFingerprint } from '../build/fingerprint.ts';
import { run } from '../build/run.ts';

/** Runs before `npm start`. Builds if there is no build or if it is out of date. */
if (readBuiltFingerprint() !== computeFingerprint()) {
  console.log('Building Tanya Kami (only when its sources have changed)...');
  await run('npm', ['run', 'build']);
}
