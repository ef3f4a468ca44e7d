// @module-tag slow
import fc from 'fast-check';
import { HonoRequest } from 'hono/request';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { repetitions } from '../../repetitions.ts';
import { testPageRoutes } from '../test-api.ts';
import type { Call } from './fuzz/call.ts';
import { callsOf } from './fuzz/calls-of.ts';
import { fuzzSeed, wantedFuzzRuns } from './fuzz/fuzz-settings.ts';
import { type RouteInputs, routeInputs, successfulCall } from './fuzz/route-inputs.ts';
import { sentHeaderNames } from './fuzz/sent-headers.ts';
import { settings } from './fuzz/setting.ts';
import { createTrials, type Trials } from './fuzz/trials.ts';
import { watchForHangs } from './fuzz/watch-for-hangs.ts';

const fuzzRuns = wantedFuzzRuns ?? repetitions({ sample: 10, full: 60 });
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
  const valid = await successfulCall(route);
  const examples = valid ? [...trials.keys()].map((name): [[string, Call]] => [[name, valid]]) : [];
  const attempt = fc.tuple(fc.constantFrom(...trials.keys()), callsOf(route, inputs));
  await fc.assert(
    fc.asyncProperty(attempt, async ([setting, call]) => {
      hangs.begin(`${call.method} ${call.path}`);
      try {
        const response = await (trials.get(setting) as Trials).tryCall(route, call);
        statuses.add(response.status);
      } finally {
        hangs.end();
      }
    }),
    // First the valid call in each setting: of a few random ones, none may be valid.
    { seed: fuzzSeed, numRuns: runs + examples.length, examples },
  );
  return statuses;
}

/** Routes that succeed only after others of the same person, as in `tests/api/people`. */
const needsSteps = new Set([
  // Answers on the loopback address only.
  'GET /own-hosts/ask',
  'POST /login/factor',
  'POST /login/factor/options',
  'POST /login/password',
  'POST /login/totp',
  'POST /login/totp/confirm',
  'POST /login/passkey',
  'POST /login/reset',
  'POST /login/reset/check',
  'POST /gate/passkey',
  'POST /api/profile/proof',
  'POST /api/profile/totp/confirm',
  'DELETE /api/profile/totp',
  'POST /api/profile/passkeys',
  'DELETE /api/profile/passkeys/:passkey',
  'POST /api/profile/recovery-codes',
  'DELETE /api/profile/sessions/:session',
  'DELETE /api/users/:id/sessions/:session',
  'DELETE /api/users/:id/factors',
]);

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
      if (!needsSteps.has(route)) expect([...statuses].some((status) => status < 400)).toBe(true);
    },
    30_000 + fuzzRuns * 1500,
  );

  it('a page or its files', async () => {
    const pages = testPageRoutes().routes.map(({ method, path }) => `${method} ${path}`);
    for (const page of pages)
      await tryRoute(page, { params: { id: fc.constantFrom('1', '2') } }, Math.ceil(fuzzRuns / 10));
  });
});
