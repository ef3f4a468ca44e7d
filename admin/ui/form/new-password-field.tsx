import { passwordMaxLength, passwordMinLength } from '../../../api/contract/limits.ts';
import { textLengthCopy } from '../../copy/ui.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import { PasswordInput, type PasswordInputProps } from './password-input.tsx';

/** A field for a new password. It shows the minimum length, or the error instead. */
export function NewPasswordField({ error, ...props }: Omit<PasswordInputProps, 'help'>) {
  return (
    <PasswordInput
      required
      help={error === undefined ? copy.passwordHelp(passwordMinLength) : undefined}
      error={error}
      autoComplete="new-password"
      {...props}
    />
  );
}

/** The server's rules, checked before the form is sent. */
export const passwordRules = {
  minLength: { value: passwordMinLength, message: copy.tooShort(passwordMinLength) },
  validate: (typed: string) =>
    typed.length <= passwordMaxLength || textLengthCopy.tooLong(passwordMaxLength),
};
