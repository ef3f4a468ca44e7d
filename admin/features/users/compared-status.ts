import { usersCopy as copy } from '../../copy/users.ts';
import type { ComparedField } from '../../ui/comparison/compared-field.ts';

/** Compares the stored status of an account with the new one. */
export function comparedStatus(current: boolean, mine: boolean): ComparedField {
  const word = (status: boolean) => (status ? copy.active : copy.inactive);
  return {
    label: copy.columns.status,
    left: word(current),
    right: word(mine),
    isSame: current === mine,
  };
}
