import { expect } from 'vitest';
import { isForMachines } from '../../../../api/auth/rights/route-rights.ts';
import { websites } from '../../../../api/db/schema.ts';
import { expectIntactTree } from '../../expect-intact-tree.ts';
import { guardedRoutes } from '../../routes.ts';
import type { Call } from './call.ts';
import { expectDocumentedError } from './expect-documented-error.ts';
import { type SentResponse, sendCall } from './send-call.ts';
import { type Setting, settings } from './setting.ts';
import { createWorlds, type World } from './world.ts';

export interface Trials {
  /** Sends the call, fails unless all invariants hold, and returns the response. */
  tryCall(route: string, call: Call): Promise<SentResponse>;
  remove(): Promise<void>;
}

/** Writes that change nothing for anybody else: a key that is not confirmed yet, and what its account has seen. */
const unaudited = new Set(['POST /api/profile/totp', 'POST /api/warnings/seen']);

/** Routes that record wrong passwords, codes and passkeys. */
const proving = /^POST \/login|\/(proof|password|updatepass\/:id)$/;

const guards = new Map(guardedRoutes.map((guard) => [`${guard.method} ${guard.route}`, guard]));

/** The server of one setting. Each call finds the same rows and limits with low counts. */
export async function createTrials(settingName: string): Promise<Trials> {
  const setting = settings[settingName] as Setting;
  const worlds = await createWorlds(setting);
  let current: World | undefined;
  const renew = async () => {
    const last = current;
    current = undefined;
    await last?.db.close();
  };

  async function tryCall(world: World, route: string, call: Call): Promise<SentResponse> {
    const leftOut = {
      refusedSignIns: proving.test(route) && passesGuard(call),
      // The time is written after the response, so the write of the previous call may happen during this one.
      lastSeen: true,
    };
    const before = await world.read(leftOut);
    const response = await sendCall(world, setting, call);
    const after = await world.read(leftOut);

    expect(world.loggedErrors).toEqual([]);
    expect(response.status).toBeLessThan(500);
    expect(Object.keys(Object.prototype)).toEqual([]);
    if (response.status >= 400) expectDocumentedError(response, call.method);
    if (response.status >= 400 || !mayWrite(route, call)) expect(after).toEqual(before);
    expectGuard(route, call, response);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      if (!unaudited.has(route)) expect(after.audit_entries).not.toBe(before.audit_entries);
      await expectIntact(world);
      await renew();
    }
    if (response.status === 429) await renew();
    return response;
  }

  return {
    async tryCall(route, call) {
      current ??= await worlds.make();
      try {
        return await tryCall(current, route, call);
      } catch (error) {
        // Start again, so that one call's damage does not affect the next.
        await renew();
        throw error;
      }
    },
    async remove() {
      await renew();
      await worlds.remove();
    },
  };
}

function passesGuard({ caller }: Call): boolean {
  return caller === 'admin' || caller === 'nobody' || caller === 'program';
}

/** Reads never write. Admins may write, and a caller who signs in with the right password. */
function mayWrite(route: string, call: Call): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(call.method)) return false;
  return call.caller === 'admin' || (route === 'POST /login' && passesGuard(call));
}

function expectGuard(
  route: string,
  { caller, method, headers }: Call,
  { status }: SentResponse,
): void {
  const guard = guards.get(route);
  if (guard === undefined) return;
  const isRefused =
    caller === 'stranger' ||
    (caller === 'nobody' && guard.session) ||
    (caller === 'program' && guard.session && !isForMachines(route)) ||
    (caller === 'foreign page' && method !== 'GET' && method !== 'HEAD');
  // A path of no route is 404 for everybody, and another host is refused before that.
  const refusals = [401, 403, 404, 405, 421];
  // A token beside a cookie is refused before both are looked at.
  if ('Authorization' in headers) refusals.push(400);
  if (isRefused) expect(refusals).toContain(status);
}

async function expectIntact({ db, findBrokenReferences }: World): Promise<void> {
  expect(await findBrokenReferences()).toEqual([]);
  for (const { id } of await db.read.select({ id: websites.id }).from(websites)) {
    await expectIntactTree(db, id);
  }
}
