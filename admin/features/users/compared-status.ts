import { usersCopy as copy } from '../../copy/users.ts';
import type { ComparedField } from '../../ui/comparison.tsx';

/** An account's status as it stands, and as the person means it to be. */
export function comparedStatus(current: boolean, mine: boolean): ComparedField {
  const word = (status: boolean) => (status ? copy.active : copy.inactive);
  return {
    label: copy.columns.status,
    left: word(current),
    right: word(mine),
    isSame: current === mine,
  };
}
