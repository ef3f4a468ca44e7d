import type { Context } from 'hono';
import type { Change } from '../../audit-log/audited-database.ts';
import type { SignInMethod, UnfinishedSignIn } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { Tx } from '../../db/database.ts';
import type { GateEnv } from '../../http/app-env.ts';
import { findBrowserName } from '../browser-name.ts';
import type { PasskeysAt } from '../factors/passkeys-at.ts';
import { toSessionUser } from '../rights/stored-rights.ts';
import type { Sessions, StartedSession } from '../sessions.ts';
import type { DeviceCookies } from './device-cookies.ts';
import { findNextStep, type NextStep } from './find-next-step.ts';
import type { BegunSignIn, PendingSignIns } from './pending-sign-ins.ts';
import { recordSignIn } from './record-sign-in.ts';
import type { Account } from './sign-in-actor.ts';
import type { SignInDelays } from './sign-in-delays.ts';
import { endExpired } from './unfinished-sign-ins.ts';

/** Expired sign-ins of one account that one sign-in records. */
const expiredAtOnce = 200;

export interface FinishSignInOptions {
  sessions: Sessions;
  pending: PendingSignIns;
  devices: DeviceCookies;
  delays: SignInDelays;
  passkeysAt: PasskeysAt;
}

/** Where a sign-in stands after one of its steps. */
export type SignInState =
  | { session: StartedSession; next?: undefined; begun?: undefined }
  | { session?: undefined; next: NextStep; begun: BegunSignIn };

export type FinishSignIn = ReturnType<typeof createFinishSignIn>;

/** The end of every way in: it starts the session, or asks for the next step. */
export function createFinishSignIn(options: FinishSignInOptions) {
  const { sessions, pending, devices, delays, passkeysAt } = options;

  /** Ends the browser's unfinished sign-in, whose next step the account has shown. */
  async function endPending(c: Context<GateEnv>, tx: Tx, { id }: Account): Promise<void> {
    const times = await pending.finish(c, tx, id);
    await delays.takeBack(tx, { ip: c.var.clientIp, device: devices.find(c, id) }, times);
  }

  return {
    endPending,
    /** Runs in the transaction that checked what was shown. */
    async advance(
      c: Context<GateEnv>,
      change: Change,
      account: Account,
      shown: SignInMethod,
    ): Promise<SignInState> {
      const { tx } = change;
      const { id: userId, sessionEpoch, username } = account;
      const next = await findNextStep(tx, account, shown, passkeysAt.whyOff(c));
      const address = c.var.clientIp;
      const browser = findBrowserName(c.req.header('user-agent'));
      // Housekeeping does this too, but its next run may be after the owner has looked at the warnings.
      await endExpired(tx, expiredAtOnce, userId);
      if (next !== undefined) {
        const sign = { userId, sessionEpoch, shown, address, browser };
        const begun = await pending.begin(c, tx, sign);
        change.nothingToWrite();
        return { next, begun };
      }
      await endPending(c, tx, account);
      await delays.completed(tx, { username, device: devices.find(c, userId) });
      await recordSignIn(change, 'sign-in', account, { method: shown, browser });
      const origin = { address, browser, signedInWith: shown };
      return { session: await sessions.start(c, tx, account, origin) };
    },

    /** Sends the cookies. Returns the response's content when the sign-in needs another step. */
    async setCookies(
      c: Context<GateEnv>,
      account: Account,
      state: SignInState,
    ): Promise<UnfinishedSignIn | undefined> {
      if (state.next !== undefined) {
        pending.setCookie(c, state.begun.cookie);
        return { message: messages.signInSteps[state.next.step], ...state.next };
      }
      c.set('user', toSessionUser(account));
      await sessions.setCookies(c, state.session);
      devices.set(c, account.id);
      pending.clearCookie(c);
      return undefined;
    },
  };
}
