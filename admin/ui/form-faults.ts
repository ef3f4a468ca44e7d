import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api-client.ts';
import { showFault } from './toast.ts';

/**
 * Puts the server's word on each field beside it, the first one focused; what belongs to no field is told as a message.
 */
export function showFormFault<Values extends FieldValues>(
  fault: unknown,
  fieldNames: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const fields = fault instanceof ApiError ? fault.fields : {};
  const known = fieldNames.filter((name) => fields[name] !== undefined);
  for (const [index, name] of known.entries())
    setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  if (known.length === 0) showFault(fault);
}
