import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { findUsernameProblem, type UsernameProblem } from '../auth/find-username-problem.ts';
import { hashPassword } from '../auth/password.ts';
import { requireGoodPassword } from '../auth/require-good-password.ts';
import type { RequireProofOf } from '../auth/require-proof-of.ts';
import type { AdminUser } from '../contract/entities.ts';
import { usernameMaxLength } from '../contract/limits.ts';
import { listSorts } from '../contract/list-query.ts';
import type {
  CreateResponse,
  CreateUser,
  UpdateUser,
  UpdateUserPassword,
  UpdateUserResponse,
  WriteResponse,
} from '../contract/requests.ts';
import { normalRights, roles } from '../contract/rights.ts';
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
  typedPassword,
  validate,
  versionQuery,
} from '../http/validation.ts';
import { listUsers, requireUser } from './user-queries.ts';
import { createUser, deleteUser, setUserPassword, updateUser } from './user-writes.ts';

/** Websites that one account is given. */
const websitesGivenMax = 500;

const usernameProblems: Record<UsernameProblem, string> = {
  unseen: messages.unseenCharacter,
  marks: messages.usernameMarks,
  scripts: messages.usernameScripts,
  reserved: messages.usernameReserved,
};
const rights = {
  role: z.enum(roles, messages.notChoice).optional(),
  website_ids: z
    .array(bodyId, messages.notIdList)
    .min(1, messages.noWebsiteChosen)
    .max(websitesGivenMax, messages.tooManyWebsites(websitesGivenMax))
    .optional(),
  may_publish: z.boolean(messages.notBoolean).optional(),
};
const createUserBody = z
  .object({
    username: requiredText(usernameMaxLength).superRefine((username, context) => {
      const problem = findUsernameProblem(username);
      if (problem) context.addIssue({ code: 'custom', message: usernameProblems[problem] });
    }),
    password: newPassword,
    website_id: bodyId.optional(),
    ...rights,
  })
  .refine(({ website_id, website_ids }) => website_id ?? website_ids, {
    path: ['website_id'],
    message: messages.notId,
    // Also when other fields are wrong.
    when: () => true,
  })
  .meta({
    examples: [{ username: 'Budi', password: 'kata-sandi-budi', website_id: 1 }],
  }) satisfies z.ZodType<CreateUser>;
const updateBody = z
  .object({
    account_status: z.boolean(messages.notBoolean).optional(),
    take_over_schedules: z.boolean(messages.notBoolean).optional(),
    version: bodyVersion,
    ...rights,
  })
  .refine(
    ({ version, take_over_schedules: _, ...changes }) =>
      Object.values(changes).some((each) => each !== undefined),
    {
      path: ['account_status'],
      message: messages.notBoolean,
    },
  )
  .meta({ examples: [{ account_status: false }] }) satisfies z.ZodType<UpdateUser>;
const deletionQuery = versionQuery
  .unwrap()
  .extend({ take_over_schedules: z.enum(['true', 'false'], messages.notChoice).optional() })
  .optional();
const passwordBody = z
  .object({
    password: newPassword,
    current_password: typedPassword.optional(),
    version: bodyVersion,
  })
  .meta({ examples: [{ password: 'kata-sandi-baru' }] }) satisfies z.ZodType<UpdateUserPassword>;

/** The accounts of the admins. */
export function userRoutes({ db, guard, createOnce }: Area, requireProofOf: RequireProofOf) {
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
        const user = { username: body.username, passwordHash, rights: rightsOf(body) };
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
      if (current_password !== undefined) {
        const proof = { password: current_password };
        await requireProofOf(c, proof, async () => {}, 'current_password');
      }
      await requireGoodPassword(password, username);
      const passwordHash = await hashPassword(password);
      await db.write(c.var.actor, (change) =>
        setUserPassword(change, { id, version }, passwordHash),
      );
      return c.json<WriteResponse>({ message: messages.userPasswordChanged });
    })
    .put('/:id', validate('json', updateBody), async (c) => {
      const id = requireId(c.req.param('id'), messages.userNotFound);
      const {
        account_status: status,
        take_over_schedules: takesOver = false,
        version,
        ...sent
      } = c.req.valid('json');
      const undoId = await db.write(c.var.actor, (change) =>
        updateUser(change, { id, version }, { status, rights: sent, takesOver }),
      );
      const message =
        status !== undefined
          ? messages.userStatusChanged
          : undoId === null
            ? messages.userNothingToChange
            : messages.userRightsChanged;
      return c.json<UpdateUserResponse>({ message, ...(undoId !== null && { undo_id: undoId }) });
    })
    .delete('/:id', validate('query', deletionQuery), async (c) => {
      const id = requireId(c.req.param('id'), messages.userNotFound);
      const { version, take_over_schedules } = c.req.valid('query') ?? {};
      const takesOver = take_over_schedules === 'true';
      const username = await db.write(c.var.actor, (change) =>
        deleteUser(change, { id, version }, { takesOver }),
      );
      return c.json<WriteResponse>({ message: messages.userDeleted(username) });
    });
}

function rightsOf({ role = 'admin', website_id, website_ids = [], may_publish }: CreateUser) {
  return normalRights({
    role,
    website_ids: website_id === undefined ? website_ids : [website_id, ...website_ids],
    may_publish: may_publish ?? false,
  });
}
