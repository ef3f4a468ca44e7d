import type { WhitelistEntry } from '../../../api/contract/entities.ts';

/**
 * The id of the only entry that admits the user, which the server neither removes nor deactivates. Undefined if another
 * one admits them, too, or if there may be one that is not loaded: then the server decides.
 */
export function findOnlyWay(
  rows: readonly WhitelistEntry[] | undefined,
  admitting: ReadonlySet<string>,
  isComplete: boolean,
): number | undefined {
  if (!isComplete) return undefined;
  const ways = (rows ?? []).filter(
    ({ ip, status, until }) => status && until === null && admitting.has(ip),
  );
  return ways.length === 1 ? ways[0]?.id : undefined;
}
