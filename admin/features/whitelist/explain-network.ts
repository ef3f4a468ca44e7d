import { isTooWide, isWide, parseNetwork, writeNetwork } from '../../../api/contract/ip-network.ts';
import { whitelistCopy as copy } from '../../copy/whitelist.ts';

/**
 * Says what a typed network admits, and what is stored if that is another text.
 *
 * @param own the user's own address, if its network was proposed.
 */
export function explainNetwork(typed: string, own: string | undefined): string {
  const network = parseNetwork(typed.trim());
  if (network === undefined) return copy.networkHelp;
  return [
    `${copy.admitted(network)}.`,
    network.hadHostBits && copy.hostBitsCleared(writeNetwork(network)),
    own !== undefined && copy.proposed(own),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why the server does not accept a text; undefined if it does. */
export function findNetworkProblem(typed: string): string | undefined {
  const network = parseNetwork(typed.trim());
  if (network === undefined) return copy.badNetwork;
  return isTooWide(network) ? copy.tooWide : undefined;
}

/** Whether a network is so wide that the user is asked once more. */
export function isAskedAbout(typed: string): boolean {
  const network = parseNetwork(typed.trim());
  return network !== undefined && isWide(network);
}
