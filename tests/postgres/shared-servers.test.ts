// @module-tag slow
import { isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { openPostgres } from '../../api/db/postgres/open.ts';
import { auditSnapshots, faqs } from '../../api/db/schema.ts';
import { seedDatabase } from '../../api/db/seed/seed.ts';
import {
  addWebsites,
  bots,
  buildBody,
  expectSound,
  kinds,
  readState,
  type Step,
  sendStep,
  startServer,
  steps,
} from '../api/shared-steps.ts';
import { addAdmin } from '../api/test-api.ts';
import { isSlowRun, repetitions } from '../repetitions.ts';
import { createTestSchema } from './test-schema.ts';

/** How many requests are sent at once. */
const atOnce = 8;

async function startTwo() {
  const url = await createTestSchema();
  const open = async () => {
    const db = await openPostgres({ url });
    onTestFinished(() => db.close());
    return db;
  };
  const [db, other] = [await open(), await open()];
  await seedDatabase(db, { mode: 'none', imagesFolder: '' });
  await addAdmin(db, 'admin');
  const a = await startServer(db);
  const b = await startServer(other);
  await addWebsites(db, a);
  return { db, servers: [a, b] as const };
}

async function listUndos(db: Database): Promise<number[]> {
  const rows = await db.read.select({ id: auditSnapshots.entryId }).from(auditSnapshots);
  return rows.map(({ id }) => id).sort((one, other) => other - one);
}

/** The first rows of the shared branches that websites show. */
async function listShown(db: Database): Promise<number[]> {
  const copies = await db.read.select().from(faqs).where(isNotNull(faqs.sourceId));
  const ids = new Set<number | null>(copies.map(({ id }) => id));
  return copies.filter(({ parentId }) => !ids.has(parentId)).map(({ id }) => id);
}

it('two servers that write shared FAQs at once leave no orphan, no doubled place, no hidden FAQ and no old response', async () => {
  const count = repetitions({ sample: 60, full: 1000 });
  const done: Partial<Record<Step['kind'], number>> = {};
  await fc.assert(
    fc.asyncProperty(steps(count), async (steps) => {
      const { db, servers } = await startTwo();
      const serverAt = (n: number) => servers[n % 2 === 0 ? 0 : 1];
      const sendAll = async (steps: readonly Step[]) => {
        for (let at = 0; at < steps.length; at += atOnce) {
          const sending = steps.slice(at, at + atOnce).map(async (step, n) => {
            const { status } = await sendStep(db, serverAt(n), step);
            if (status < 400) done[step.kind] = (done[step.kind] ?? 0) + 1;
          });
          const reading = steps.slice(at, at + atOnce).flatMap(({ website, other }, n) => {
            const { send } = serverAt(n + 1);
            const paths = [`${website}/tree`, `${other}/shared`, `${other}/50/1`];
            return paths.map((path) => send('GET', `/api/faqs/${path}`));
          });
          await Promise.all([...sending, ...reading]);
          await expectSound(db, servers);
        }
      };
      const undoSince = async (start: readonly number[]) => {
        const ids = (await listUndos(db)).filter((id) => !start.includes(id));
        for (const id of ids) {
          const undone = await serverAt(id).send('POST', `/api/audit/${id}/restore`);
          expect(undone).toEqual({ status: 200, json: expect.anything() });
        }
        expect(await readState(db)).toEqual(before);
        await expectSound(db, servers);
      };
      await sendAll(steps);
      const before = await readState(db);

      const last = await listUndos(db);
      // Undoing a publication publishes again, so an earlier one cannot be undone then. If several writes took an
      // original away while a website was deleted, its copies come back with new ids.
      const isUndoable = ({ kind }: Step) =>
        kind !== 'undo' && !kind.startsWith('publish') && kind !== 'delete website';
      await sendAll(steps.filter(isUndoable).slice(-count / 4));
      await undoSince(last);

      const readAll = () =>
        Promise.all(
          servers.flatMap(({ read }) =>
            bots.flatMap((id) => [read(`/faqs/${id}`), read(`/faqs/${id}/words`)]),
          ),
        );
      const shared = await readAll();
      for (const [at, id] of bots.entries()) expect(shared[2 * at]).toBe(await buildBody(db, id));
      const shown = await listShown(db);
      const detached = shown.map((id, n) => serverAt(n).send('POST', `/api/faqs/${id}/detach`));
      for (const { status } of await Promise.all(detached)) expect(status).toBe(200);
      await expectSound(db, servers);
      // Own copies are read like shared ones, byte for byte.
      expect(await readAll()).toEqual(shared);
      await undoSince(last);
    }),
    {
      numRuns: 1,
      ...(!isSlowRun && { seed: 1 }),
      endOnFailure: true,
    },
  );
  // Enough steps must succeed, or the test checks too little.
  const succeeded = Object.values(done).reduce((sum, times) => sum + times, 0);
  expect(succeeded).toBeGreaterThan(count / 3);
  if (isSlowRun) for (const kind of kinds) expect(done[kind] ?? 0, kind).toBeGreaterThan(5);
}, 900_000);
