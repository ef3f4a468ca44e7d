import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { endAndRecord } from '../auth/end-and-record.ts';
import { proofBody, totpBody } from '../auth/factors/factor-bodies.ts';
import {
  addRecoveryCodes,
  recordAccountChange,
  removePasskey,
  removeTotp,
  tidyFactors,
} from '../auth/factors/factor-writes.ts';
import { findFactors, hasFactor } from '../auth/factors/find-factors.ts';
import type { PasskeysAt } from '../auth/factors/passkeys-at.ts';
import { makeRecoveryCodes } from '../auth/factors/recovery-codes.ts';
import type { TotpFactor } from '../auth/factors/totp-factor.ts';
import { hashPassword, isPassword } from '../auth/password.ts';
import { requireGoodPassword } from '../auth/require-good-password.ts';
import type { RequireProofOf } from '../auth/require-proof-of.ts';
import { needsFactor, readSecuritySettings } from '../auth/security-settings.ts';
import { listSessions } from '../auth/session-queries.ts';
import type { Sessions } from '../auth/sessions.ts';
import { setOwnPassword } from '../auth/set-password.ts';
import { findAccount } from '../auth/sign-in/sign-in-actor.ts';
import { listSignIns } from '../auth/sign-in/sign-in-history.ts';
import { passkeyLabelMaxLength } from '../contract/limits.ts';
import type { WriteResponse } from '../contract/requests.ts';
import type {
  ChangeOwnPassword,
  Profile,
  RecoveryCodesResponse,
  TotpSetUp,
} from '../contract/sign-in.ts';
import { messages } from '../copy/messages.ts';
import { passkeys as passkeyRows } from '../db/schema.ts';
import type { AdminEnv, SessionUser } from '../http/app-env.ts';
import { ApiError, fieldError } from '../http/errors.ts';
import { isGone } from '../http/is-gone.ts';
import {
  newPassword,
  requiredText,
  smallBody,
  typedPassword,
  validate,
} from '../http/validation.ts';
import { listOwnWrites } from './own-writes.ts';

const passwordBody = z
  .object({
    password: newPassword,
    current_password: typedPassword,
  })
  .meta({
    examples: [{ password: 'kata-sandi-baru', current_password: 'rahasia-sekali' }],
  }) satisfies z.ZodType<ChangeOwnPassword>;
const passkeyBody = z
  .object({
    label: requiredText(passkeyLabelMaxLength),
    passkey: z.record(z.string(), z.unknown(), messages.notObject),
  })
  .meta({ examples: [{ label: 'Laptop', passkey: { id: 'a-passkey', type: 'public-key' } }] });

export interface ProfileRouteOptions {
  sessions: Sessions;
  totp: TotpFactor;
  passkeysAt: PasskeysAt;
  requireProofOf: RequireProofOf;
}

