import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import { networksOf } from '../../../api/contract/ip-network.ts';
import type { PagedList } from '../../data/lists/paged-list.ts';
import type { OwnAddress } from './whitelist-queries.ts';

/** If all entries are loaded, the list is sufficient; otherwise the IP gate's response is used. */
export function isAddressListed(
  own: OwnAddress,
  { rows = [], total }: Pick<PagedList<WhitelistEntry>, 'rows' | 'total'>,
): boolean {
  const admitting = networksOf(own.ip);
  if (rows.some(({ ip }) => admitting.includes(ip))) return true;
  return total > rows.length && own.isListed;
}
