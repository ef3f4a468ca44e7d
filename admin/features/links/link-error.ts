import { resolveAddress } from '../../../api/contract/address.ts';
import { addressMaxLength } from '../../../api/contract/limits.ts';
import { linksCopy as copy } from '../../copy/links.ts';

/** Returns `true` for a link that the server accepts, otherwise the error message. */
export function linkError(typed: string): true | string {
  if (typed.trim().length > addressMaxLength) return copy.tooLong(addressMaxLength);
  return resolveAddress(typed) !== undefined || copy.badAddress;
}
