import { ApiError } from './api-client.ts';
import { showError } from './toasts.ts';

/** The part of react-hook-form's `setError` that is used here. */
type SetError<Name> = (
  name: Name,
  error: { type: 'server'; message: string },
  options: { shouldFocus: boolean },
) => void;

/**
 * Shows the server's errors beside their fields and focuses the first. An error without a field becomes a toast.
 *
 * @param names the form's field for each of the server's: `{ username: 'username', website_id: 'websiteId' }`.
 */
export function showFormErrors<Name extends string>(
  error: unknown,
  names: Readonly<Record<string, Name>>,
  setError: SetError<Name>,
): void {
  const errors = Object.entries(error instanceof ApiError ? error.fields : {});
  const known = errors.flatMap(([field, message]) => {
    const name = names[field];
    return name === undefined ? [] : [{ name, message }];
  });
  for (const [index, { name, message }] of known.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  if (known.length === 0) showError(error);
}
