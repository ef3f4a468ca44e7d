import { Hono } from 'hono';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
import { callerOf } from '../audit/actor.ts';
import type { AuditedDatabase } from '../audit/audited-database.ts';
import { findPasswordFault } from '../auth/find-password-fault.ts';
import type { Guard } from '../auth/guard.ts';
import { hashPassword } from '../auth/password.ts';
import type { AdminUser } from '../contract/entities.ts';
import { passwordMaxLength, passwordMinLength, usernameMaxLength } from '../contract/limits.ts';
import type {
  CreateAnswer,
  CreateUser,
  UpdateUserPassword,
  UpdateUserStatus,
  WriteAnswer,
} from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import { ApiError, fieldError } from '../http-errors.ts';
import type { CreateOnce } from '../idempotency/create-once.ts';
import {
  bodyId,
  bodyVersion,
  pageParams,
  parseId,
  requiredText,
  smallBody,
  validate,
  versionQuery,
} from '../validation.ts';
import { listUsers, requireUser } from './user-queries.ts';
import { createUser, deleteUser, setUserPassword, setUserStatus } from './user-writes.ts';

const password = z
  .string(messages.required)
  .min(passwordMinLength, messages.tooShort(passwordMinLength))
  .max(passwordMaxLength, messages.tooLong(passwordMaxLength));
const createUserBody = z.object({
  // An unseen character would make two names that look the same.
  username: requiredText(usernameMaxLength).regex(/^\P{C}*$/u, messages.unseenCharacter),
  password,
  website_id: bodyId,
}) satisfies z.ZodType<CreateUser>;
const statusBody = z.object({
  account_status: z.boolean(messages.notBoolean),
  version: bodyVersion,
}) satisfies z.ZodType<UpdateUserStatus>;
const passwordBody = z.object({
  password,
  version: bodyVersion,
}) satisfies z.ZodType<UpdateUserPassword>;

export interface UserRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  createOnce: CreateOnce;
}

/** The accounts of the admins. */
export function userRoutes({ db, guard, createOnce }: UserRouteOptions) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:pageSize/:page', validate('param', pageParams), async (c) =>
      c.json<AdminUser[]>(await listUsers(db.read, c.req.valid('param'))),
    )
    .post('/', smallBody, validate('json', createUserBody), async (c) => {
      const body = c.req.valid('json');
      const answer = await createOnce(c, 'user', body, async () => {
        await requireGoodPassword(body.password, body.username);
        const passwordHash = await hashPassword(body.password);
        const user = { username: body.username, passwordHash, websiteId: body.website_id };
        return async (change) => ({
          message: messages.userCreated,
          id: await createUser(change, user),
        });
      });
      return c.json<CreateAnswer>(answer, 201);
    })
    .put('/updatepass/:id', smallBody, validate('json', passwordBody), async (c) => {
      const id = requireId(c.req.param('id'));
      const { password, version } = c.req.valid('json');
      const { username } = await requireUser(db.read, id);
      await requireGoodPassword(password, username);
      const passwordHash = await hashPassword(password);
      await db.write(callerOf(c), (change) =>
        setUserPassword(change, { id, version }, passwordHash),
      );
      return c.json<WriteAnswer>({ message: messages.userPasswordChanged });
    })
    .put('/:id', smallBody, validate('json', statusBody), async (c) => {
      const id = requireId(c.req.param('id'));
      const { account_status, version } = c.req.valid('json');
      await db.write(callerOf(c), (change) =>
        setUserStatus(change, { id, version }, account_status),
      );
      return c.json<WriteAnswer>({ message: messages.userStatusChanged });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'));
      const version = c.req.valid('query')?.version;
      const username = await db.write(callerOf(c), (change) => deleteUser(change, { id, version }));
      return c.json<WriteAnswer>({ message: messages.userDeleted(username) });
    });
}

async function requireGoodPassword(password: string, username: string): Promise<void> {
  const fault = await findPasswordFault(password, username);
  if (fault === undefined) return;
  const words = { common: messages.passwordCommon, 'about-us': messages.passwordAboutUs };
  throw fieldError(400, 'password', words[fault]);
}

function requireId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, messages.userNotFound);
  return id;
}
