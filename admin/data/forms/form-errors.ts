import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api-client.ts';
import { failureMessage } from '../toasts.ts';

/** The part of react-hook-form's `setError` that is used here. */
type SetError<Name> = (
  name: Name | 'root.server',
  error: { type: 'server'; message: string },
  options: { shouldFocus: boolean },
) => void;

/**
 * Shows the server's errors beside their fields and focuses the first one. An error without a field becomes the error
 * of the form (`errors.root.server`), so that the dialog shows it until the next try.
 *
 * @param names the form's field for each field of the server: `{ username: 'username', website_id: 'websiteId' }`.
 * @param failed a sentence that says which action failed.
 */
export function showFormErrors<Name extends string>(
  error: unknown,
  names: Readonly<Record<string, Name>>,
  setError: SetError<Name>,
  failed: string,
): void {
  const errors = Object.entries(error instanceof ApiError ? error.fields : {});
  const known = errors.flatMap(([field, message]) => {
    const name = names[field];
    return name === undefined ? [] : [{ name, message }];
  });
  for (const [index, { name, message }] of known.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  if (known.length > 0) return;
  const message = failureMessage(error, failed);
  setError('root.server', { type: 'server', message }, { shouldFocus: false });
}

/**
 * Returns the submit handler of a form. It sends the values, and shows an error like `showFormErrors`.
 *
 * @param names the form's field for each field of the server with another name.
 */
export function submitOf<Fields extends FieldValues>(
  { handleSubmit, setError }: UseFormReturn<Fields>,
  failed: string,
  send: (fields: Fields) => Promise<unknown>,
  names: Readonly<Record<string, Path<Fields>>> = {},
) {
  return handleSubmit(async (fields) => {
    try {
      await send(fields);
    } catch (error) {
      const same = Object.keys(fields).map((name) => [name, name]);
      showFormErrors<Path<Fields>>(
        error,
        { ...Object.fromEntries(same), ...names },
        setError,
        failed,
      );
    }
  });
}
