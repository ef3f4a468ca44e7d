import type { Context } from 'hono';
import type { Change } from '../../audit-log/audited-database.ts';
import type { SignInMethod, UnfinishedSignIn } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { GateEnv } from '../../http/app-env.ts';
import { findBrowserName } from '../browser-name.ts';
import { toSessionUser } from '../rights/stored-rights.ts';
import type { Sessions, StartedSession } from '../sessions.ts';
import type { DeviceCookies } from './device-cookies.ts';
import { findNextStep, type NextStep } from './find-next-step.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';
import { recordSignIn } from './record-sign-in.ts';
import type { Account } from './sign-in-actor.ts';

export interface FinishSignInOptions {
  sessions: Sessions;
  pending: PendingSignIns;
  devices: DeviceCookies;
  hasPasskeys: boolean;
}

/** Where a sign-in stands after one of its steps. */
export type SignInState =
  | { session: StartedSession; next?: undefined }
  | { session?: undefined; next: NextStep; cookie: string };

export type FinishSignIn = ReturnType<typeof createFinishSignIn>;

/** The end of every way in: it starts the session, or asks for the next step. */
export function createFinishSignIn(options: FinishSignInOptions) {
  const { sessions, pending, devices, hasPasskeys } = options;

  return {
    /** Runs in the transaction that checked what was shown. */
    async advance(
      c: Context<GateEnv>,
      change: Change,
      account: Account,
      shown: SignInMethod,
    ): Promise<SignInState> {
      const { tx } = change;
      const next = await findNextStep(tx, account, shown, hasPasskeys);
      if (next !== undefined) {
        const { id: userId, sessionEpoch } = account;
        const cookie = await pending.begin(c, tx, { userId, sessionEpoch, shown });
        change.nothingToWrite();
        return { next, cookie };
      }
      await pending.end(c, tx);
      const browser = findBrowserName(c.req.header('user-agent'));
      await recordSignIn(change, 'sign-in', account, { method: shown, browser });
      const origin = { address: c.var.clientIp, browser, signedInWith: shown };
      return { session: await sessions.start(c, tx, account, origin) };
    },

    /** Sends the cookies. Returns the response's content when the sign-in needs another step. */
    async setCookies(
      c: Context<GateEnv>,
      account: Account,
      state: SignInState,
    ): Promise<UnfinishedSignIn | undefined> {
      if (state.next !== undefined) {
        pending.setCookie(c, state.cookie);
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
