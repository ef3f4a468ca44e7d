import { findAddressFault } from '../../api/contract/address.ts';
import { sentences } from '../../api/contract/texts/sentences.ts';

const faults = sentences.badAddress;

/**
 * Why a typed address is refused.
 *
 * @param other the text when the address has none of the usual faults.
 */
export function explainAddress(typed: string, other: string = faults.other): string {
  return { ...faults, other }[findAddressFault(typed) ?? 'other'];
}
