import type { WhitelistEntry } from '../../../api/contract/entities.ts';
import type { PagedList } from '../../ui/paged-list.ts';
import type { OwnAddress } from './whitelist-queries.ts';

/** A list of one page tells by itself; of a longer one only the gate knows the rest. */
export function isAddressListed(
  own: OwnAddress,
  { rows = [], total }: Pick<PagedList<WhitelistEntry>, 'rows' | 'total'>,
): boolean {
  if (rows.some(({ ip }) => ip === own.ip)) return true;
  return total > rows.length && own.isListed;
}