/** What an account may do with itself: its password, factors and sessions, and the proof of who uses the session. */
export function profileRoutes({ db, guard }: Area, options: ProfileRouteOptions) {
  const { sessions, totp, passkeysAt, requireProofOf } = options;

  async function isFactorRequired({ rights: { role } }: SessionUser): Promise<boolean> {
    return needsFactor(await readSecuritySettings(db.read), role);
  }

  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get('/', async (c) => {
      const { user, sessionId } = c.var;
      const rows = await listSessions(db.read, user.id);
      return c.json<Profile>({
        username: user.username,
        role: user.rights.role,
        website_ids: user.rights.website_ids,
        factors: await findFactors(db.read, user.id),
        passkeys_off: passkeysAt.whyOff(c),
        factor_required: await isFactorRequired(user),
        sessions: rows.map((row) => ({ ...row, current: row.id === sessionId })),
        sign_ins: await listSignIns(db.read, user.id),
        writes: await listOwnWrites(db.read, user),
      });
    })
    .post('/proof', validate('json', proofBody), async (c) => {
      const session = await requireProofOf(c, c.req.valid('json'), (tx) => sessions.renew(c, tx));
      if (session !== undefined) await sessions.setCookies(c, session);
      return c.json<WriteResponse>({ message: messages.proofGiven });
    })
    .post('/proof/options', async (c) => {
      const key = { owner: c.var.sessionId, purpose: 'proof' } as const;
      return c.json<object>(await passkeysAt.require(c).beginShowing(key, c.var.user.id));
    })
    .put('/password', validate('json', passwordBody), async (c) => {
      const { user } = c.var;
      const { password, current_password } = c.req.valid('json');
      await requireProofOf(c, { password: current_password }, async () => {}, 'current_password');
      await requireGoodPassword(password, user.username);
      const stored = await findAccount(db.read, user);
      if (await isPassword(stored?.passwordHash, password, () => isGone(c))) {
        throw fieldError(400, 'password', messages.passwordSame);
      }
      const passwordHash = await hashPassword(password);
      // The current password is a proof. So the session gets new cookies, as after every proof.
      const actor = { ...c.var.actor, requireProof: async () => {} };
      const session = await db.write(actor, async (change) => {
        await setOwnPassword(change.tx, user, passwordHash, {
          endsSessions: false,
          address: actor.address,
        });
        await recordAccountChange(change, user, { after: { password_changed: true } });
        return await sessions.renew(c, change.tx);
      });
      if (session !== undefined) await sessions.setCookies(c, session);
      return c.json<WriteResponse>({ message: messages.userPasswordChanged });
    })
    .post('/totp', async (c) => {
      const setUp = await db.write(c.var.actor, async (change) => {
        await change.by.requireProof(change.tx);
        change.nothingToWrite();
        return await totp.begin(change.tx, c.var.user, c.req.header('host'));
      });
      return c.json<TotpSetUp>(setUp);
    })
    .post('/totp/confirm', validate('json', totpBody), async (c) => {
      const { user } = c.var;
      const codes = await db.write(c.var.actor, async (change) => {
        await totp.confirm(change.tx, user.id, c.req.valid('json').code);
        await recordAccountChange(change, user, { before: { totp: false }, after: { totp: true } });
        return await addRecoveryCodes(change, user.id);
      });
      return c.json<RecoveryCodesResponse>({
        message: messages.factorAdded,
        recovery_codes: codes,
      });
    })
    .delete('/totp', async (c) => {
      const { user } = c.var;
      const isRequired = await isFactorRequired(c.var.user);
      await db.write(c.var.actor, async (change) => {
        await removeTotp(change, user);
        await tidyFactors(change, user.id, isRequired);
      });
      return c.json<WriteResponse>({ message: messages.factorRemoved });
    })
    .post('/passkeys/options', async (c) => {
      const { user, actor, sessionId } = c.var;
      await actor.requireProof(db.read);
      return c.json<object>(await passkeysAt.require(c).beginRegistration(sessionId, user));
    })
    .post('/passkeys', validate('json', passkeyBody), async (c) => {
      const { user, sessionId } = c.var;
      const { label, passkey } = c.req.valid('json');
      const added = await passkeysAt.require(c).checkRegistration(sessionId, user.id, passkey);
      const codes = await db.write(c.var.actor, async (change) => {
        await change.tx
          .insert(passkeyRows)
          .values({ ...added, label, createdAt: new Date().toISOString() });
        await recordAccountChange(change, user, {
          before: { passkey: null },
          after: { passkey: label },
        });
        return await addRecoveryCodes(change, user.id);
      });
      return c.json<RecoveryCodesResponse>({
        message: messages.factorAdded,
        recovery_codes: codes,
      });
    })
    .delete('/passkeys/:passkey', async (c) => {
      const { user } = c.var;
      const isRequired = await isFactorRequired(c.var.user);
      await db.write(c.var.actor, async (change) => {
        await removePasskey(change, user, c.req.param('passkey'));
        await tidyFactors(change, user.id, isRequired);
      });
      return c.json<WriteResponse>({ message: messages.factorRemoved });
    })
    .post('/recovery-codes', async (c) => {
      const { user } = c.var;
      const codes = await db.write(c.var.actor, async (change) => {
        if (!hasFactor(await findFactors(change.tx, user.id))) {
          throw new ApiError(409, messages.noFactors);
        }
        const made = await makeRecoveryCodes(change.tx, user.id);
        await recordAccountChange(change, user, { after: { recovery_codes: made.length } });
        return made;
      });
      return c.json<RecoveryCodesResponse>({
        message: messages.recoveryCodesMade,
        recovery_codes: codes,
      });
    })
    .delete('/sessions', async (c) => {
      const { user, sessionId } = c.var;
      const ended = await db.write(c.var.actor, (change) =>
        endAndRecord(change, user, { allBut: sessionId }, sessionId),
      );
      return c.json<WriteResponse>({ message: messages.sessionsEnded(ended) });
    })
    .delete('/sessions/:session', async (c) => {
      const { user, sessionId } = c.var;
      const ended = await db.write(c.var.actor, (change) =>
        endAndRecord(change, user, { id: c.req.param('session') }, sessionId),
      );
      if (ended.count === 0) throw new ApiError(404, messages.sessionNotFound);
      return c.json<WriteResponse>({ message: messages.sessionsEnded(ended) });
    });
}
