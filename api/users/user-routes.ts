import { Hono } from 'hono';
import { z } from 'zod';
import type { AuditedDatabase } from '../audit-log/audited-database.ts';
import { findUsernameProblem, type UsernameProblem } from '../auth/find-username-problem.ts';
import type { Guard } from '../auth/guard.ts';
import { hashPassword } from '../auth/password.ts';
import { requireGoodPassword } from '../auth/require-good-password.ts';
import type { RequirePassword } from '../auth/require-password.ts';
import type { AdminUser } from '../contract/entities.ts';
import { passwordMaxLength, usernameMaxLength } from '../contract/limits.ts';
import { listSorts } from '../contract/list-query.ts';
import type {
  CreateResponse,
  CreateUser,
  UpdateUserPassword,
  UpdateUserStatus,
  WriteResponse,
} from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { listQuery } from '../http/list-query.ts';
import {
  bodyId,
  bodyVersion,
  newPassword,
  pageParams,
  requiredText,
  requireId,
  smallBody,
  validate,
  versionQuery,
} from '../http/validation.ts';
import type { CreateOnce } from '../idempotency/create-once.ts';
import { listUsers, requireUser } from './user-queries.ts';
import { createUser, deleteUser, setUserPassword, setUserStatus } from './user-writes.ts';

const usernameProblems: Record<UsernameProblem, string> = {
  unseen: messages.unseenCharacter,
  marks: messages.usernameMarks,
  scripts: messages.usernameScripts,
  reserved: messages.usernameReserved,
};
const createUserBody = z.object({
  username: requiredText(usernameMaxLength).superRefine((username, context) => {
    const problem = findUsernameProblem(username);
    if (problem) context.addIssue({ code: 'custom', message: usernameProblems[problem] });
  }),
  password: newPassword,
  website_id: bodyId,
}) satisfies z.ZodType<CreateUser>;
const statusBody = z.object({
  account_status: z.boolean(messages.notBoolean),
  version: bodyVersion,
}) satisfies z.ZodType<UpdateUserStatus>;
const passwordBody = z.object({
  password: newPassword,
  current_password: z
    .string(messages.notText)
    .max(passwordMaxLength, messages.tooLong(passwordMaxLength))
    .optional(),
  version: bodyVersion,
}) satisfies z.ZodType<UpdateUserPassword>;

export interface UserRouteOptions {
  db: AuditedDatabase;
  guard: Guard;
  createOnce: CreateOnce;
  requirePassword: RequirePassword;
}

/** The accounts of the admins. */
export function userRoutes({ db, guard, createOnce, requirePassword }: UserRouteOptions) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin, smallBody)
    .get(
      '/:pageSize/:page',
      validate('param', pageParams),
      validate('query', listQuery(listSorts.users)),
      async (c) =>
        c.json<AdminUser[]>(await listUsers(db.read, c.req.valid('query'), c.req.valid('param'))),
    )
    .post('/', validate('json', createUserBody), async (c) => {
      const body = c.req.valid('json');
      const response = await createOnce(c, 'user', body, async () => {
        await requireGoodPassword(body.password, body.username);
        const passwordHash = await hashPassword(body.password);
        const user = { username: body.username, passwordHash, websiteId: body.website_id };
        return async (change) => ({
          message: messages.userCreated,
          id: await createUser(change, user),
        });
      });
      return c.json<CreateResponse>(response, 201);
    })
    .put('/updatepass/:id', validate('json', passwordBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.userNotFound);
      const { password, current_password, version } = c.req.valid('json');
      const { username } = await requireUser(db.read, id);
      if (current_password !== undefined) await requirePassword(c, current_password);
      await requireGoodPassword(password, username);
      const passwordHash = await hashPassword(password);
      await db.write(c.var.actor, (change) =>
        setUserPassword(change, { id, version }, passwordHash),
      );
      return c.json<WriteResponse>({ message: messages.userPasswordChanged });
    })
    .put('/:id', validate('json', statusBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.userNotFound);
      const { account_status, version } = c.req.valid('json');
      await db.write(c.var.actor, (change) =>
        setUserStatus(change, { id, version }, account_status),
      );
      return c.json<WriteResponse>({ message: messages.userStatusChanged });
    })
    .delete('/:id', validate('query', versionQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.userNotFound);
      const version = c.req.valid('query')?.version;
      const username = await db.write(c.var.actor, (change) => deleteUser(change, { id, version }));
      return c.json<WriteResponse>({ message: messages.userDeleted(username) });
    });
}
