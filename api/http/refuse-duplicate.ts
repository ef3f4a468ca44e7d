import { isUniqueError } from '../db/is-unique-error.ts';
import { fieldError } from './errors.ts';

/**
 * For the `catch` of a write that may repeat the value of a unique field.
 *
 * @throws ApiError 409 if another row has the value, otherwise the error itself.
 */
export function refuseDuplicate(field: string, message: string): (error: unknown) => never {
  return (error) => {
    throw isUniqueError(error) ? fieldError(409, field, message) : error;
  };
}
