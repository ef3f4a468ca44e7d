import fc from 'fast-check';
import { HonoRequest } from 'hono/request';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { repetitions } from '../repetitions.ts';
import { callsOf } from './fuzz/calls-of.ts';
import { fuzzSeed, wantedFuzzRuns } from './fuzz/fuzz-settings.ts';
import { type RouteInputs, routeInputs } from './fuzz/route-inputs.ts';
import { sentHeaderNames } from './fuzz/sent-headers.ts';
import { settings } from './fuzz/setting.ts';
import { createTrials, type Trials } from './fuzz/trials.ts';
import { watchForHangs } from './fuzz/watch-for-hangs.ts';
import { createTestApi, testPageRoutes } from './test-api.ts';

const fuzzRuns = wantedFuzzRuns ?? repetitions({ sample: 20, full: 60 });
const trials = new Map<string, Trials>();
const hangs = watchForHangs(30_000);

beforeAll(async () => {
  for (const name of Object.keys(settings)) trials.set(name, await createTrials(name));
});

afterAll(async () => {
  for (const each of trials.values()) await each.remove();
  await hangs.stop();
});

/** Sends a route's calls with random inputs; returns the statuses of all responses. */
async function tryRoute(route: string, inputs: RouteInputs, runs: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  const attempt = fc.tuple(fc.constantFrom(...trials.keys()), callsOf(route, inputs));
  await fc.assert(
    fc.asyncProperty(attempt, async ([setting, call]) => {
      hangs.begin(`${call.method} ${call.path}`);
      try {
        const response = await trials.get(setting)?.tryCall(route, call);
        statuses.add(response?.status ?? 0);
      } finally {
        hangs.end();
      }
    }),
    { seed: fuzzSeed, numRuns: runs },
  );
  return statuses;
}

it('the inputs of every route are listed', async () => {
  const api = await createTestApi({ gatePasskeyHours: 8 });
  const pages = testPageRoutes().routes.map(({ method, path }) => `${method} ${path}`);
  // Pages take no input, except for the listed ones.
  const plain = pages.filter((page) => !page.includes(':') && !(page in routeInputs));
  const served = api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !plain.includes(route));
  expect([...new Set(served)].sort()).toEqual(Object.keys(routeInputs).sort());
});

describe('nothing breaks, hangs or writes without permission, whatever is sent to', () => {
  it.each(Object.keys(routeInputs))(
    '%s',
    async (route) => {
      const read = vi.spyOn(HonoRequest.prototype, 'header');
      const inputs = routeInputs[route] ?? {};
      const statuses = await tryRoute(route, inputs, fuzzRuns);
      const names = new Set(
        (read.mock.calls as [name?: string][]).flatMap(([name]) => name?.toLowerCase() ?? []),
      );
      const sent = [...sentHeaderNames, 'Content-Type', 'Content-Length'].map((name) =>
        name.toLowerCase(),
      );
      expect([...names].filter((name) => !sent.includes(name))).toEqual([]);
      // Otherwise the calls would not reach the code behind the validation.
      if (!inputs.needsSteps) expect([...statuses].some((status) => status < 400)).toBe(true);
    },
    30_000 + fuzzRuns * 1500,
  );

  it('a page or its files', async () => {
    const pages = testPageRoutes().routes.map(({ method, path }) => `${method} ${path}`);
    for (const page of pages)
      await tryRoute(page, { params: { id: fc.constantFrom('1', '2') } }, Math.ceil(fuzzRuns / 10));
  });
});
