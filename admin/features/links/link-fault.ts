import { resolveAddress } from '../../../api/contract/address.ts';
import { addressMaxLength } from '../../../api/contract/limits.ts';
import { linksCopy as copy } from '../../copy/links.ts';

/** `true` for a link that the server takes, else what is wrong with it. */
export function linkFault(typed: string): true | string {
  if (typed.trim().length > addressMaxLength) return copy.tooLong(addressMaxLength);
  return resolveAddress(typed) !== undefined || copy.badAddress;
}
