import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import type { PagedList } from '../../data/paged-list.ts';
import type { OwnAddress } from './whitelist-queries.ts';

/** A list of one page is complete; for a longer one the IP gate is asked. */
export function isAddressListed(
  own: OwnAddress,
  { rows = [], total }: Pick<PagedList<WhitelistEntry>, 'rows' | 'total'>,
): boolean {
  if (rows.some(({ ip }) => ip === own.ip)) return true;
  return total > rows.length && own.isListed;
}
