import { computeFingerprint, readBuiltFingerprint } from '../build/fingerprint.ts';
import { runQuietly } from '../build/run-quietly.ts';

/** Runs before `npm start`. Builds if there is no build or if it is out of date. */
if (readBuiltFingerprint() !== computeFingerprint()) {
  process.stdout.write('Building Tanya Kami (only when its sources have changed)... ');
  const startedMs = performance.now();
  try {
    await runQuietly('npm', ['run', 'build']);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  console.log(`built in ${Math.ceil((performance.now() - startedMs) / 1000)} s.`);
}
