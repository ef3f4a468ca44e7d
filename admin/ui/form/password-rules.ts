import { passwordMaxLength, passwordMinLength } from '../../../api/contract/limits.ts';
import { usersCopy as copy } from '../../copy/users.ts';

/** The server's rules, checked before the form is sent. */
export const passwordRules = {
  minLength: { value: passwordMinLength, message: copy.tooShort(passwordMinLength) },
  maxLength: { value: passwordMaxLength, message: copy.tooLong(passwordMaxLength) },
};
