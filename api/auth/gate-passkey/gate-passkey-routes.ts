import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../../area.ts';
import { systemActor } from '../../audit-log/actor.ts';
import type { WriteResponse } from '../../contract/requests.ts';
import type { PasskeyOnlyRequest } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import { passkeys } from '../../db/schema.ts';
import type { GateEnv } from '../../http/app-env.ts';
import type { CountAttempt } from '../../http/attempt-limit.ts';
import { fieldError } from '../../http/errors.ts';
import { homeOf } from '../../http/senders.ts';
import { limitBody, validate } from '../../http/validation.ts';
import { gatePasskeyBodyMaxBytes } from '../auth-limits.ts';
import { passkeyResponse } from '../factors/factor-bodies.ts';
import { takeShown } from '../factors/passkeys.ts';
import type { PasskeysAt } from '../factors/passkeys-at.ts';
import { isListed } from '../ip-gate.ts';
import { toSessionUser } from '../rights/stored-rights.ts';
import { recordCopiedPasskey } from '../sign-in/record-sign-in.ts';
import { findAccount } from '../sign-in/sign-in-actor.ts';
import { listAddressOfDay } from './addresses-of-day.ts';
import type { GateChallenges } from './gate-challenges.ts';

const passkeyBody = z
  .object({
    passkey: passkeyResponse,
  })
  .meta({
    examples: [{ passkey: { id: 'a-passkey', type: 'public-key' } }],
  }) satisfies z.ZodType<PasskeyOnlyRequest>;
const tinyBody = limitBody(gatePasskeyBodyMaxBytes);

export interface GatePasskeyOptions {
  /** `GATE_PASSKEY_HOURS`; undefined when it is off. */
  hours: number | undefined;
  challenges: GateChallenges;
  passkeysAt: PasskeysAt;
  countAttempt: CountAttempt;
}

type GatePasskeyRoutes = ReturnType<typeof createRoutes>;

/**
 * Lists the caller's address for some hours, by a passkey alone. It does not sign in. Without the setting the routes do
 * not exist: their paths answer as any unknown one.
 */
export function gatePasskeyRoutes(area: Area, options: GatePasskeyOptions): GatePasskeyRoutes {
  const { hours } = options;
  return hours === undefined
    ? (new Hono<GateEnv>() as unknown as GatePasskeyRoutes)
    : createRoutes(area, { ...options, hours });
}

function createRoutes({ db, guard }: Area, options: GatePasskeyOptions & { hours: number }) {
  const { hours, challenges, passkeysAt, countAttempt } = options;

  /**
   * Lists the address when the response is valid. Everything is checked in the transaction again: an account may have
   * been deactivated, or a passkey removed, since the response was verified.
   */
  async function admit(c: Context<GateEnv>, response: Record<string, unknown>): Promise<boolean> {
    const ip = c.var.clientIp;
    const isValid = (challenge: string) => challenges.isValid(challenge, ip);
    const shown = await passkeysAt.require(c).checkAny(response, isValid);
    const account = shown && (await findAccount(db.read, { id: shown.stored.userId }));
    if (shown === undefined || account === undefined) return false;
    const { id: userId, username } = account;
    const passkey = shown.stored;
    const actor = { ...systemActor, userId, username, address: ip };
    const isAdmitted = await db.write(actor, async (change) => {
      const { tx } = change;
      change.nothingToWrite();
      const isActive = (await findAccount(tx, { id: userId }))?.status === true;
      const isKept = (await tx.$count(passkeys, eq(passkeys.id, passkey.id))) > 0;
      // The challenge first: otherwise a response that is sent again would be reported as a copied passkey.
      if (!isActive || !isKept || !(await challenges.take(tx, shown.challenge))) return false;
      if (!(await takeShown(tx, shown))) {
        await recordCopiedPasskey(change, account);
        return false;
      }
      if (!(await isListed(tx, ip))) await listAddressOfDay(change, { ip, passkey, hours });
      return true;
    });
    if (isAdmitted) c.set('user', toSessionUser(account));
    return isAdmitted;
  }

  return new Hono<GateEnv>()
    .post('/gate/passkey/options', guard.requireOwnPage, tinyBody, async (c) =>
      c.json<object>(await passkeysAt.require(c).askForAny(challenges.make(c.var.clientIp))),
    )
    .post(
      '/gate/passkey',
      guard.requireOwnPage,
      tinyBody,
      validate('json', passkeyBody),
      async (c) => {
        await countAttempt(c, homeOf(c.var.clientIp));
        // One refusal for all reasons, so that nobody learns which passkeys and accounts exist.
        if (!(await admit(c, c.req.valid('json').passkey)))
          throw fieldError(400, 'passkey', messages.passkeyRefused);
        return c.json<WriteResponse>({ message: messages.gateOpened(hours) });
      },
    );
}
