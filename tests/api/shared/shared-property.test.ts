// @module-tag slow
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSlowRun, repetitions } from '../../repetitions.ts';
import {
  addWebsites,
  expectSound,
  kinds,
  readState,
  type Step,
  sendStep,
  startServer,
  steps,
} from '../shared-steps.ts';
import { createTestDatabase } from '../test-api.ts';

it('leaves no orphan, no doubled place and no hidden FAQ in 5 websites, and every undo restores them', async () => {
  const count = repetitions({ sample: 80, full: 1000 });
  const done: Partial<Record<Step['kind'], number>> = {};
  await fc.assert(
    fc.asyncProperty(steps(count), async (steps) => {
      const db = await createTestDatabase();
      const server = await startServer(db);
      await addWebsites(db, server);
      for (const step of steps) {
        const before = await readState(db);
        const { status, json } = await sendStep(db, server, step);
        await expectSound(db, [server]);
        if (status >= 400) {
          expect(await readState(db)).toEqual(before);
          continue;
        }
        done[step.kind] = (done[step.kind] ?? 0) + 1;
        if (typeof json.undo_id !== 'number' || !step.isUndone || step.kind === 'publish') continue;
        // Nobody may refuse the undo of the last write.
        const undone = await server.send('POST', `/api/audit/${json.undo_id}/restore`);
        expect(undone).toMatchObject({ status: 200 });
        expect(await readState(db)).toEqual(before);
        await expectSound(db, [server]);
        await sendStep(db, server, step);
        await expectSound(db, [server]);
      }
      await db.close();
    }),
    { numRuns: 1, ...(!isSlowRun && { seed: 1 }), endOnFailure: true },
  );
  // Enough steps must succeed, or the test checks too little.
  const succeeded = Object.values(done).reduce((sum, times) => sum + times, 0);
  expect(succeeded).toBeGreaterThan(count / 3);
  if (isSlowRun) for (const kind of kinds) expect(done[kind] ?? 0, kind).toBeGreaterThan(5);
}, 900_000);
