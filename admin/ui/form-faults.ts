import { ApiError } from '../api-client.ts';
import { showFault } from './toast.ts';

/** react-hook-form's `setError`, as far as it is used here. */
type SetError<Name> = (
  name: Name,
  error: { type: 'server'; message: string },
  options: { shouldFocus: boolean },
) => void;

/**
 * Puts the server's word on each field beside it, the first one focused; what belongs to no field is told as a message.
 *
 * @param names the form's field for each of the server's: `{ username: 'username', website_id: 'websiteId' }`.
 */
export function showFormFault<Name extends string>(
  fault: unknown,
  names: Readonly<Record<string, Name>>,
  setError: SetError<Name>,
): void {
  const faults = Object.entries(fault instanceof ApiError ? fault.fields : {});
  const known = faults.flatMap(([field, message]) => {
    const name = names[field];
    return name === undefined ? [] : [{ name, message }];
  });
  for (const [index, { name, message }] of known.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  if (known.length === 0) showFault(fault);
}
