import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../../area.ts';
import type { Change } from '../../audit-log/audited-database.ts';
import { usernameMaxLength } from '../../contract/limits.ts';
import type { LoginRequest, WriteResponse } from '../../contract/requests.ts';
import type {
  FactorKind,
  LoginFactorRequest,
  RecoveryCodesResponse,
  SignInMethod,
  SignInMethods,
  SignInStep,
  TotpSetUp,
  UnfinishedSignIn,
} from '../../contract/sign-in.ts';
import { messages } from '../../copy/messages.ts';
import { passkeys as passkeyRows, sessions as sessionRows } from '../../db/schema.ts';
import type { GateEnv } from '../../http/app-env.ts';
import { ApiError, fieldError } from '../../http/errors.ts';
import { isGone } from '../../http/is-gone.ts';
import {
  newPassword,
  requiredText,
  smallBody,
  typedPassword,
  validate,
} from '../../http/validation.ts';
import { findBrowserName } from '../browser-name.ts';
import { type CheckFactor, type FactorOutcome, wrongFactor } from '../factors/check-factor.ts';
import { factorBody, totpBody } from '../factors/factor-bodies.ts';
import { recordAccountChange } from '../factors/factor-writes.ts';
import { useShown } from '../factors/passkeys.ts';
import type { PasskeysAt } from '../factors/passkeys-at.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.ts';
import type { TotpFactor } from '../factors/totp-factor.ts';
import { hashPassword, isPassword } from '../password.ts';
import { requireGoodPassword } from '../require-good-password.ts';
import { findResetAccount, takeResetLink } from '../reset-links.ts';
import { toSessionUser } from '../rights/stored-rights.ts';
import { setOwnPassword } from '../set-password.ts';
import type { DeviceCookies } from './device-cookies.ts';
import { findNextStep } from './find-next-step.ts';
import type { FinishSignIn, SignInState } from './finish-sign-in.ts';
import type { PendingSignIn, PendingSignIns } from './pending-sign-ins.ts';
import { recordSignIn } from './record-sign-in.ts';
import { requireAttempt } from './require-attempt.ts';
import { type Account, findAccount, signInActor } from './sign-in-actor.ts';
import type { SignInAttempt, SignInDelay, SignInDelays } from './sign-in-delays.ts';

const loginRequest = z.object({
  username: requiredText(usernameMaxLength),
  password: typedPassword,
}) satisfies z.ZodType<LoginRequest>;
const passwordBody = z.object({ password: newPassword });
const resetBody = z.object({ token: requiredText(100), password: newPassword });

export type SignInOutcome = 'succeeded' | 'failed' | `refused-${SignInDelay}`;

export interface SignInRouteOptions {
  delays: SignInDelays;
  devices: DeviceCookies;
  pending: PendingSignIns;
  finish: FinishSignIn;
  totp: TotpFactor;
  passkeysAt: PasskeysAt;
  checkFactor: CheckFactor;
  onSignIn: (outcome: SignInOutcome) => void;
}

