import { eq, sql } from 'drizzle-orm';
import { jakartaDay } from '../../contract/jakarta-day.ts';
import { normalRights, type Rights } from '../../contract/rights.ts';
import { messages } from '../../copy/messages.ts';
import type { Reader } from '../../db/database.ts';
import { prepareQuery } from '../../db/prepare-query.ts';
import { machines, machineTokens } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';

/** A stored token and its program. */
export interface FoundToken {
  id: number;
  name: string;
  expiresOn: string;
  lastUsedAt: string | null;
  isRevoked: boolean;
  /** `null` when it was deleted. */
  machine: StoredMachine | null;
}

type StoredMachine = Pick<
  typeof machines.$inferSelect,
  'id' | 'name' | 'role' | 'websiteIds' | 'mayPublish' | 'addresses'
>;

/** A program whose token works. */
export interface Machine {
  id: number;
  name: string;
  rights: Rights;
  addresses: readonly string[];
}

/** Finds a token by its hash. */
export type FindToken = (hash: string) => Promise<FoundToken | undefined>;

/** Builds the query once, as for sessions. */
export function prepareFindToken(db: Reader): FindToken {
  const { id, name, role, websiteIds, mayPublish, addresses } = machines;
  const query = prepareQuery(
    db
      .select({
        token: machineTokens,
        machine: { id, name, role, websiteIds, mayPublish, addresses },
      })
      .from(machineTokens)
      .leftJoin(machines, eq(machines.id, machineTokens.machineId))
      .where(eq(machineTokens.hash, sql.placeholder('hash'))),
    'find-machine-token',
  );
  return async (hash) => {
    const [found] = await query.execute({ hash });
    if (found === undefined) return undefined;
    const { token, machine } = found;
    const { id, name, expiresOn, lastUsedAt, revokedAt } = token;
    return { id, name, expiresOn, lastUsedAt, isRevoked: revokedAt !== null, machine };
  };
}

/** @throws ApiError 401 when the token is revoked or expired. */
export function requireMachine({ isRevoked, machine, expiresOn }: FoundToken): Machine {
  if (isRevoked || machine === null) throw new ApiError(401, messages.tokenRevoked);
  if (expiresOn < jakartaDay(new Date())) throw new ApiError(401, messages.tokenExpired);
  const { id, name, addresses, role, websiteIds, mayPublish } = machine;
  const rights = normalRights({ role, website_ids: websiteIds, may_publish: mayPublish });
  return { id, name, rights, addresses };
}
