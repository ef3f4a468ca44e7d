import { isUniqueError } from '../db/is-unique-error.ts';
import { fieldError } from './errors.ts';

/**
 * For the `catch` of a write: the field's value must be unique, and another row has it already.
 *
 * @throws ApiError 409 for such a value, and every other error as it is.
 */
export function refuseDuplicate(field: string, message: string): (error: unknown) => never {
  return (error) => {
    throw isUniqueError(error) ? fieldError(409, field, message) : error;
  };
}
