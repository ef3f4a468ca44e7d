import { Hono } from 'hono';
import { z } from 'zod';
import type { AdminEnv } from '../app-env.ts';
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
import type { Database } from '../db/open.ts';
import { ApiError } from '../http-errors.ts';
import { bodyId, pageParams, parseId, requiredText, smallBody, validate } from '../validation.ts';
import {
  createUser,
  deleteUser,
  listUsers,
  setUserPassword,
  setUserStatus,
} from './user-queries.ts';

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
}) satisfies z.ZodType<UpdateUserStatus>;
const passwordBody = z.object({ password }) satisfies z.ZodType<UpdateUserPassword>;

/** The accounts of the admins. */
export function userRoutes({ db, guard }: { db: Database; guard: Guard }) {
  return new Hono<AdminEnv>()
    .use(guard.requireAdmin)
    .get('/:pageSize/:page', validate('param', pageParams), async (c) =>
      c.json<AdminUser[]>(await listUsers(db.read, c.req.valid('param'))),
    )
    .post('/', smallBody, validate('json', createUserBody), async (c) => {
      const body = c.req.valid('json');
      const passwordHash = await hashPassword(body.password);
      const user = { username: body.username, passwordHash, websiteId: body.website_id };
      const id = await db.write((tx) => createUser(tx, user, c.var.user.username));
      return c.json<CreateAnswer>({ message: messages.userCreated, id }, 201);
    })
    .put('/updatepass/:id', smallBody, validate('json', passwordBody), async (c) => {
      const id = requireId(c.req.param('id'));
      const passwordHash = await hashPassword(c.req.valid('json').password);
      await db.write((tx) => setUserPassword(tx, id, passwordHash, c.var.user.username));
      return c.json<WriteAnswer>({ message: messages.userPasswordChanged });
    })
    .put('/:id', smallBody, validate('json', statusBody), async (c) => {
      const id = requireId(c.req.param('id'));
      const { account_status } = c.req.valid('json');
      await db.write((tx) => setUserStatus(tx, id, account_status, c.var.user));
      return c.json<WriteAnswer>({ message: messages.userStatusChanged });
    })
    .delete('/:id', async (c) => {
      const id = requireId(c.req.param('id'));
      const username = await db.write((tx) => deleteUser(tx, id, c.var.user));
      return c.json<WriteAnswer>({ message: messages.userDeleted(username) });
    });
}

function requireId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw new ApiError(404, messages.userNotFound);
  return id;
}
