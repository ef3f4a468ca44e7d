import { Hono } from 'hono';
import { z } from 'zod';
import type { Area } from '../area.ts';
import { findUsernameProblem } from '../auth/find-username-problem.ts';
import { websitesMax } from '../config/server-limits.ts';
import { isTooWide, parseNetwork, writeNetwork } from '../contract/ip-network.ts';
import { usernameMaxLength } from '../contract/limits.ts';
import {
  type CreateMachineToken,
  type CreateMachineTokenResponse,
  type Machine,
  machineAddressesMax,
  machineRoles,
  type OwnMachine,
  type UpdateMachine,
  type WriteMachine,
} from '../contract/machines.ts';
import type { CreateResponse, WriteResponse } from '../contract/requests.ts';
import { messages } from '../copy/messages.ts';
import type { AdminEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { promise } from '../http/route-inputs.ts';
import { dayAnswer } from '../http/row-answers.ts';
import {
  bodyId,
  bodyVersion,
  requiredLine,
  requireId,
  smallBody,
  validate,
  versionQuery,
} from '../http/validation.ts';
import { listMachines } from './machine-queries.ts';
import { createMachine, deleteMachine, updateMachine } from './machine-writes.ts';
import { createToken, revokeToken } from './token-writes.ts';

const name = requiredLine(usernameMaxLength);
/** An address or a network, as `writeNetwork` spells it: the gate compares texts. */
const address = z.string(messages.notText).transform((typed, { addIssue }) => {
  const network = parseNetwork(typed.trim());
  if (network !== undefined && !isTooWide(network)) return writeNetwork(network);
  addIssue(network ? messages.networkTooWide : messages.badMachineAddress(typed.slice(0, 50)));
  return z.NEVER;
});
const example = { name: 'Impor toko', role: 'editor', website_ids: [1] };
const machineBody = z
  .strictObject({
    name: name.superRefine((typed, { addIssue }) => {
      if (findUsernameProblem(typed))
        addIssue({ code: 'custom', message: messages.machineNameUnclear });
    }),
    role: z.enum(machineRoles, messages.notChoice),
    website_ids: z
      .array(bodyId, messages.notIdList)
      .min(1, messages.noWebsiteChosen)
      .max(websitesMax, messages.tooManyWebsites(websitesMax)),
    may_publish: z.boolean(messages.notBoolean).optional(),
    addresses: z
      .array(address, messages.required)
      .max(machineAddressesMax, messages.tooManyAddresses(machineAddressesMax))
      .transform((all) => [...new Set(all)])
      .optional(),
  })
  .meta({ examples: [example] }) satisfies z.ZodType<WriteMachine>;
const editBody = machineBody
  .extend({ version: bodyVersion })
  .meta({ examples: [example] }) satisfies z.ZodType<UpdateMachine>;
const tokenBody = z
  .strictObject({ name, expires_on: z.iso.date(messages.notDay).optional() })
  .meta({ examples: [{ name: 'Server toko' }] }) satisfies z.ZodType<CreateMachineToken>;

const ownMachineAnswer = z.strictObject({
  name: z.string(),
  role: z.enum(machineRoles),
  website_ids: z.array(z.int()),
  may_publish: z.boolean(),
  token: z.strictObject({ name: z.string(), expires_on: dayAnswer }),
}) satisfies z.ZodType<OwnMachine>;

/** The accounts of programs and their tokens, for admins. */
export function machineRoutes({ db, guard, createOnce }: Area) {
  return (
    new Hono<AdminEnv>()
      .use(guard.requireAdmin, smallBody)
      .get('/', async (c) => c.json<Machine[]>(await listMachines(db.read)))
      .post('/', validate('json', machineBody), async (c) => {
        const body = c.req.valid('json');
        const response = await createOnce(c, 'machine', body, async () => async (change) => ({
          message: messages.machineCreated,
          id: await createMachine(change, body),
        }));
        return c.json<CreateResponse>(response, 201);
      })
      .put('/:id', validate('json', editBody), async (c) => {
        const id = requireId(c.req.param('id'), messages.machineNotFound);
        const { version, ...fields } = c.req.valid('json');
        await db.write(c.var.actor, (change) => updateMachine(change, { id, version }, fields));
        return c.json<WriteResponse>({ message: messages.machineUpdated });
      })
      .delete('/:id', validate('query', versionQuery), async (c) => {
        const id = requireId(c.req.param('id'), messages.machineNotFound);
        const deleted = await db.write(c.var.actor, (change) =>
          deleteMachine(change, { id, ...c.req.valid('query') }),
        );
        return c.json<WriteResponse>({ message: messages.machineDeleted(deleted) });
      })
      // Not once: a saved response would store the token.
      .post('/:id/tokens', validate('json', tokenBody), async (c) => {
        const id = requireId(c.req.param('id'), messages.machineNotFound);
        const made = await db.write(c.var.actor, (change) =>
          createToken(change, id, c.req.valid('json')),
        );
        const response = { message: messages.tokenCreated, ...made };
        return c.json<CreateMachineTokenResponse>(response, 201);
      })
      .delete('/:id/tokens/:token', async (c) => {
        const id = requireId(c.req.param('id'), messages.machineNotFound);
        const token = requireId(c.req.param('token'), messages.tokenNotFound);
        const revoked = await db.write(c.var.actor, (change) => revokeToken(change, id, token));
        return c.json<WriteResponse>({ message: messages.tokenDeleted(revoked) });
      })
  );
}

/** The program whose token is sent. */
export function ownMachineRoutes({ guard }: Area) {
  return new Hono<AdminEnv>().get(
    '/',
    guard.requireAdmin,
    promise({ summary: 'Whose token this is', answer: ownMachineAnswer }),
    (c) => {
      const { machine, user } = c.var;
      if (machine === undefined) throw new ApiError(404, messages.notMachine);
      const { role, website_ids, may_publish } = user.rights;
      // A program is never an admin.
      const own = { role: role === 'editor' ? role : 'viewer', website_ids, may_publish } as const;
      return c.json<OwnMachine>({ name: user.username, ...own, token: machine.token });
    },
  );
}
