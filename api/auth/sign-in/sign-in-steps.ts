import type { Context } from 'hono';
import type { Area } from '../../area.ts';
import type { Change } from '../../audit-log/audited-database.ts';
import type { WriteResponse } from '../../contract/requests.ts';
import type { SignInStep, UnfinishedSignIn } from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import type { GateEnv } from '../../http/app-env.ts';
import { ApiError } from '../../http/errors.ts';
import { findBrowserName } from '../browser-name.ts';
import type { CheckFactor } from '../factors/check-factor.ts';
import type { PasskeysAt } from '../factors/passkeys-at.ts';
import type { TotpFactor } from '../factors/totp-factor.ts';
import type { DeviceCookies } from './device-cookies.ts';
import { findNextStep } from './find-next-step.ts';
import type { FinishSignIn, SignInState } from './finish-sign-in.ts';
import type { PendingSignIn, PendingSignIns } from './pending-sign-ins.ts';
import { recordSignIn } from './record-sign-in.ts';
import { requireAttempt } from './require-attempt.ts';
import { type Account, findAccount, signInActor } from './sign-in-actor.ts';
import type { SignInAttempt, SignInDelay, SignInDelays } from './sign-in-delays.ts';

export type SignInOutcome = 'succeeded' | 'failed' | `refused-${SignInDelay}`;

export interface SignInOptions {
  delays: SignInDelays;
  devices: DeviceCookies;
  pending: PendingSignIns;
  finish: FinishSignIn;
  totp: TotpFactor;
  passkeysAt: PasskeysAt;
  checkFactor: CheckFactor;
  onSignIn: (outcome: SignInOutcome) => void;
}

export type SignInSteps = ReturnType<typeof createSignInSteps>;

/** What the ways in share. */
export function createSignInSteps({ db }: Area, options: SignInOptions) {
  const { delays, devices, pending, finish, passkeysAt, onSignIn } = options;

  async function beginAttempt(
    c: Context<GateEnv>,
    checks: 'username' | 'factor',
    username: string,
    account: Account | undefined,
  ): Promise<SignInAttempt> {
    const device = account && devices.find(c, account.id);
    const attempt = await delays.begin({ ip: c.var.clientIp, username, device, checks });
    if ('limit' in attempt) onSignIn(`refused-${attempt.limit}`);
    return requireAttempt(c, attempt);
  }

  /** Sends the cookies and the response of a sign-in, and counts it once it has ended. */
  async function respond(c: Context<GateEnv>, account: Account, state: SignInState) {
    const unfinished = await finish.setCookies(c, account, state);
    if (unfinished !== undefined) return c.json<UnfinishedSignIn>(unfinished, 401);
    onSignIn('succeeded');
    return c.json<WriteResponse>({ message: messages.loginSucceeded }, 200);
  }

  /** The browser's unfinished sign-in and its account. @throws ApiError 409 unless this step is the next one. */
  async function requirePending(
    c: Context<GateEnv>,
    step: SignInStep,
  ): Promise<{ begun: PendingSignIn; account: Account }> {
    const begun = await pending.find(c, db.read);
    const account = begun && (await findAccount(db.read, { id: begun.userId }));
    const isValid = account?.status === true && account.sessionEpoch === begun?.sessionEpoch;
    if (begun === undefined || account === undefined || !isValid) {
      throw new ApiError(409, messages.signInExpired);
    }
    const next = await findNextStep(db.read, account, begun.shown, passkeysAt.whyOff(c));
    if (next?.step !== step) throw new ApiError(409, messages.signInExpired);
    return { begun, account };
  }

  /** Requires in the transaction that no other request has continued this sign-in. */
  async function takePending(
    c: Context<GateEnv>,
    change: Change,
    { begun, account }: { begun: PendingSignIn; account: Account },
  ) {
    const stored = await pending.find(c, change.tx);
    if (stored?.id !== begun.id) throw new ApiError(409, messages.signInExpired);
    await finish.endPending(c, change.tx, account);
  }

  async function recordRefusal(
    c: Context<GateEnv>,
    account: Account | undefined,
    details: Record<string, string | boolean> = {},
  ): Promise<void> {
    onSignIn('failed');
    const actor = signInActor(c.var.clientIp, undefined, account?.username);
    const browser = findBrowserName(c.req.header('user-agent'));
    await db.write(actor, (change) =>
      recordSignIn(change, 'sign-in-refused', account, { ...details, browser }),
    );
  }

  return { beginAttempt, respond, requirePending, takePending, recordRefusal };
}