/** All ways in. `docs/security.md` has a table of them. */
export function signInRoutes({ db, guard }: Area, options: SignInRouteOptions) {
  const { delays, devices, pending, finish, totp, passkeysAt, checkFactor, onSignIn } = options;

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

  const gated = [guard.requireGate, smallBody] as const;
  return new Hono<GateEnv>()
    .post('/login', ...gated, validate('json', loginRequest), async (c) => {
      const { username, password } = c.req.valid('json');
      const found = await findAccount(db.read, { username });
      const attempt = await beginAttempt(c, 'username', username, found);
      const isMatch = await isPassword(found?.passwordHash, password, () => isGone(c));
      const account = isMatch && found?.status === true ? found : undefined;
      const actor = signInActor(c.var.clientIp, account, found?.username);
      const browser = findBrowserName(c.req.header('user-agent'));
      const state = await db.write(actor, async (change) => {
        if (account !== undefined) {
          // Its owner may have changed the password while it was checked, which keeps the account's sessions.
          const now = await findAccount(change.tx, account);
          if (now?.passwordHash !== account.passwordHash) {
            throw new ApiError(401, messages.wrongCredentials);
          }
          const state = await finish.advance(c, change, account, 'password');
          // An office shares its address, so nobody may use up its attempts between the password and the factor.
          if (!state.begun?.isAgain) await attempt.passed(change.tx);
          return state;
        }
        await recordSignIn(change, 'sign-in-refused', found, { browser });
        return undefined;
      });
      if (account !== undefined && state !== undefined) return await respond(c, account, state);
      onSignIn('failed');
      if (!isMatch || found === undefined) throw new ApiError(401, messages.wrongCredentials);
      c.set('user', toSessionUser(found));
      // Check this after the password. Otherwise anybody could find out which accounts are inactive.
      throw new ApiError(401, messages.accountInactive);
    })
    .get('/login/methods', guard.requireGate, async (c) => {
      const hasPasskeys = passkeysAt.whyOff(c) === null && (await db.read.$count(passkeyRows)) > 0;
      return c.json<SignInMethods>({ passkey: hasPasskeys });
    })
    .post('/login/factor/options', ...gated, async (c) => {
      const { begun } = await requirePending(c, 'factor');
      const key = { owner: begun.id, purpose: 'factor' } as const;
      return c.json<object>(await passkeysAt.require(c).beginShowing(key, begun.userId));
    })
    .post('/login/factor', ...gated, validate('json', factorBody), async (c) => {
      const { begun, account } = await requirePending(c, 'factor');
      const shown = c.req.valid('json');
      const attempt = await beginAttempt(c, 'factor', account.username, account);
      const key = { owner: begun.id, purpose: 'factor' } as const;
      const useFactor = await checkFactor(key, account.id, shown);
      const actor = signInActor(c.var.clientIp, account, account.username);
      let outcome: FactorOutcome = 'wrong';
      const state = await db.write(actor, async (change) => {
        outcome = await useFactor(change.tx);
        if (outcome === 'wrong' || outcome === 'copied') {
          change.nothingToWrite();
          return undefined;
        }
        await takePending(c, change, { begun, account });
        await attempt.succeeded(change.tx);
        return await finish.advance(c, change, account, methodWith(outcome));
      });
      if (state !== undefined) return await respond(c, account, state);
      await recordRefusal(c, account, refusalDetails(shown, outcome));
      throw wrongFactor(shown);
    })
    .post('/login/password', ...gated, validate('json', passwordBody), async (c) => {
      const { begun, account } = await requirePending(c, 'new-password');
      const { password } = c.req.valid('json');
      await requireGoodPassword(password, account.username);
      if (await isPassword(account.passwordHash, password)) {
        throw fieldError(400, 'password', messages.passwordSame);
      }
      const passwordHash = await hashPassword(password);
      const actor = signInActor(c.var.clientIp, account, account.username);
      const state = await db.write(actor, async (change) => {
        await takePending(c, change, { begun, account });
        await setOwnPassword(change.tx, account, passwordHash, { endsSessions: false });
        await change.tx.delete(sessionRows).where(eq(sessionRows.userId, account.id));
        await recordAccountChange(change, account, { after: { password_changed: true } });
        const changed = { ...account, passwordExpiresAt: null };
        return await finish.advance(c, change, changed, begun.shown);
      });
      return await respond(c, account, state);
    })
    .post('/login/totp', ...gated, async (c) => {
      const { account } = await requirePending(c, 'set-up');
      const actor = signInActor(c.var.clientIp, account, account.username);
      const setUp = await db.write(actor, async (change) => {
        change.nothingToWrite();
        return await totp.begin(change.tx, account, c.req.header('host'));
      });
      return c.json<TotpSetUp>(setUp);
    })
    .post('/login/totp/confirm', ...gated, validate('json', totpBody), async (c) => {
      const { begun, account } = await requirePending(c, 'set-up');
      const { code } = c.req.valid('json');
      const attempt = await beginAttempt(c, 'factor', account.username, account);
      const actor = signInActor(c.var.clientIp, account, account.username);
      const { state, recoveryCodes } = await db.write(actor, async (change) => {
        await totp.confirm(change.tx, account.id, code);
        await takePending(c, change, { begun, account });
        await attempt.succeeded(change.tx);
        const recoveryCodes = await makeRecoveryCodes(change.tx, account.id);
        await recordAccountChange(change, account, { after: { totp: true } });
        const state = await finish.advance(c, change, account, 'password+totp');
        return { state, recoveryCodes };
      });
      await respond(c, account, state);
      return c.json<RecoveryCodesResponse>({
        message: messages.factorAdded,
        recovery_codes: recoveryCodes,
      });
    })
    .post('/login/passkey/options', ...gated, async (c) => {
      const passkeys = passkeysAt.require(c);
      const refusal = await delays.beginChallenge(c.var.clientIp);
      if (refusal !== undefined) {
        onSignIn(`refused-${refusal.limit}`);
        requireAttempt(c, refusal);
      }
      const key = { owner: pending.ownerOf(c), purpose: 'sign-in' } as const;
      return c.json<object>(await passkeys.beginShowing(key, undefined));
    })
    .post('/login/passkey', ...gated, validate('json', factorBody), async (c) => {
      const keys = passkeysAt.require(c);
      const { passkey } = c.req.valid('json');
      const userId = await keys.findOwner(passkey);
      const found = userId === undefined ? undefined : await findAccount(db.read, { id: userId });
      // A signature cannot be guessed. The limit of the address is enough for a browser that is not known.
      const attempt = await beginAttempt(c, 'username', `passkey ${c.var.clientIp}`, found);
      const key = { owner: pending.ownerOf(c), purpose: 'sign-in' } as const;
      const shown = await keys.checkShown(key, undefined, passkey);
      if (shown === undefined || found === undefined) {
        await recordRefusal(c, found, { factor: 'passkey' });
        throw fieldError(400, 'passkey', messages.passkeyRefused);
      }
      if (!found.status) throw new ApiError(401, messages.accountInactive);
      const actor = signInActor(c.var.clientIp, found, found.username);
      const state = await db.write(actor, async (change) => {
        if (!(await useShown(change.tx, shown))) {
          change.nothingToWrite();
          return undefined;
        }
        await attempt.succeeded(change.tx);
        return await finish.advance(c, change, found, 'passkey');
      });
      if (state !== undefined) return await respond(c, found, state);
      await recordRefusal(c, found, { factor: 'passkey', passkey_copied: true });
      throw fieldError(400, 'passkey', messages.passkeyRefused);
    })
    .post('/login/reset', ...gated, validate('json', resetBody), async (c) => {
      const { token, password } = c.req.valid('json');
      const attempt = await beginAttempt(c, 'username', `link ${c.var.clientIp}`, undefined);
      const account = await findResetAccount(db.read, token);
      if (account === undefined) throw new ApiError(401, messages.resetLinkUsed);
      await requireGoodPassword(password, account.username);
      const passwordHash = await hashPassword(password);
      const actor = signInActor(c.var.clientIp, account, account.username);
      await db.write(actor, async (change) => {
        if (!(await takeResetLink(change.tx, token))) {
          throw new ApiError(401, messages.resetLinkUsed);
        }
        await attempt.succeeded(change.tx);
        await setOwnPassword(change.tx, account, passwordHash, { endsSessions: true });
        const after = { password_changed: true, reset_link: 'used' };
        await recordAccountChange(change, account, { after });
      });
      return c.json<WriteResponse>({ message: messages.passwordReset });
    });
}

function methodWith(factor: FactorKind): SignInMethod {
  return `password+${factor}`;
}

function refusalDetails({ code }: LoginFactorRequest, outcome: FactorOutcome) {
  const factor = code === undefined ? 'passkey' : 'code';
  return outcome === 'copied' ? { factor, passkey_copied: true } : { factor };
}
